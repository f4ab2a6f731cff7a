import { variant } from '#variant/variant.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { mail, phone } from '../ui/icon-paths.ts';
import { LocalLink } from './local-link.tsx';
import { Logo } from './logo.tsx';

export function FooterColumns() {
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
