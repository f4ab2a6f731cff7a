import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouteObject,
  type DataRouter,
  UNSAFE_decodeViaTurboStream as decodeData,
  UNSAFE_FrameworkContext as FrameworkContext,
  type HydrationState,
  UNSAFE_RemixErrorBoundary as OutermostErrorBoundary,
  RouterProvider,
} from 'react-router';
import { screenOf } from '../../screens.ts';
import { loadAgain } from '../import-again.ts';
import { createFirstPageRouter } from './first-page-router.ts';
import { type BrowserHistory, pageInWindow } from './page-in-window.ts';

/**
 * Reads the data of the page and returns the element with which React hydrates it, of the same form as the framework's own
 * `HydratedRouter`.
 */
export async function readPages(): Promise<ReactNode> {
  const { context, manifest, modules } = pageInWindow();
  const { body } = new Response(context.data);
  if (!body) throw new Error('The page has no data');
  const { value } = await decodeData(body, window);
  const data = withDataOfEachRoute(value as HydrationState);
  // An error page is shown at any address, whose own screen only the full router knows.
  const first = data.errors
    ? undefined
    : createFirstPageRouter({
        routes: routesOfPage(),
        loaderData: data.loaderData ?? {},
        loadFullRouter: (history, loaderData) => loadFullRouter(history, { loaderData }, manifest),
        window,
      });
  if (first) loadInTime(first.load);
  const router = first?.router ?? (await loadFullRouter(createBrowserHistory(), data, manifest)).initialize();
  const { future, ssr, isSpaMode, routeDiscovery } = context;
  // The framework's components read only what the window has, or what loading the full router has added to it.
  const settings = { manifest: manifest as AssetsManifest, routeModules: modules, future, ssr };
  return (
    <>
      <FrameworkContext value={{ ...settings, isSpaMode, routeDiscovery }}>
        <OutermostErrorBoundary location={router.state.location}>
          <RouterProvider router={router as DataRouter} flushSync={flushSync} />
        </OutermostErrorBoundary>
      </FrameworkContext>
      {/* The server's element has a second child here, and React numbers ids by position. */}
      {null}
    </>
  );
}

/** Loads the full router and the list of all routes, which it adds to the `known` ones of the page. */
async function loadFullRouter(
  history: BrowserHistory,
  hydrationData: HydrationState,
  known: ReturnType<typeof pageInWindow>['manifest'],
): Promise<DataRouter> {
  const { modules } = pageInWindow();
  const [{ createFullRouter }] = await Promise.all([
    import('./full-router.ts'),
    import(/* @vite-ignore */ known.url).catch(loadAgain(known.url)),
  ]);
  const manifest = pageInWindow().manifest as AssetsManifest;
  Object.assign(known.routes, manifest.routes);
  return createFullRouter({ history, manifest, modules, hydrationData });
}

/** Routes without a loader have no data, which the framework tells apart from data that is missing. */
function withDataOfEachRoute(state: HydrationState): HydrationState {
  const { manifest, modules } = pageInWindow();
  const withoutLoader = Object.keys(modules).filter((id) => !manifest.routes[id]?.hasLoader);
  return {
    ...state,
    loaderData: { ...Object.fromEntries(withoutLoader.map((id) => [id, null])), ...state.loaderData },
  };
}

/** The root with the one screen that the server has rendered inside it, of the same form as the framework's own routes. */
function routesOfPage(): DataRouteObject[] {
  const { manifest, modules } = pageInWindow();
  const [root, screen] = Object.entries(modules).map(([id, module]) => {
    if (!module) throw new Error(`The script of ${id} is missing`);
    const { default: Component, Layout, ErrorBoundary, handle } = module;
    const inLayout = (Part: ComponentType) => (Layout ? <Layout>{<Part />}</Layout> : <Part />);
    const path = manifest.routes[id]?.path;
    return {
      id,
      ...(path !== undefined && { path }),
      handle,
      element: inLayout(Component),
      ...(ErrorBoundary && { errorElement: inLayout(ErrorBoundary) }),
    };
  });
  if (!root || !screen) throw new Error('The page has no scripts of its own');
  return [{ ...root, children: [screen] }];
}

const intents = ['pointerover', 'touchstart', 'focusin'];

/**
 * A visitor who is about to follow a link or to send a form does not wait for the full router. Pages of one visitor and sailings load it
 * at once: the steps of a checkout lead on, and the filters of a stored sailing work, without a connection.
 */
function loadInTime(load: () => Promise<unknown>): void {
  const { kind, name } = screenOf(window.location.pathname);
  if (kind === 'private' || name === 'sailing') return void load().catch(() => {});
  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a, form'))) return;
    for (const type of intents) document.removeEventListener(type, onIntent);
    // A failure is only of interest once the visitor has pressed.
    load().catch(() => {});
  };
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
}
