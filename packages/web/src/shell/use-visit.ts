import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { track } from '../analytics/track.ts';
import { setLogLevel } from '../page/log.ts';
import { usePage } from '../page/use-page.ts';
import { screenOf } from '../screens.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { useRootStore } from '../store/root-store.ts';
import { useSavedStores } from '../store/use-saved-stores.ts';
import { rememberPreference } from './preference-cookies.ts';
import { visitParameters } from './visit-parameters.ts';

/** What happens once per visit or per page. True once the browser's saved state has been read. */
export function useVisit(): boolean {
  const read = useSavedStores();
  useParameters(read);
  useSameCurrency(read);
  useRememberedLocale(read);
  usePageViews(read);
  useTag(read);
  return read;
}

function useParameters(read: boolean) {
  const { search } = useLocation();
  useEffect(() => {
    if (!read) return;
    const { affiliate, log } = visitParameters(search);
    if (log) setLogLevel(log);
    if (!affiliate) return;
    useRootStore.getState().arriveFrom(affiliate);
    useExtrasStore.getState().keepAffiliate(affiliate);
  }, [read, search]);
}

/** The cookie may have been lost while the store was kept: the store is the visitor's word, so the page follows it. */
function useSameCurrency(read: boolean) {
  const { currency } = usePage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!read) return;
    const chosen = useRootStore.getState().settings.currency;
    if (chosen === currency) return;
    rememberPreference('currency', chosen);
    void revalidate();
  }, [read, currency, revalidate]);
}

function useRememberedLocale(read: boolean) {
  const { locale } = usePage();
  useEffect(() => {
    if (read) useRootStore.getState().choose({ locale });
  }, [read, locale]);
}

function usePageViews(read: boolean) {
  const { pathname } = useLocation();
  const consent = useExtrasStore((state) => state.consent);
  const { locale, currency } = usePage();
  const view = useEffectEvent((path: string) => {
    track({ event: 'page_view', page_path: path, language: locale, currency });
  });
  // One view a path: the same page in another currency has been seen already.
  useEffect(() => {
    if (read && consent === 'granted') view(pathname);
  }, [read, consent, pathname]);
}

/** A script that runs cannot be taken back: whoever withdraws consent gets the page anew, without it. */
function useTag(read: boolean) {
  const consent = useExtrasStore((state) => state.consent);
  const { path, found, site } = usePage();
  const { analyticsTag } = site;
  // Where the page's policy allows it. Elsewhere the browser would refuse it and say so.
  const isAllowed = found && screenOf(path).kind === 'public';
  useEffect(() => {
    if (!read || analyticsTag === undefined || !isAllowed) return;
    if (consent === 'granted')
      void import('../analytics/load-tag.ts').then(({ loadTag }) => loadTag(analyticsTag));
    else if (document.querySelector('script[data-tag]')) window.location.reload();
  }, [read, consent, analyticsTag, isAllowed]);
}
