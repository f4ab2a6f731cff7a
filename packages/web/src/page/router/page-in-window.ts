import type {
  UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  EntryContext,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router';

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

type RouteOfPage = Pick<NonNullable<AssetsManifest['routes'][string]>, 'path' | 'hasLoader' | 'css'>;

declare global {
  interface Window {
    __reactRouterContext?: Pick<EntryContext, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & {
      /** Data of the loaders, in the form in which the framework sends them. */
      readonly data: string;
    };
    /** The routes of the page. The file at `url` replaces it by that of all routes. */
    __reactRouterManifest?: { readonly url: string; readonly routes: Record<string, RouteOfPage> };
    __reactRouterRouteModules?: RouteModules;
  }
}

/** What the scripts of `page-scripts.server.ts` have put into the window. */
export function pageInWindow() {
  const { __reactRouterContext: context, __reactRouterManifest: manifest } = window;
  const { __reactRouterRouteModules: modules } = window;
  if (!context || !manifest || !modules) throw new Error('The page has no data for its router');
  return { context, manifest, modules };
}
