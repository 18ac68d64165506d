// Where the page lives below its host: '' at the top, '/runde' below it. The server writes it into the page.
const written =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector('meta[name="base"]')?.getAttribute('content') ?? '');
const BASE = written.startsWith('/') ? written.replace(/\/+$/, '') : '';

/** A path of the page or of its server, as the browser has to ask for it. */
export const under = (path: string): string => `${BASE}${path}`;

/** The other way round: the path of the page inside what the browser shows. */
export const inside = (pathname: string): string =>
  pathname === BASE || pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) || '/' : pathname;

/** A whole address, to be handed on. */
export const addressFor = (path: string, origin = location.origin): string => `${origin}${BASE}${path}`;
