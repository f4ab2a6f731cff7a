import { useState } from 'react';
import { useLocation } from 'react-router';
import { variant } from '#variant/variant.ts';
import { queryIn } from '../../features/search/search-address.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { lock } from '../../ui/media/icon-paths.ts';
import { headerParts } from '../frame/path-rules.ts';
import { CartButton } from './cart-button.tsx';
import { LocaleButton } from './locale-button.tsx';
import { LogInArea } from './log-in-area.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { WishlistButton } from './wishlist-button.tsx';

export function Header() {
  const t = useText();
  const { path } = usePage();
  const parts = headerParts(path);
  if (parts === 'none') return null;
  if (variant.header === 'logo-only') {
    return (
      <header className="site-header site-header-logo">
        <Logo />
        <AffiliateLogo />
      </header>
    );
  }
  return (
    <header className="site-header">
      {/* With large text the labels wrap below the logo, and the tools below the search. */}
      <div className="page-width flex min-h-(--header-height) flex-wrap items-center gap-x-1 max-[359px]:gap-x-0 md:gap-x-7">
        {parts === 'all' && <Menu />}
        <Logo />
        <AffiliateLogo />
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
            <span className="max-md:hidden">
              <LogInArea />
            </span>
          </nav>
        )}
      </div>
    </header>
  );
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

/**
 * Logo of the affiliate that sent the visitor. An affiliate without a logo leaves no gap and no broken
 * picture.
 */
function AffiliateLogo() {
  const t = useText();
  const visit = useRootStore((state) => state.affiliate);
  const savedAffiliate = useExtrasStore((state) => state.affiliate);
  const affiliate = visit ?? savedAffiliate;
  const [failed, setFailed] = useState<string | null>(null);
  if (!affiliate || affiliate === failed) return null;
  return (
    <img
      src={`/images/affiliate-${affiliate}.svg`}
      alt={t('shell.affiliateLogo', { partner: affiliate })}
      onError={() => setFailed(affiliate)}
      className="h-8 max-w-32 border-l border-line pl-3"
    />
  );
}

/** Shown where the header has room, on every page but home, which has its own search. */
function HeaderSearch() {
  const { path } = usePage();
  const { search } = useLocation();
  if (path === '/') return null;
  return (
    <div className="max-w-[26rem] min-w-0 grow basis-56 py-2 max-lg:hidden">
      <SearchForm look="header" panel="header" query={queryOfPage(path, search)} />
    </div>
  );
}

/** Query of the results page; empty for every other page. */
export function queryOfPage(path: string, search: string): string {
  return path === '/search' ? queryIn(new URLSearchParams(search)) : '';
}
