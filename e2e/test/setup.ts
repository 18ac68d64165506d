import { afterEach } from 'vitest';
import { tellAll } from './telling.ts';

// Registered before those of the file itself, so it runs after them; what they close is told by then (see browser.ts).
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await tellAll(task.name);
});
