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
  '/story': 'story',
  '/tables': 'tables',
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
  | `/story?${string}`
  | `/fair-dice?${string}`;
export type Route = (typeof ROUTES)[FixedPath] | 'table' | 'screen' | 'solo' | 'house' | 'rules' | 'paper';

function routeOf(path: string): Route {
  if (/^\/table\/[^/]+\/screen$/.test(path)) return 'screen';
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
  /** What the address names on its page, without the sign before it. */
  readonly hash: string;
  go(path: Path): void;
}

const here = (): Omit<RouteState, 'go'> => {
  const path = inside(location.pathname);
  return { route: routeOf(path), path, hash: location.hash.slice(1) };
};

export const useRoute = create<RouteState>()((set) => ({
  ...here(),
  go(path) {
    history.pushState(null, '', under(path));
    window.scrollTo(0, 0);
    set(here());
  },
}));

// Comes with every step back and forth, and where somebody changes only what stands behind the sign.
window.addEventListener('popstate', () => useRoute.setState(here()));
