import type { CruiseRouteDetail } from '@ashore/core/contract/cruises/sailing.ts';
import { addDays, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { useExtrasStore, type YourSailing } from '../../../store/extras-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';

/**
 * Remembers the sailing whose page a passenger opens, and says so. Before hydration the page says the same, so that nothing
 * moves. Forgetting lasts: the same entry of the browser's history does not remember the sailing again when it is reloaded.
 */
export function RememberSailing({ sailing }: { sailing: CruiseRouteDetail }) {
  const t = useText();
  const isRead = useIsRead(useExtrasStore);
  const { sailing: remembered, rememberSailing, forgetSailing } = useExtrasStore();
  const { cruiseRouteUuid } = sailing;
  const onOpened = useEffectEvent(() => {
    if (!isForgottenHere()) rememberSailing(yourSailing(sailing));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sailing is opened on the same page.
  useEffect(() => {
    if (isRead) onOpened();
  }, [isRead, cruiseRouteUuid]);
  const isRemembered = !isRead || remembered?.routeId === cruiseRouteUuid;
  const change = () => {
    noteForgottenHere(isRemembered);
    if (isRemembered) forgetSailing();
    else rememberSailing(yourSailing(sailing));
  };
  return (
    <p className="needs-js mt-1 mb-4 flex flex-wrap items-center gap-x-3 type-small text-ink-2">
      <span role="status">{t(isRemembered ? 'yourSailing.remembered' : 'yourSailing.notRemembered')}</span>
      <Button kind="quiet" size="medium" className="-mx-3" onClick={change}>
        {t(isRemembered ? 'yourSailing.forget' : 'yourSailing.remember')}
      </Button>
    </p>
  );
}

/** What the browser keeps of a sailing. */
function yourSailing(sailing: CruiseRouteDetail): YourSailing {
  return {
    routeId: sailing.cruiseRouteUuid,
    ship: sailing.cruiseShipName,
    firstDay: localDate(sailing.cruiseRouteStartDate),
    endsAt: sailingEndsAt(sailing),
    calls: sailing.cruiseRoutePorts.flatMap(({ position, date, arrival, state, placeSlug: place }) =>
      place === null || arrival === null || state === 'skipped'
        ? []
        : [{ position, day: localDate(date), place }],
    ),
  };
}

/** The midnight after the last day, on the clock of the last port, in milliseconds. */
export function sailingEndsAt({ cruiseRouteEndDate, cruiseRoutePorts }: CruiseRouteDetail): number {
  const timeZone = cruiseRoutePorts.at(-1)?.timeZone ?? 'UTC';
  const nextDay = addDays(localDate(cruiseRouteEndDate), 1);
  return localDateTimeToInstant(nextDay, localTime('00:00'), timeZone).getTime();
}

/** The router keeps what is noted with an entry of the history as `usr`, also for the next load of that entry. */
function isForgottenHere(): boolean {
  return window.history.state?.usr?.isSailingForgotten === true;
}

function noteForgottenHere(isSailingForgotten: boolean): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, isSailingForgotten } }, '');
}
