import { create } from 'zustand';

/** The pages of Tafelrunde. Anything else leads to the start. */
export const ROUTES = { '/': 'start', '/grundregelwerk': 'grundregelwerk' } as const;
export type Path = keyof typeof ROUTES;
export type Route = (typeof ROUTES)[Path];

const routeOf = (path: string): Route => (Object.hasOwn(ROUTES, path) ? ROUTES[path as Path] : 'start');

interface RouteState {
  readonly route: Route;
  go(path: Path): void;
}

export const useRoute = create<RouteState>()((set) => ({
  route: routeOf(location.pathname),
  go(path) {
    history.pushState(null, '', path);
    window.scrollTo(0, 0);
    set({ route: routeOf(path) });
  },
}));

window.addEventListener('popstate', () => useRoute.setState({ route: routeOf(location.pathname) }));
