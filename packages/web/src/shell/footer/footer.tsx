import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { mail, phone } from '../../ui/media/icon-paths.ts';
import { PrivacySettings } from '../frame/consent.tsx';
import { footerParts } from '../frame/path-rules.ts';
import { CurrencySwitch } from '../header/currency-switch.tsx';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { LogInArea } from '../header/log-in-area.tsx';
import { Logo } from '../header/logo.tsx';
import { NewsletterBlock } from './newsletter.tsx';

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
        </>
      )}
    </div>
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
            <LocalLink key={page} to={`/${page}`} className="footer-link">
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
      {variant.mobileApp && (
        <>
          <h2 className="type-caption footer-heading">{t('shell.onYourPhone')}</h2>
          <a href={variant.mobileApp.url} className="app-badge">
            <Icon path={phone} />
            {t('shell.getTheApp')}
          </a>
        </>
      )}
      {social.length > 0 && <h2 className="type-caption footer-heading">{t('shell.social')}</h2>}
      {social.map((contact) => (
        <Contact key={contact.network} {...contact} />
      ))}
    </div>
  );
}

function Contact({ network, href }: { network: string; href: string }) {
  const isMail = network === 'email';
  return (
    <a href={href} className={`footer-link gap-2 ${isMail ? '' : 'capitalize'}`} rel="noopener">
      {isMail && <Icon path={mail} />}
      {isMail ? href.replace('mailto:', '') : network}
    </a>
  );
}
