import { expect } from 'vitest';
import { type Person, resultOf } from '../table-driver.ts';
import { isInView, judgeMoment } from './judgement.ts';

/** Verdict and dice, in the view of every seat, over whatever they look at. */
export async function everybodySees(people: readonly Person[], who: RegExp): Promise<void> {
  const see = async ({ page }: Person) => {
    const shown = resultOf(page);
    const verdict = shown.locator('.verdict-line').first();
    await verdict.waitFor();
    expect(await shown.locator('.result-title').first().innerText()).toMatch(who);
    expect(await shown.locator('.die').count(), 'dice of the result').toBeGreaterThan(0);
    expect(await isInView(verdict), 'the verdict in view').toBe(true);
    expect(await isInView(shown.locator('.die').first()), 'its dice in view').toBe(true);
    await judgeMoment(page, 'a result');
  };
  await Promise.all(people.map(see));
}
