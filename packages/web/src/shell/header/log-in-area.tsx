import { useText } from '../../i18n/texts.ts';
import { usePathInBrowser, useSearchInBrowser } from '../../page/browser-address.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { person } from '../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import { logInAddress } from './log-in-address.ts';

const loadLogOutTool = () => import('./log-out-tool.tsx');

/**
 * Link to log in, or the name of the user and the way out. The server renders it logged out, because only the browser knows
 * the user.
 */
export function LogInArea({ isInHeader = false }: { isInHeader?: boolean }) {
  const t = useText();
  const { locale } = usePage();
  const path = usePathInBrowser();
  const search = useSearchInBrowser();
  const { isAuthenticated, userinfo } = useRootStore((state) => state.auth);
  const LogOutTool = useLazyComponent(loadLogOutTool, isAuthenticated);
  if (isAuthenticated && userinfo) {
    return (
      <>
        <LocalLink
          to="/dashboard"
          className="header-tool"
          aria-label={t('shell.account', { name: userinfo.name })}
        >
          <Icon path={person} />
          <span className="max-w-40 truncate">{userinfo.name}</span>
        </LocalLink>
        {/* The header has room for it on wide windows only; the menu always has. */}
        {LogOutTool && (
          <span className={isInHeader ? 'max-xl:hidden' : undefined}>
            <LogOutTool />
          </span>
        )}
      </>
    );
  }
  return (
    <a href={logInAddress({ locale, path, search })} rel="nofollow" className="header-tool">
      <Icon path={person} />
      {t('shell.logIn')}
    </a>
  );
}
