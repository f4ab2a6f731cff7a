import { variant } from '#variant/variant.ts';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { Icon } from '../ui/icon.tsx';
import { lock } from '../ui/icon-paths.ts';
import { AffiliateLogo } from './affiliate-logo.tsx';
import { CartWidget } from './cart-widget.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LocaleControl } from './locale-control.tsx';
import { LogInArea } from './log-in-area.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { headerParts } from './path-rules.ts';
import { WishlistWidget } from './wishlist-widget.tsx';

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
      {/* With large text the words go below the logo, and the tools below the search. */}
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
            <LocaleControl />
            <WishlistWidget />
            <CartWidget />
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
