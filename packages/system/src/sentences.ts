/** A number with its noun. */
export const plural = (n: number, one: string, many: string): string =>
  `${n} ${Math.abs(n) === 1 ? one : many}`;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A sentence that ends in the table's own text, which may be empty or bring its own full stop. */
export function told(start: string, text: string): string {
  if (text.trim() === '') return `${start}.`;
  return `${start}: ${text.trim()}${/[.!?…]$/.test(text.trim()) ? '' : '.'}`;
}
