import { create } from 'zustand';
import { inside, under } from './base.ts';

/** The pages of Tafelrunde. Anything else leads to the start. */
export const ROUTES = {
  '/': 'start',
  '/open': 'open',
  '/join': 'join',
  '/lab': 'lab',
  '/arena': 'arena',
  '/replay': 'replay',
  '/fair-dice': 'fairDice',
} as const;
type FixedPath = keyof typeof ROUTES;
/** A shared table by its id, a solo table by its system; the lab by system and action, arena, house rules and rule book by system. */
export type Path =
  | FixedPath
  | `/table/${string}`
  | `/solo/${string}`
  | `/lab/${string}`
  | `/arena/${string}`
  | `/house/${string}`
  | `/rules/${string}`
  | `/paper/${string}`
  | `/replay?${string}`
  | `/fair-dice?${string}`;
export type Route = (typeof ROUTES)[FixedPath] | 'table' | 'solo' | 'house' | 'rules' | 'paper';

function routeOf(path: string): Route {
  if (path.startsWith('/table/')) return 'table';
  if (path.startsWith('/solo/')) return 'solo';
  if (path.startsWith('/lab/')) return 'lab';
  if (path.startsWith('/arena/')) return 'arena';
  if (path.startsWith('/house/')) return 'house';
  if (path.startsWith('/rules/')) return 'rules';
  if (path.startsWith('/paper/')) return 'paper';
  return Object.hasOwn(ROUTES, path) ? ROUTES[path as FixedPath] : 'start';
}

interface RouteState {
  readonly route: Route;
  readonly path: string;
  go(path: Path): void;
}

export const useRoute = create<RouteState>()((set) => ({
  route: routeOf(inside(location.pathname)),
  path: inside(location.pathname),
  go(path) {
    history.pushState(null, '', under(path));
    window.scrollTo(0, 0);
    set({ route: routeOf(inside(location.pathname)), path: inside(location.pathname) });
  },
}));

window.addEventListener('popstate', () =>
  useRoute.setState({ route: routeOf(inside(location.pathname)), path: inside(location.pathname) }),
);
