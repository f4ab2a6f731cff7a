import { isProductType } from '@ashore/core/contract/values/product-types.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * On a page with a search line but no results, such as home: links to lists take the days and travellers of the line
 * along. It is loaded with the fields, so that a page whose visitor has chosen nothing carries no code for it.
 */
export function useCarriedPlan(parameters: Readonly<Record<string, string>>, isWanted: boolean): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((click: MouseEvent) => {
    const address = isPlain(click) ? listAddress(click.target) : undefined;
    const missing = Object.entries(parameters).filter(([name]) => address && !address.searchParams.has(name));
    if (!address || missing.length === 0) return;
    for (const [name, value] of missing) address.searchParams.set(name, value);
    click.preventDefault();
    void navigate(address.pathname + address.search + address.hash, { viewTransition: true });
  });
  useEffect(() => {
    if (!isWanted) return;
    // Before React's own listener, which leaves a prevented click alone.
    const listener = (click: MouseEvent) => follow(click);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, [isWanted]);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The address behind a pressed link, if it is a list of products. */
function listAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '') return undefined;
  const address = new URL(link.href, window.location.href);
  const [first = '', ...others] = splitLocale(address.pathname).path.split('/').slice(1);
  const isList =
    first === 'toursAndActivities' ? others.length === 0 : isProductType(first) && others.length === 1;
  return isList && address.origin === window.location.origin ? address : undefined;
}
