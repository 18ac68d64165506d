/** How deep values from outside may be nested. */
export const MAX_DEPTH = 60;

/** Whether a value is nested too deep; counting stops where it is too much. */
export const isTooDeep = (value: unknown): boolean => depthOf(value, 0) > MAX_DEPTH;

function depthOf(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return depth;
  // Bytes that nobody has read yet: megabytes of numbers, none of them nested.
  if (ArrayBuffer.isView(value)) return depth + 1;
  let deepest = depth + 1;
  for (const one of Object.values(value)) deepest = Math.max(deepest, depthOf(one, depth + 1));
  return deepest;
}
