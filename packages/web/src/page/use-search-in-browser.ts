import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The query of the address, once the page is alive. Empty before: the server's page is the same for every query it does
 * not act on, and the first render in the browser must be that page.
 */
export function useSearchInBrowser(): string {
  const { search } = useLocation();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? search : '';
}
