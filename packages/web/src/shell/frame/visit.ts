import { AFFILIATE_ID, LOGGED_IN } from '@ashore/core/contract/values/limits.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { track } from '../../analytics/track.ts';
import { LOG_LEVELS, type LogLevel, setLogLevel } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { screenOf } from '../../screens.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { useSavedStores } from '../../store/saved-store.ts';

/**
 * Runs what happens once per visit or once per page. Returns true once the browser's saved state has been
 * read.
 */
export function useVisit(): boolean {
  const isRead = useSavedStores();
  useParameters(isRead);
  useSameCurrency(isRead);
  useRememberedLocale(isRead);
  usePageViews(isRead);
  useTag(isRead);
  useSession(isRead);
  return isRead;
}

/** Asks for the session's token of a visitor who is logged in, or comes back from logging in. All others load nothing. */
function useSession(isRead: boolean) {
  const isLoggedIn = useRootStore(({ auth }) => auth.isAuthenticated);
  useEffect(() => {
    if (!isRead) return;
    const { hash, pathname, search } = window.location;
    if (hash === LOGGED_IN) window.history.replaceState(window.history.state, '', pathname + search);
    if (!isLoggedIn && hash !== LOGGED_IN) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../../api/session.ts').then(({ keepSession }) => {
      if (!isOver) stop = keepSession();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isRead, isLoggedIn]);
}

function useParameters(isRead: boolean) {
  const { search } = useLocation();
  useEffect(() => {
    if (!isRead) return;
    const { affiliate, log } = visitParameters(search);
    if (log) setLogLevel(log);
    if (!affiliate) return;
    useRootStore.getState().choose({ affiliate });
    useExtrasStore.getState().keepAffiliate(affiliate);
  }, [isRead, search]);
}

/**
 * The cookie may be lost while the store is kept. The store holds the visitor's choice, so the page follows
 * it.
 */
function useSameCurrency(isRead: boolean) {
  const { currency } = usePage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRead) return;
    const chosenCurrency = useRootStore.getState().settings.currency;
    if (chosenCurrency === currency) return;
    rememberPreference('currency', chosenCurrency);
    void revalidate();
  }, [isRead, currency, revalidate]);
}

function useRememberedLocale(isRead: boolean) {
  const { locale } = usePage();
  useEffect(() => {
    if (isRead) useRootStore.getState().choose({ locale });
  }, [isRead, locale]);
}

function usePageViews(isRead: boolean) {
  const { pathname } = useLocation();
  const consent = useExtrasStore((state) => state.consent);
  const { locale, currency } = usePage();
  const trackView = useEffectEvent((path: string) => {
    track({ event: 'page_view', page_path: path, language: locale, currency });
  });
  // Each path counts as one view. The same page in another currency has been seen already.
  useEffect(() => {
    if (isRead && consent === 'granted') trackView(pathname);
  }, [isRead, consent, pathname]);
}

/** A running script cannot be removed. If the visitor withdraws consent, the page reloads without it. */
function useTag(isRead: boolean) {
  const consent = useExtrasStore((state) => state.consent);
  const { path, isFound, site } = usePage();
  const { analyticsTag } = site;
  // Only where the page's content security policy allows the tag. Elsewhere the browser would block it and
  // report an error.
  const isAllowed = isFound && screenOf(path).kind === 'public';
  useEffect(() => {
    if (!isRead || analyticsTag === undefined || !isAllowed) return;
    if (consent === 'granted')
      void import('../../analytics/load-tag.ts').then(({ loadTag }) => loadTag(analyticsTag));
    else if (document.querySelector('script[data-tag]')) window.location.reload();
  }, [isRead, consent, analyticsTag, isAllowed]);
}

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Stores the visitor's preference in a cookie for the server. The next page then has the right currency and
 * language.
 */
export function rememberPreference(name: 'currency' | 'locale', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

export type VisitParameters = { readonly affiliate: string | null; readonly log: LogLevel | null };

/** Parameters of an address that concern the visit. A value that is not in the exact format is ignored. */
export function visitParameters(search: string): VisitParameters {
  const parameters = new URLSearchParams(search);
  const affiliate = parameters.get('affiliate');
  const log = parameters.get('log');
  return {
    affiliate: affiliate !== null && AFFILIATE_ID.test(affiliate) ? affiliate : null,
    log: LOG_LEVELS.find((level) => level === log) ?? null,
  };
}
