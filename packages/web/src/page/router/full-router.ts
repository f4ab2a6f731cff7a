import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type HydrationState,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as loadPageData,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import type { BrowserHistory } from './page-in-window.ts';

type FullRouterInput = {
  readonly history: BrowserHistory;
  readonly manifest: AssetsManifest;
  /** Modules that are loaded already. The router adds those of other pages. */
  readonly modules: RouteModules;
  readonly hydrationData: HydrationState;
};

/** The framework's own router. It begins with the data of the page that is shown. */
export function createFullRouter({ history, manifest, modules, hydrationData }: FullRouterInput): DataRouter {
  const router = createRouter({
    history,
    routes: createClientRoutes(manifest.routes, modules, hydrationData, true, false),
    hydrationData,
    mapRouteProperties,
    dataStrategy: loadPageData(() => router, manifest, modules, true),
  });
  return router;
}
