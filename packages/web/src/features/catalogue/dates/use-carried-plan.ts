import { isProductType } from '@ashore/core/contract/values/product-types.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * On a page with a search line but no results, such as home: links to lists take the days and travellers of the line
 * along, in this tab or in a new one. It is loaded with the fields, so that a page whose visitor has chosen nothing
 * carries no code for it.
 */
export function useCarriedPlan(parameters: Readonly<Record<string, string>>, isWanted: boolean): void {
  const addPlan = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !leadsToList(link)) return;
    const { search } = link;
    const carriedQuery = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parameters))
      if (!carriedQuery.has(name)) carriedQuery.set(name, value);
    link.search = carriedQuery.toString();
    // The page or the browser reads the address after this listener. Later clicks may carry another plan.
    setTimeout(() => {
      link.search = search;
    });
  });
  useEffect(() => {
    if (!isWanted) return;
    const listener = (click: MouseEvent) => addPlan(click);
    // The middle button opens a new tab.
    const events = ['click', 'auxclick'] as const;
    for (const event of events) document.addEventListener(event, listener, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, listener, { capture: true });
    };
  }, [isWanted]);
}

function leadsToList({ origin, pathname }: HTMLAnchorElement): boolean {
  const [first = '', ...furtherParts] = splitLocale(pathname).path.split('/').slice(1);
  const isList =
    first === 'toursAndActivities'
      ? furtherParts.length === 0
      : isProductType(first) && furtherParts.length === 1;
  return isList && origin === window.location.origin;
}
