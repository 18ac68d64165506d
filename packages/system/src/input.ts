import { ok, type Problem, type Result } from '@tafelrunde/kernel';
import type { Action } from './action.ts';
import { patchBetween } from './scene-patch.ts';
import { isTrusted, trust } from './trusted.ts';

/**
 * The input of an action on this scene. What somebody filled in is read each time. The scene is read once: what the
 * rules make of it afterwards needs no reading.
 */
export function inputFor(action: Action, raw: unknown, scene: unknown): Result<unknown, readonly Problem[]> {
  if (action.fields === null) return action.input.parse(raw);
  if (isTrusted(scene)) {
    const fields = action.fields.parse(withoutScene(raw));
    return fields.ok ? ok({ ...fields.value, scene }) : fields;
  }
  const whole = action.input.parse(raw !== null && typeof raw === 'object' ? { ...raw, scene } : raw);
  // An older one lacks what has come to the figures since then: it is read each time.
  if (whole.ok && patchBetween(scene, (whole.value as { readonly scene: unknown }).scene).length === 0)
    trust(scene);
  return whole;
}

/** A scene that somebody sends along is not the one that counts. */
function withoutScene(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object' || !('scene' in raw)) return raw;
  const { scene: _, ...fields } = raw;
  return fields;
}
