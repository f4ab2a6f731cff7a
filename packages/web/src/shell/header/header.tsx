import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { useAffiliate } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { lock } from '../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import { headerParts } from '../frame/path-rules.ts';
import { CartButton } from './cart-button.tsx';
import { LocaleButton } from './locale-button.tsx';
import { LogInArea } from './log-in-area.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { HeaderSearch } from './search/header-search.tsx';
import { WishlistButton } from './wishlist-button.tsx';

export function Header() {
  const t = useText();
  const { path } = usePage();
  const parts = headerParts(path);
  if (parts === 'none') return null;
  if (variant.header === 'logo-only') {
    return (
      <header className="site-header site-header-logo">
        <Logos isForMembers />
      </header>
    );
  }
  return (
    <header className="site-header">
      {/* With large text the labels wrap below the logo, and the tools below the search. */}
      <div className="page-width flex min-h-(--header-height) flex-wrap items-center gap-x-1 max-[359px]:gap-x-0 md:gap-x-7">
        {parts === 'all' && <Menu />}
        <Logos />
        {parts === 'all' && <HeaderSearch />}
        {parts === 'logo' && path !== '/confirmation' && <SecureCheckout />}
        {parts === 'all' && (
          <nav
            aria-label={t('shell.mainNavigation')}
            className="-mr-3 ml-auto flex items-center gap-1 max-[359px]:gap-0"
          >
            <LocaleButton />
            <WishlistButton />
            <CartButton />
            <span className="flex max-md:hidden">
              <LogInArea isInHeader />
            </span>
          </nav>
        )}
      </div>
    </header>
  );
}

const loadLogos = () => import('./partner-logos.tsx');

/** The logo of the site, and of the affiliate that has sent the visitor, or of the member's organisation. */
function Logos({ isForMembers = false }: { isForMembers?: boolean }) {
  const affiliate = useAffiliate();
  const isMember = useRootStore(({ auth }) => isForMembers && auth.isAuthenticated);
  const PartnerLogos = useLazyComponent(loadLogos, isMember || affiliate !== null);
  const own = <Logo />;
  return PartnerLogos ? <PartnerLogos affiliate={affiliate} isMember={isMember} own={own} /> : own;
}

function SecureCheckout() {
  const t = useText();
  return (
    <p className="ml-auto flex items-center gap-2 type-small text-ink-2">
      <Icon path={lock} size="small" />
      {t('shell.secureCheckout')}
    </p>
  );
}
