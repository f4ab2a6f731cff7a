import { isProductType } from '@ashore/core/contract/values/product-types.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Makes links to lists take the days and travellers of the search line along, in this tab or in a new one. For pages
 * with a search line but no results, such as home: the links on a page with results have their filters already. It is
 * loaded together with the fields of the line, so a page on which nothing is chosen does not load it.
 */
export function useLinksThatCarryPlan(
  planParameters: Readonly<Record<string, string>>,
  isOnPageWithoutResults: boolean,
): void {
  const addPlan = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !leadsToList(link)) return;
    const { search } = link;
    const carriedQuery = new URLSearchParams(search);
    for (const [name, value] of Object.entries(planParameters))
      if (!carriedQuery.has(name)) carriedQuery.set(name, value);
    link.search = carriedQuery.toString();
    // Restored once the router or the browser has read the address: a later click may carry another plan.
    setTimeout(() => {
      link.search = search;
    });
  });
  useEffect(() => {
    if (!isOnPageWithoutResults) return;
    const listener = (click: MouseEvent) => addPlan(click);
    // The middle button opens a new tab.
    const events = ['click', 'auxclick'] as const;
    for (const event of events) document.addEventListener(event, listener, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, listener, { capture: true });
    };
  }, [isOnPageWithoutResults]);
}

/**
 * Whether a link leads to a list. The paths are those of the screens `toursAndActivities` and `list` in `screens.ts`,
 * repeated here because features do not load the table of screens.
 */
function leadsToList({ origin, pathname }: HTMLAnchorElement): boolean {
  const [firstSegment = '', ...furtherSegments] = splitLocale(pathname).path.split('/').slice(1);
  const isList =
    firstSegment === 'toursAndActivities'
      ? furtherSegments.length === 0
      : isProductType(firstSegment) && furtherSegments.length === 1;
  return isList && origin === window.location.origin;
}
