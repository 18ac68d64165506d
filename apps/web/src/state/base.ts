export const metaOf = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined);

/** Whether a server stands behind the page: not where it was laid out as files by `npm run site`. */
export const hasServer = metaOf('site') === undefined;

// Where the page lives below its host: '' at the top, '/runde' below it. The server writes it into the page; as files it
// knows how far up it begins.
const written = metaOf('base') ?? '';
const absolute = hasServer || written === '' ? written : new URL(written, location.href).pathname;
const BASE = absolute.startsWith('/') ? absolute.replace(/\/+$/, '') : '';

/** A path of the page or of its server, as the browser has to ask for it. */
export const under = (path: string): string => `${BASE}${path}`;

/** The other way round: the path of the page inside what the browser shows. File servers end it with a slash. */
export const inside = (pathname: string): string => {
  const own = pathname === BASE || pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
  return own.replace(/\/+$/, '') || '/';
};

/** A whole address, to be handed on. */
export const addressFor = (path: string, origin = location.origin): string => `${origin}${BASE}${path}`;
