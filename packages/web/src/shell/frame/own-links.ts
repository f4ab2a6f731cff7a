import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../page/use-page.ts';
import { screenOf } from '../../screens.ts';
import { isCheckout } from './path-rules.ts';

/**
 * Follows links to our own pages without loading a document. One listener serves all of them, so a link is a
 * plain anchor. It costs nothing to render and nothing to hydrate.
 */
export function useOwnLinks() {
  const navigate = useNavigate();
  const { isFound } = usePage();
  useEffect(() => {
    // After a page that failed to load, the router has no data to continue from. The next page therefore
    // loads as a document.
    if (!isFound) return;
    const follow = (click: MouseEvent) => {
      const target = ownLink(click, window.location);
      if (target === undefined) return;
      click.preventDefault();
      // Without a connection, navigating would replace the current page with an error.
      if (!navigator.onLine) return;
      const { pathname, search, hash } = window.location;
      // Like in browsers, a link to the current address does not add a history entry.
      void navigate(target, { viewTransition: true, replace: target === pathname + search + hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, isFound]);
}

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;
type PageAddress = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Target of a click among our own pages; undefined if the browser should handle the click. */
export function ownLink(click: Click, here: PageAddress): string | undefined {
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
 * Personal pages, above all the checkout, have a stricter content security policy that only a new document
 * can bring. No analytics tag of a public page may still run there. Files are not pages at all.
 */
function needsDocument(pathname: string): boolean {
  const { kind, name } = screenOf(pathname);
  return isCheckout(splitLocale(pathname).path) || kind !== 'public' || name === 'not-found';
}
