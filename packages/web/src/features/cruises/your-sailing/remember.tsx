import type { CruiseRouteDetail } from '@ashore/core/contract/cruises/sailing.ts';
import { addDays, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { useExtrasStore, type YourSailing } from '../../../store/extras-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';

/**
 * Remembers the sailing whose page a passenger opens, stores the page for use offline, and says so. Before hydration the page
 * says that it remembers the sailing, so that nothing moves. Forgetting lasts: the same entry of the browser's history does not
 * remember the sailing again when it is reloaded.
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
  const isOffline = useOfflineCopy(isRead && isRemembered, cruiseRouteUuid);
  const change = () => {
    noteForgottenHere(isRemembered);
    if (isRemembered) forgetSailing();
    else rememberSailing(yourSailing(sailing));
  };
  return (
    <p className="needs-js mt-1 mb-4 flex flex-wrap items-center gap-x-3 type-small text-ink-2">
      <span role="status">{t(statusKey(isRemembered, isOffline))}</span>
      <Button kind="quiet" size="medium" className="-mx-3" onClick={change}>
        {t(isRemembered ? 'yourSailing.forget' : 'yourSailing.remember')}
      </Button>
    </p>
  );
}

function statusKey(isRemembered: boolean, isOffline: boolean) {
  if (!isRemembered) return 'yourSailing.notRemembered';
  return isOffline ? 'yourSailing.opensOffline' : 'yourSailing.remembered';
}

/** Stores the opened page once it has loaded, and removes it when the passenger forgets the sailing. */
function useOfflineCopy(isWanted: boolean, routeId: string): boolean {
  const isStored = useRootStore(({ search }) => search.downloadCompleted);
  const wasWanted = useRef<string>(undefined);
  useEffect(() => {
    if (!isWanted && wasWanted.current !== routeId) return;
    wasWanted.current = isWanted ? routeId : undefined;
    const change = async () => {
      const { removeSailing, storeSailing } = await import('./offline-sailing.ts');
      if (!isWanted) return removeSailing(routeId);
      await storeSailing(routeId, window.location.pathname);
      const { prefetchRouteImages } = await import('./prefetch-images.ts');
      await prefetchRouteImages(routeId);
    };
    return afterLoad(() => {
      change().catch((error: unknown) => log('warn', 'The sailing could not be stored', error));
    });
  }, [isWanted, routeId]);
  return isWanted && isStored;
}

/** Calls `action` as soon as the page has loaded its files, and not while it loads them. Returns a function that cancels it. */
function afterLoad(action: () => void): () => void {
  if (document.readyState === 'complete') {
    action();
    return () => {};
  }
  window.addEventListener('load', action, { once: true });
  return () => window.removeEventListener('load', action);
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
