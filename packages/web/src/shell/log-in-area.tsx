import { useText } from '../i18n/use-text.ts';
import { useRootStore } from '../store/root-store.ts';
import { Icon } from '../ui/icon.tsx';
import { person } from '../ui/icon-paths.ts';
import { LocalLink } from './local-link.tsx';

/** The way in, or who is in. Empty-handed on the server: who is signed in is only known in the browser. */
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
