import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import type { Narrowing } from './narrowing.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { readNarrowing } from './read-narrowing.ts';

export type ChangeNarrowing = (next: Narrowing, how?: { readonly replace: boolean }) => void;

/**
 * What is chosen, in the address. A choice shows at once; the list follows when it is there. The router asks for the
 * newest address alone and gives up what it asked for before, so that no old answer comes after a newer one.
 */
export function useNarrowing(loaded: Narrowing) {
  const { currency } = usePage();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const isHere = next !== undefined && next.pathname === pathname && next.search !== search;
  const coming = isHere ? readNarrowing(new URLSearchParams(next.search), currency) : loaded;
  const isComing = narrowingQuery(coming) !== narrowingQuery(loaded);

  const change: ChangeNarrowing = (chosen, { replace = false } = { replace: false }) => {
    // Leaving would lose the list one has for one that cannot come.
    if (!navigator.onLine) return;
    void navigate(pathname + narrowingQuery(chosen), { replace, preventScrollReset: true });
  };

  return { narrowing: isComing ? coming : loaded, change, isComing, isPaging: isHere && !isComing };
}
