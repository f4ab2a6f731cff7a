import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useRevalidator } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useIsHydrated } from '../../page/browser-address.ts';
import { endEarlyActions, repeatEarlyActions } from '../../page/early-actions.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { animateNewest } from '../../page/view-transition.ts';
import { AnchorElement, type AnchorProps } from '../../ui/actions/link.tsx';
import { ToastRegion } from '../../ui/overlays/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import { Footer } from '../footer/footer.tsx';
import { CompareTray } from '../header/compare-tray.tsx';
import { Header } from '../header/header.tsx';
import { Consent } from './consent.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useOwnLinks } from './own-links.ts';
import { PageFocus } from './page-focus.tsx';
import { useVisit } from './visit.ts';

const loadLogInWindow = () => import('./log-in-window.tsx');

/** Header, footer and everything else around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  const isRead = useVisit();
  const { logIn, endLogIn } = useOwnLinks();
  const LogInWindow = useLazyComponent(loadLogInWindow, logIn !== undefined);
  const [isConsentOpen, setConsentOpen] = useState(false);
  const { state } = useRevalidator();
  const isHydrated = useIsHydrated();
  const router = useContext(RouterContext)?.router;
  // Runs before components around the frame subscribe to the router.
  useLayoutEffect(() => {
    if (router) animateNewest(router, document);
  }, [router]);
  useLayoutEffect(() => endEarlyActions(window), []);
  useEffect(() => {
    if (isHydrated) repeatEarlyActions(window);
  }, [isHydrated]);
  return (
    <AnchorElement value={LocalAnchor}>
      <a href="#content" className="skip-link">
        {t('shell.skipToContent')}
      </a>
      <NavigationProgress />
      {/* Early in the tab order, but displayed at the lower edge. */}
      <Consent isRead={isRead} isOpen={isConsentOpen} onAnswered={() => setConsentOpen(false)} />
      <EnvironmentBanner />
      <Header />
      {/* While prices in another currency load, the old ones stay and are dimmed. */}
      <div data-refreshing={state === 'loading' || undefined} className="page-body">
        {children}
      </div>
      <CompareTray isChoiceRead={isRead} />
      <PageFocus />
      <OfflineBar />
      <ToastRegion />
      {logIn && LogInWindow && <LogInWindow {...logIn} onEnd={endLogIn} />}
      <Footer onPrivacySettings={() => setConsentOpen(true)} />
    </AnchorElement>
  );
}

/** Notice on every page of a test environment. */
function EnvironmentBanner() {
  const t = useText();
  const { site } = usePage();
  if (site.environment === 'production') return null;
  return (
    <aside className="type-tiny bg-amber-tint px-4 py-1 text-center text-amber">
      {t('shell.integrationNotice')}
    </aside>
  );
}

/** Link element for the UI kit. Adds the language of the page to our own paths that have none. */
export function LocalAnchor({ href, ...rest }: AnchorProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  // A document is one file, and a log-in begins at one address, regardless of the language of the page.
  if (!isOurs || /^\/(?:papers|oauth)\//.test(href) || splitLocale(href).locale)
    return <a href={href} {...rest} />;
  return <LocalLink to={href} {...rest} />;
}
