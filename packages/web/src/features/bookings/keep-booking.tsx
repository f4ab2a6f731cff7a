import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useText } from '../../i18n/texts.ts';
import { BEGIN_LOG_IN } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** Offers a guest to keep the booking in an account, for which only a password is missing. */
export function KeepBooking({ accessKey }: { accessKey: string }) {
  const t = useText();
  const { locale } = usePage();
  const isLoggedIn = useRootStore(({ auth }) => auth.isAuthenticated);
  if (isLoggedIn) return null;
  return (
    <Panel
      as="section"
      aria-labelledby="keep-title"
      className="grid content-start justify-items-start gap-3 print:hidden"
    >
      <h2 id="keep-title" className="type-h3">
        {t('confirmation.keepTitle')}
      </h2>
      <p className="text-ink-2">{t('confirmation.keepText')}</p>
      {/* Posted, because the key also cancels the booking: an address is logged and remembered. */}
      <form method="post" action={BEGIN_LOG_IN}>
        <input type="hidden" name="to" value={withLocale('/dashboard', locale)} />
        <input type="hidden" name="booking" value={accessKey} />
        <Button type="submit" kind="outline">
          {t('confirmation.keepButton')}
        </Button>
      </form>
    </Panel>
  );
}
