import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
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
