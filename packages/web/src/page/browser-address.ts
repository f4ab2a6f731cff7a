import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** A page is hydrated once, so nothing changes afterwards. */
const subscribeToNothing = () => () => {};

/** False while a page from the server is hydrated, so that the first render is the one of the server. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * Path of the address without its language; `/` before hydration. The not-found page is cached once for all
 * addresses, so the server does not know the path.
 */
export function usePathInBrowser(): string {
  const { pathname } = useLocation();
  return useIsHydrated() ? splitLocale(pathname).path : '/';
}

/**
 * Query of the address; empty before hydration. The server renders one page for all queries it does not use.
 * The first render in the browser must match that page.
 */
export function useSearchInBrowser(): string {
  const { search } = useLocation();
  return useIsHydrated() ? search : '';
}
