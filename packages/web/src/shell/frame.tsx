import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useRevalidator } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { animateNewest } from '../page/animate-newest.ts';
import { endEarlyDeeds, repeatEarlyDeeds } from '../page/early-deeds.ts';
import { useAlive } from '../page/use-address-in-browser.ts';
import { AnchorElement } from '../ui/anchor.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { Arrival } from './arrival.tsx';
import { CompareTray } from './compare-tray.tsx';
import { Consent } from './consent.tsx';
import { EnvironmentBanner } from './environment-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LocalAnchor } from './local-anchor.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useOwnLinks } from './use-own-links.ts';
import { useVisit } from './use-visit.ts';
import { Way } from './way.tsx';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  const read = useVisit();
  useOwnLinks();
  const [asked, setAsked] = useState(false);
  const { state } = useRevalidator();
  const alive = useAlive();
  const router = useContext(RouterContext)?.router;
  // Before those around it listen to the router.
  useLayoutEffect(() => {
    if (router) animateNewest(router, document);
  }, [router]);
  useLayoutEffect(() => endEarlyDeeds(window), []);
  useEffect(() => {
    if (alive) repeatEarlyDeeds(window);
  }, [alive]);
  return (
    <AnchorElement value={LocalAnchor}>
      <a href="#content" className="skip-link">
        {t('shell.skipToContent')}
      </a>
      <Way />
      {/* Early in the order of the keyboard, at the lower edge for the eye. */}
      <Consent read={read} asked={asked} onAnswered={() => setAsked(false)} />
      <EnvironmentBanner />
      <Header />
      {/* Prices in another currency are on their way: the old ones stay, paler, until they are here. */}
      <div data-refreshing={state === 'loading' || undefined} className="page-body">
        {children}
      </div>
      <CompareTray read={read} />
      <Arrival />
      <OfflineBar />
      <ToastRegion />
      <Footer onPrivacySettings={() => setAsked(true)} />
    </AnchorElement>
  );
}
