import { variant } from '#variant/variant.ts';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LocalLink } from './local-link.tsx';
import { LogInArea } from './log-in-area.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';
import { footerParts } from './path-rules.ts';
import { PrivacySettings } from './privacy-settings.tsx';

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

/** Language always, for whoever has no script; with a logo-only header all that the header would hold. */
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
