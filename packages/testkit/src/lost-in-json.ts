/** Where a value holds what JSON loses or changes: a Set, a Map, undefined, NaN, a class; undefined if it holds none. */
export function lostInJson(value: unknown, at = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${at}: ${value}`;
    case 'object':
      break;
    default:
      return `${at}: ${typeof value}`;
  }
  if (value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    return `${at}: ${value.constructor.name}`;
  for (const [key, inner] of Object.entries(value)) {
    const lost = lostInJson(inner, at === '' ? key : `${at}.${key}`);
    if (lost !== undefined) return lost;
  }
  return undefined;
}
