import { variant } from '#variant/variant.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { ticket } from '../../ui/media/icon-paths.ts';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import NewsletterForm from '../footer/newsletter.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogInArea } from './log-in-area.tsx';
import { Logo } from './logo.tsx';

type Entry = { readonly to: string; readonly text: MessageKey };
type Section = (typeof variant.home.sections)[number];

const isOnHome = (...wanted: Section[]) => wanted.some((section) => variant.home.sections.includes(section));

/** What travellers look for. Parts of home are listed only if the variant's home has them. */
const travelEntries: readonly Entry[] = [
  { to: '/', text: 'shell.home' },
  { to: '/toursAndActivities', text: 'shell.trips' },
  { to: '/hotels', text: 'shell.hotels' },
  ...(isOnHome('destinations') ? [{ to: '/#places-title', text: 'shell.places' } as const] : []),
  ...(isOnHome('interests') ? [{ to: '/#interests-title', text: 'shell.interests' } as const] : []),
  ...(isOnHome('ports', 'ports-by-region') ? [{ to: '/#ports-title', text: 'shell.ports' } as const] : []),
];

const companyEntries: readonly Entry[] = [
  { to: '/aboutus', text: 'shell.aboutUs' },
  { to: '/contactus', text: 'shell.contactUs' },
  { to: '/faq', text: 'shell.faq' },
  ...(variant.newsletter ? [{ to: '/newsletter', text: 'shell.newsletter' } as const] : []),
  { to: '/press', text: 'shell.press' },
];

export default function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      label={t('shell.menu')}
      closeLabel={t('shell.close')}
      head={<Logo onDeep />}
    >
      <nav aria-label={t('shell.mainNavigation')} className="menu-links">
        {travelEntries.map(({ to, text }) => (
          <LocalLink key={to} to={to} onClick={onClose} className="type-menu">
            {t(text)}
          </LocalLink>
        ))}
      </nav>
      <div className="mt-6 grid gap-6">
        <div className="-ml-3 grid justify-items-start">
          <LocalLink to="/find-booking" onClick={onClose} className="header-tool">
            <Icon path={ticket} />
            {t('shell.find-booking')}
          </LocalLink>
          <LogInArea />
        </div>
        <div className="grid gap-2">
          <p className="type-small text-on-deep-2">{t('shell.language')}</p>
          <LanguageSwitch onSwitch={onClose} />
        </div>
        <div className="grid gap-2">
          <p className="type-small text-on-deep-2" aria-hidden="true">
            {t('shell.currency')}
          </p>
          <CurrencySwitch />
        </div>
        {variant.newsletter && (
          <div className="grid gap-2">
            <p className="type-small text-on-deep-2">{t('shell.newsletterShort')}</p>
            <NewsletterForm onDeep />
          </div>
        )}
        <nav aria-label={t('shell.company')} className="grid gap-1 border-t border-(--color-deep-line) pt-4">
          {companyEntries.map(({ to, text }) => (
            <LocalLink key={to} to={to} onClick={onClose} className="flex min-h-11 items-center">
              {t(text)}
            </LocalLink>
          ))}
        </nav>
      </div>
    </SidePanel>
  );
}
