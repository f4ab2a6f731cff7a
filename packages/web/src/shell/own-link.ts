import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { screenOf } from '../screens.ts';
import { isCheckout } from './path-rules.ts';

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Where a click leads among our own pages. Nothing for all that the browser does better by itself. */
export function ownLink(click: Click, here: Place): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== here.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const { pathname, search, hash } = link;
  const isWithinPage = hash !== '' && pathname === here.pathname && search === here.search;
  return isWithinPage || needsDocument(pathname) || needsDocument(here.pathname)
    ? undefined
    : pathname + search + hash;
}

/**
 * What is a visitor's own, the checkout above all, has a stricter policy, which only a new document can bring: no tag of
 * the shop may still be running there. Files are no pages at all.
 */
function needsDocument(pathname: string): boolean {
  const { kind, name } = screenOf(pathname);
  return isCheckout(splitLocale(pathname).path) || kind !== 'public' || name === 'not-found';
}
