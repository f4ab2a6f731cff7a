import { useState } from 'react';
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
  const { key, pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // The router tells of a way only when it has time; a box that is pressed must be ticked at once.
  const [pressed, setPressed] = useState<{ readonly at: string; readonly narrowing: Narrowing }>();
  // Where it led is there, or something else is: the step one pressed at may be gone back to.
  if (pressed && pressed.at !== key) setPressed(undefined);
  const isHere = next !== undefined && next.pathname === pathname && next.search !== search;
  const onItsWay = isHere ? readNarrowing(new URLSearchParams(next.search), currency) : loaded;
  const coming = pressed?.at === key ? pressed.narrowing : onItsWay;
  const isComing = narrowingQuery(coming) !== narrowingQuery(loaded);

  const change: ChangeNarrowing = (chosen, { replace = false } = { replace: false }) => {
    // Leaving would lose the list one has for one that cannot come.
    if (!navigator.onLine) return;
    setPressed({ at: key, narrowing: chosen });
    void navigate(pathname + narrowingQuery(chosen), { replace, preventScrollReset: true });
  };

  return { narrowing: isComing ? coming : loaded, change, isComing };
}
