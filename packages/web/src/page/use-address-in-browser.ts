import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The path of the address without its language, once the page is alive: what was not found is kept under one name. */
export function usePathInBrowser(): string {
  const { pathname } = useLocation();
  return useAlive() ? splitLocale(pathname).path : '/';
}

/**
 * The query of the address, once the page is alive. Empty before: the server's page is the same for every query it does
 * not act on, and the first render in the browser must be that page.
 */
export function useSearchInBrowser(): string {
  const { search } = useLocation();
  return useAlive() ? search : '';
}
