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
import { loadParts } from './load-parts.ts';
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
  const loadData = loadPageData(() => router, manifest, modules, true);
  const router = createRouter({
    history,
    routes: createClientRoutes(manifest.routes, modules, hydrationData, true, false),
    hydrationData,
    mapRouteProperties,
    dataStrategy: async (input) => {
      const data = await loadData(input);
      const isOtherPage = new URL(input.request.url).pathname !== router.state.location.pathname;
      // A part that is missing is loaded again when the visitor uses the page.
      if (isOtherPage) await loadParts(input.matches.map(({ route }) => modules[route.id])).catch(() => {});
      return data;
    },
  });
  return router;
}
