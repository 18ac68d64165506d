import { create } from 'zustand';

/** The pages of Tafelrunde. Anything else leads to the start. */
export const ROUTES = {
  '/': 'start',
  '/grundregelwerk': 'grundregelwerk',
  '/open': 'open',
  '/join': 'join',
  '/lab': 'lab',
} as const;
type FixedPath = keyof typeof ROUTES;
/** A shared table by its id, a solo table by its system; the lab by system and action, house rules by system. */
export type Path = FixedPath | `/table/${string}` | `/solo/${string}` | `/lab/${string}` | `/house/${string}`;
export type Route = (typeof ROUTES)[FixedPath] | 'table' | 'solo' | 'house';

function routeOf(path: string): Route {
  if (path.startsWith('/table/')) return 'table';
  if (path.startsWith('/solo/')) return 'solo';
  if (path.startsWith('/lab/')) return 'lab';
  if (path.startsWith('/house/')) return 'house';
  return Object.hasOwn(ROUTES, path) ? ROUTES[path as FixedPath] : 'start';
}

interface RouteState {
  readonly route: Route;
  readonly path: string;
  go(path: Path): void;
}

export const useRoute = create<RouteState>()((set) => ({
  route: routeOf(location.pathname),
  path: location.pathname,
  go(path) {
    history.pushState(null, '', path);
    window.scrollTo(0, 0);
    set({ route: routeOf(location.pathname), path: location.pathname });
  },
}));

window.addEventListener('popstate', () =>
  useRoute.setState({ route: routeOf(location.pathname), path: location.pathname }),
);
