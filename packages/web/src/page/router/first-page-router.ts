import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouteObject,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  parsePath,
  type To,
} from 'react-router';
import type { BrowserHistory } from './page-in-window.ts';

/** The parts of a router that our pages and the framework's components use. */
export type PageRouter = Pick<
  DataRouter,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'enableScrollRestoration'
  | 'encodeLocation'
  | 'manifest'
  | 'navigate'
  | 'revalidate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

type Subscriber = Parameters<DataRouter['subscribe']>[0];
type LoaderData = DataRouter['state']['loaderData'];
type Navigate = (to: number | To | null, options?: NavigateOptions) => Promise<void>;
type NavigateOptions = Parameters<DataRouter['navigate']>[1];

type FirstPageInput = {
  /** The root and the screen that the server has rendered. */
  readonly routes: DataRouteObject[];
  readonly loaderData: LoaderData;
  /** Loads the full router, which begins where this history is. */
  readonly loadFullRouter: (history: BrowserHistory, loaderData: LoaderData) => Promise<DataRouter>;
  readonly window: Window;
};

/**
 * Shows the page that the server has rendered. The full router, a fifth of the script of a page, is loaded when a
 * visitor is about to leave the page or its data must be read again. From then on it does all the work. Undefined if the
 * address is not that of the rendered screen, so that only the full router knows what to show.
 */
export function createFirstPageRouter({ routes, loaderData, loadFullRouter, window }: FirstPageInput) {
  const history = createBrowserHistory({ window });
  const { location } = history;
  const matches = matchRoutes(routes, location);
  if (!matches) return undefined;

  let fullRouter: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;
  let state: DataRouter['state'] = {
    historyAction: history.action,
    location,
    matches: matches as DataRouter['state']['matches'],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  const subscribers = new Set<Subscriber>();
  let scroll: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  let endScroll: (() => void) | undefined;

  // A visitor who goes back leaves the page too. The browser has changed the address already.
  let hasMoved = false;
  const stopListening = history.listen(({ location: { pathname, search } }) => {
    hasMoved = true;
    const isSamePage = pathname === location.pathname && search === location.search;
    load().catch(() => isSamePage || window.location.reload());
  });

  function load(): Promise<DataRouter> {
    loading ??= loadFullRouter(
      historyFrom(history, location, () => hasMoved),
      loaderData,
    ).then(
      (loaded) => handOver(loaded),
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function handOver(loaded: DataRouter): DataRouter {
    stopListening();
    fullRouter = loaded;
    loaded.subscribe((newState, options) => {
      for (const subscriber of [...subscribers]) subscriber(newState, options);
    });
    if (scroll) endScroll = loaded.enableScrollRestoration(...scroll);
    return loaded.initialize();
  }

  function show(change: Partial<Pick<DataRouter['state'], 'navigation' | 'revalidation'>>): void {
    state = { ...state, ...change };
    for (const subscriber of [...subscribers])
      subscriber(state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }

  const navigate: Navigate = async (to, options) => {
    if (fullRouter) return leave(fullRouter, to, options);
    show({ navigation: loadingNavigation(to, location, options) });
    let loaded: DataRouter;
    try {
      loaded = await load();
    } catch {
      show({ navigation: IDLE_NAVIGATION });
      return leaveByDocument(to, options, window);
    }
    return leave(loaded, to, options);
  };

  const router: PageRouter = {
    basename: '/',
    get state() {
      return fullRouter?.state ?? state;
    },
    get routes() {
      return fullRouter?.routes ?? routes;
    },
    get manifest() {
      return fullRouter?.manifest ?? {};
    },
    window: window as typeof globalThis.window,
    createHref: (target) => history.createHref(target),
    createURL: (target) => history.createURL(target),
    encodeLocation: (target) => history.encodeLocation(target),
    navigate,
    async revalidate() {
      if (!fullRouter) show({ revalidation: 'loading' });
      try {
        const loaded = fullRouter ?? (await load());
        await loaded.revalidate();
      } catch (error) {
        if (fullRouter) throw error;
        show({ revalidation: 'idle' });
        // The page would show data that the visitor has just changed, such as prices in another currency.
        if (window.navigator.onLine) window.location.reload();
      }
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...settings) {
      scroll = settings;
      endScroll = fullRouter?.enableScrollRestoration(...settings);
      return () => {
        scroll = undefined;
        endScroll?.();
      };
    },
  };
  return { router, load };
}

function leave(router: DataRouter, to: number | To | null, options: NavigateOptions): Promise<void> {
  return typeof to === 'number' ? router.navigate(to) : router.navigate(to, options);
}

/** The navigation of a visitor who waits for the full router. */
function loadingNavigation(
  to: number | To | null,
  here: Location,
  options: NavigateOptions,
): DataRouter['state']['navigation'] {
  if (typeof to === 'number' || to === null || options?.preventScrollReset) return IDLE_NAVIGATION;
  return {
    ...IDLE_NAVIGATION,
    state: 'loading',
    location: { ...here, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) },
    matches: [],
    historyAction: options?.replace ? NavigationType.Replace : NavigationType.Push,
  };
}

/** Without the full router, links work like those of a page without scripts. A choice that only the address repeats is written into it. */
function leaveByDocument(to: number | To | null, options: NavigateOptions, window: Window): void {
  if (to === null) return;
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  const target = (pathname ?? window.location.pathname) + search + hash;
  const isRepeated =
    pathname === undefined && options?.replace === true && options.preventScrollReset === true;
  if (isRepeated) window.history.replaceState(window.history.state, '', target);
  else window.location.assign(target);
}

/**
 * The same history for a router that begins at the address of the rendered page. If the visitor has gone back since, the router
 * hears of it when it begins to listen.
 */
function historyFrom(history: BrowserHistory, location: Location, hasMoved: () => boolean): BrowserHistory {
  const { createHref, createURL, encodeLocation, push, replace, go } = history;
  return {
    createHref,
    createURL,
    encodeLocation,
    push,
    replace,
    go,
    action: history.action,
    location,
    listen(listener) {
      const stop = history.listen(listener);
      if (hasMoved()) listener({ action: NavigationType.Pop, location: history.location, delta: null });
      return stop;
    },
  };
}
