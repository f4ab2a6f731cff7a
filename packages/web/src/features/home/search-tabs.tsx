import { useText } from '../../i18n/texts.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { tabLook } from '../../ui/layout/tab-strip.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { bed, pin, ship } from '../../ui/media/icon-paths.ts';

const tabs = [
  { href: '/', icon: pin, text: 'home.tabThings' },
  { href: '/hotels', icon: bed, text: 'home.tabHotels' },
  { href: '/toursForCruises', icon: ship, text: 'home.tabShore' },
] as const;

/** The three ways of searching. The first is that of the home page itself. */
export function SearchTabs() {
  const t = useText();
  return (
    <div className="search-tabs">
      <TabLinks label={t('home.tabs')} current="/">
        {tabs.map(({ href, icon, text }) => (
          <Anchor key={href} href={href} className={tabLook} aria-current={href === '/' ? 'page' : undefined}>
            <Icon path={icon} />
            {t(text)}
          </Anchor>
        ))}
      </TabLinks>
    </div>
  );
}
