import { Fragment, useEffect, useState } from 'react';
import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { checkoutPath, firstStepOf } from '../../store/checkout-steps.ts';
import { useMayHold } from '../../store/use-may-hold.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { mail, phone } from '../../ui/media/icon-paths.ts';
import { PrivacySettings } from '../frame/consent.tsx';
import { footerParts } from '../frame/path-rules.ts';
import { CurrencySwitch } from '../header/currency-switch.tsx';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { LogInArea } from '../header/log-in-area.tsx';
import { Logo } from '../header/logo.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';

const legalPages = ['termsOfUse', 'generalTermsAndConditions', 'privacy', 'legalDisclosures'] as const;

export function Footer({ onPrivacySettings }: { onPrivacySettings: () => void }) {
  const { path, year } = usePage();
  const parts = footerParts(path);
  return (
    <>
      {parts.newsletter && variant.newsletter && <NewsletterBlock />}
      <footer id="site-footer" className="site-footer ground-deep">
        <div className="page-width">
          {parts.links === 'all' ? <FooterColumns /> : <LegalLinks />}
          {parts.links === 'all' && <FooterTools />}
          <p className="footer-end">
            <span>
              © {year} {variant.displayName}
            </span>
            <PrivacySettings onOpen={onPrivacySettings} />
          </p>
        </div>
      </footer>
    </>
  );
}

function LegalLinks() {
  const t = useText();
  return (
    <nav aria-label={t('shell.legal')} className="flex flex-wrap gap-x-7 gap-y-1">
      {legalPages.map((page) => (
        <LocalLink key={page} to={`/${page}`} className="footer-link">
          {t(`shell.${page}`)}
        </LocalLink>
      ))}
    </nav>
  );
}

/**
 * Always shows the languages, for visitors without scripts. With a logo-only header it also shows the other
 * header tools.
 */
function FooterTools() {
  return (
    <div className="footer-tools">
      <LanguageSwitch />
      {variant.header === 'logo-only' && (
        <>
          <CurrencySwitch />
          <LogInArea />
          <HeldCartLink />
        </>
      )}
    </div>
  );
}

/** Leads to the spots that are held. Headers of other variants have the cart for that. */
export function HeldCartLink() {
  const t = useText();
  const mayHold = useMayHold();
  if (!mayHold) return null;
  return (
    <LocalLink to={checkoutPath(firstStepOf(variant.checkoutKind))} className="footer-link">
      {t('shell.heldSpots')}
    </LocalLink>
  );
}

function FooterColumns() {
  const t = useText();
  return (
    <div className="footer-columns">
      <div className="max-lg:col-span-full">
        <Logo onDeep />
        <p className="type-small mt-3 max-w-[26ch] text-on-deep-2">{t('shell.tagline')}</p>
      </div>
      {variant.footer.columns.map(({ heading, pages }) => (
        <nav key={heading} aria-labelledby={`footer-${heading}`}>
          <h2 id={`footer-${heading}`} className="type-caption footer-heading">
            {t(`shell.${heading}`)}
          </h2>
          {pages.map((page) => (
            <LocalLink
              key={page}
              to={page === 'cruisePorts' ? '/toursForCruises#ports-title' : `/${page}`}
              className="footer-link"
            >
              {t(`shell.${page}`)}
            </LocalLink>
          ))}
        </nav>
      ))}
      <ReachUs />
    </div>
  );
}

function ReachUs() {
  const t = useText();
  const { social } = variant.footer;
  return (
    <div className="max-lg:col-span-full">
      <AppBadge />
      {social.length > 0 && <h2 className="type-caption footer-heading">{t('shell.social')}</h2>}
      {social.map((contact) => (
        <Contact key={contact.network} {...contact} />
      ))}
    </div>
  );
}

function AppBadge() {
  const t = useText();
  const { mobileApp } = variant;
  const { offer, install } = useInstallation();
  const isOffered = mobileApp === 'installable' ? offer !== 'none' : mobileApp !== null;
  if (mobileApp === null || !isOffered) return null;
  return (
    <>
      <h2 className="type-caption footer-heading">{t('shell.onYourPhone')}</h2>
      {mobileApp === 'installable' ? (
        <>
          {offer === 'prompt' && (
            <button type="button" className="app-badge" onClick={install}>
              <Icon path={phone} />
              {t('shell.install', { name: variant.displayName })}
            </button>
          )}
          {offer === 'explain' && (
            <p className="type-small mb-3 flex max-w-[30ch] gap-2 text-on-deep-2">
              <Icon path={phone} />
              {t('shell.installByHand', { name: variant.displayName })}
            </p>
          )}
        </>
      ) : (
        <a href={mobileApp.url} className="app-badge">
          <Icon path={phone} />
          {t('shell.getTheApp')}
        </a>
      )}
    </>
  );
}

/** The event with which some browsers offer to install a site. It is in no standard yet. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

/**
 * How this browser installs the site: by a prompt, or by its own menu, which must be explained (iPhone and iPad).
 * None in a browser that cannot, and where the site is installed already.
 */
function useInstallation() {
  const [prompt, setPrompt] = useState<InstallPrompt>();
  const [isByHand, setByHand] = useState(false);
  useEffect(() => {
    const offered = (event: Event) => {
      // The badge offers it instead of the browser's own bar.
      event.preventDefault();
      setPrompt(event as InstallPrompt);
    };
    const installed = () => setPrompt(undefined);
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    setByHand('standalone' in navigator && navigator.standalone === false);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  return {
    offer: prompt ? ('prompt' as const) : isByHand ? ('explain' as const) : ('none' as const),
    install: () => {
      // A prompt can be shown once. The browser offers another one if it is dismissed.
      setPrompt(undefined);
      void prompt?.prompt();
    },
  };
}

/** An email address that breaks only after its “@” and before its full stops, where it fits no line. */
function MailAddress({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?<=@)|(?=\.)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change their order.
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function Contact({ network, href }: { network: string; href: string }) {
  const isMail = network === 'email';
  return (
    <a href={href} className={`footer-link gap-2 ${isMail ? '' : 'capitalize'}`} rel="noopener">
      {isMail && <Icon path={mail} />}
      {isMail ? <MailAddress address={href.replace('mailto:', '')} /> : network}
    </a>
  );
}
