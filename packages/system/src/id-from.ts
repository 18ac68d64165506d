/** The longest id that is made of a name; a number may follow. */
const MAX_ID = 60;

/** A name as an id: letters and figures, words joined by hyphens. */
export function idFrom(name: string): string {
  const id = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replace(/^-|-$/g, '');
  return id === '' ? 'figure' : id;
}
