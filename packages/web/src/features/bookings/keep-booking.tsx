import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useText } from '../../i18n/texts.ts';
import { logInHref } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';

/** Offers a guest to keep the booking in an account, for which only a password is missing. */
export function KeepBooking({ accessKey }: { accessKey: string }) {
  const t = useText();
  const { locale } = usePage();
  const isLoggedIn = useRootStore(({ auth }) => auth.isAuthenticated);
  if (isLoggedIn) return null;
  const href = `${logInHref(withLocale('/dashboard', locale))}&booking=${encodeURIComponent(accessKey)}`;
  return (
    <section
      aria-labelledby="keep-title"
      className="panel grid content-start justify-items-start gap-3 print:hidden"
    >
      <h2 id="keep-title" className="type-h3">
        {t('confirmation.keepTitle')}
      </h2>
      <p className="text-ink-2">{t('confirmation.keepText')}</p>
      <Button href={href} kind="outline" rel="nofollow">
        {t('confirmation.keepButton')}
      </Button>
    </section>
  );
}
