import type { CruiseRoutePort, PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { TextOf } from '../../i18n/texts.ts';
import { durationText } from '../../i18n/trip-texts.ts';

/** Whether passengers must be back for the last tender boat, and not for all aboard. */
export function isByBoat({ lastBoarding, allAboard }: CruiseRoutePort): boolean {
  return lastBoarding !== allAboard;
}

type Unfit = Omit<PortExcursions['unsuitable'][number], 'tour'>;

/** Why a trip does not fit the call: travellers meet too early, or are back too late. */
export function unfitReason(
  { reason, meetsAt, reachableAt, backAt, minutesLeft, minutesNeeded }: Unfit,
  port: CruiseRoutePort,
  t: TextOf,
): string {
  const clock = (instant: string) => localTimeAt(new Date(instant), port.timeZone);
  if (reason === 'early' && reachableAt !== null)
    return t('ship.tooEarly', { meets: clock(meetsAt), reachable: clock(reachableAt) });
  const back = clock(backAt);
  if (minutesLeft === null || minutesLeft <= 0)
    return t(isByBoat(port) ? 'ship.missesBoat' : 'ship.missesShip', {
      back,
      aboard: clock(port.lastBoarding ?? backAt),
    });
  return t(isByBoat(port) ? 'ship.tooLateBoat' : 'ship.tooLate', {
    back,
    left: durationText(minutesLeft, t),
    needed: durationText(minutesNeeded, t),
  });
}
