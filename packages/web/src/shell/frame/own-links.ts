import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { BEGIN_LOG_IN } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { screenOf } from '../../screens.ts';
import { isCheckout } from './path-rules.ts';

/**
 * Follows links to our own pages without loading a document. One listener serves all of them, so a link is a
 * plain anchor. It costs nothing to render and nothing to hydrate.
 */
export function useOwnLinks(): OwnLinks {
  const [logIn, setLogIn] = useState<LogInWindow>();
  const navigate = useNavigate();
  const { isFound } = usePage();
  useEffect(() => {
    // After a page that failed to load, the router has no data to continue from. The next page therefore
    // loads as a document.
    if (!isFound) return;
    const follow = (click: MouseEvent) => {
      const link = plainLink(click, window.location);
      const opened = link && isLogIn(link) ? openLogInWindow(link.href) : undefined;
      if (opened) {
        click.preventDefault();
        return setLogIn(opened);
      }
      const target = link && ownLink(link, window.location);
      if (target === undefined) return;
      click.preventDefault();
      // Without a connection, navigating would replace the current page with an error.
      if (!navigator.onLine) return;
      markOpened(link);
      const { pathname, search, hash } = window.location;
      // Like in browsers, a link to the current address does not add a history entry.
      void navigate(target, { viewTransition: true, replace: target === pathname + search + hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, isFound]);
  return { logIn, endLogIn: () => setLogIn(undefined) };
}

type OwnLinks = {
  /** The window in which the visitor logs in. */
  readonly logIn: LogInWindow | undefined;
  endLogIn(): void;
};

export type LogInWindow = { readonly popup: Window; readonly href: string };

// Apps that show pages in a view of their own open no windows, or lose them.
const IN_APP = /MicroMessenger|FBA[NV]\/|Instagram|Line\//;

/**
 * Opens the window in which a visitor logs in, while the page stays as it is. It must happen in the click itself, or the
 * browser blocks it. Undefined if there is no window: the link is then followed as usual.
 */
function openLogInWindow(href: string): LogInWindow | undefined {
  if (IN_APP.test(navigator.userAgent) || matchMedia('(display-mode: standalone)').matches) return undefined;
  const popup = window.open(`${href}&mode=popup`, 'log-in', 'popup,width=480,height=760');
  return popup ? { popup, href } : undefined;
}

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;

/** The link of our site that a click follows; undefined if the browser should handle the click. */
export function plainLink(click: Click, here: Pick<Location, 'origin'>): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== here.origin || link.hasAttribute('download')) return undefined;
  return link.target === '' || link.target === '_self' ? link : undefined;
}

/** Marks the card that a click opens: its picture grows into that of the page (`gallery.css`). */
export function markOpened(link: Pick<HTMLAnchorElement, 'closest'> | undefined): void {
  document.querySelector('[data-opened]')?.removeAttribute('data-opened');
  link?.closest('.rack-card')?.setAttribute('data-opened', '');
}

/** Target of a link among our own pages; undefined if the browser should follow it. */
export function ownLink(
  { pathname, search, hash }: Pick<HTMLAnchorElement, 'pathname' | 'search' | 'hash'>,
  here: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
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

/** The page where a traveller changes how to log in begins with a log-in too, but has too much on it for a window. */
function isLogIn({ pathname, href }: { readonly pathname: string; readonly href: string }): boolean {
  return pathname === BEGIN_LOG_IN && new URL(href).searchParams.get('screen') !== 'security';
}
