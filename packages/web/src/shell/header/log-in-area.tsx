import { useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { person } from '../../ui/media/icon-paths.ts';

/**
 * Link to log in, or the name of the user. The server renders it logged out, because only the browser knows
 * the user.
 */
export function LogInArea() {
  const t = useText();
  const { isAuthenticated, userinfo } = useRootStore((state) => state.auth);
  if (isAuthenticated && userinfo) {
    return (
      <LocalLink
        to="/dashboard"
        className="header-tool"
        aria-label={t('shell.account', { name: userinfo.name })}
      >
        <Icon path={person} />
        {userinfo.name}
      </LocalLink>
    );
  }
  return (
    <LocalLink to="/login" className="header-tool">
      <Icon path={person} />
      {t('shell.logIn')}
    </LocalLink>
  );
}
