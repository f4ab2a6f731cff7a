import { PICKER_PATH } from '@ashore/core/contract/values/product-path.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

type ForgetSailingProps = {
  routeId: string;
  /** Why passengers cannot sail; without it, the timetable has no such sailing. */
  why?: 'cruises.ended' | 'cruises.cancelled';
};

/**
 * Forgets a sailing that is over, cancelled or no longer in the timetable, and removes its stored page. Says why it does not
 * take place, and of one that the timetable no longer has, only to those who had chosen it.
 */
export function ForgetSailing({ routeId, why }: ForgetSailingProps) {
  const t = useText();
  const isRead = useIsRead(useExtrasStore);
  const sailing = useExtrasStore((state) => state.sailing);
  const [forgottenShip, setForgottenShip] = useState<string>();
  const forget = useEffectEvent(() => {
    if (sailing?.routeId !== routeId) return;
    setForgottenShip(sailing.ship);
    useExtrasStore.getState().forgetSailing();
    import('./offline-sailing.ts')
      .then(({ removeSailing }) => removeSailing(routeId))
      .catch((error: unknown) => log('warn', 'The stored sailing could not be removed', error));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sailing is opened on the same page.
  useEffect(() => {
    if (isRead) forget();
  }, [isRead, routeId]);
  if (why === undefined && forgottenShip === undefined) return null;
  return (
    <Note tone="amber" live="polite" className="my-4">
      {why === undefined ? t('yourSailing.gone', { ship: forgottenShip ?? '' }) : t(why)}{' '}
      {why !== undefined && forgottenShip !== undefined && <>{t('yourSailing.notRemembered')} </>}
      <Anchor href={PICKER_PATH} className="link">
        {t('yourSailing.chooseShip')}
      </Anchor>
    </Note>
  );
}
