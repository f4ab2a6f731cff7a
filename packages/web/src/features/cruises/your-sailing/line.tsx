import { sailingPath } from '@ashore/core/contract/values/product-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { useText } from '../../../i18n/texts.ts';
import { focusContent } from '../../../page/focus-content.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { callsAt, useExtrasStore, type YourSailing } from '../../../store/extras-store.ts';
import { browserToday } from '../../../store/root-store.ts';
import { CornerButton } from '../../../ui/actions/icon-button.tsx';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { close, ship as shipIcon } from '../../../ui/media/icon-paths.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';

type YourSailingLineProps = { sailing: YourSailing; place?: string | undefined };

/** The remembered sailing with its first day. At a place: the day on which the ship is there. */
export default function YourSailingLine({ sailing, place }: YourSailingLineProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { routeId, ship, firstDay } = sailing;
  const call = place === undefined ? undefined : nextCall(callsAt(sailing, place));
  const forget = () => {
    useExtrasStore.getState().forgetSailing();
    import('./offline-sailing.ts')
      .then(({ removeSailing }) => removeSailing(routeId))
      .catch((error: unknown) => log('warn', 'The stored sailing could not be removed', error));
    focusContent();
    showToast({
      text: t('yourSailing.forgotten'),
      undoLabel: t('shell.undo'),
      onUndo: () => useExtrasStore.getState().rememberSailing(sailing),
    });
  };
  return (
    <div className="your-sailing">
      <Icon path={shipIcon} />
      <Anchor
        href={call ? `${sailingPath(routeId)}#call-${call.position}` : sailingPath(routeId)}
        className="link inline-flex min-h-11 min-w-0 items-center"
      >
        {call
          ? t('yourSailing.here', { ship, day: formatDate(call.day, intl, 'day') })
          : t('yourSailing.line', { ship, day: formatDate(firstDay, intl, 'short') })}
      </Anchor>
      {place === undefined && (
        <CornerButton path={close} label={t('yourSailing.forgetYours')} onPress={forget} />
      )}
    </div>
  );
}

/** A ship may call twice. The call that has not passed counts. */
function nextCall(calls: YourSailing['calls']) {
  const today = browserToday();
  return calls.find(({ day }) => day >= today) ?? calls.at(-1);
}
