import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import { daysBetween, localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { placeTimeText, refundUntilText } from '../../../i18n/booking-texts.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import { check, clock, close, redo } from '../../../ui/media/icon-paths.ts';
import { sumText } from '../booking-texts.ts';

type ShownState = {
  readonly state: MessageKey;
  readonly icon: string;
  /** Colour of text and icon. */
  readonly tone: string;
};

const pendingLook = { icon: clock, tone: 'text-amber' };
const endedLook = { icon: close, tone: 'text-ink-2' };

const states: Readonly<Record<UserBooking['state'], ShownState>> = {
  quoted: { state: 'dashboard.awaiting_payment', ...pendingLook },
  awaiting_payment: { state: 'dashboard.awaiting_payment', ...pendingLook },
  on_request: { state: 'dashboard.on_request', ...pendingLook },
  accepted: { state: 'dashboard.on_request', ...pendingLook },
  confirmed: { state: 'dashboard.confirmed', icon: check, tone: 'text-leaf' },
  completed: { state: 'dashboard.completed', icon: check, tone: 'text-ink-2' },
  expired: { state: 'dashboard.expired', ...endedLook },
  declined: { state: 'dashboard.declined', ...endedLook },
  unanswered: { state: 'dashboard.expired', ...endedLook },
  unpaid: { state: 'dashboard.cancelled', ...endedLook },
  cancelled: { state: 'dashboard.cancelled', ...endedLook },
};

/** The state of a booking in a word, with its icon and colour. */
export function shownState({
  state,
  refundedTotal,
}: Pick<UserBooking, 'state' | 'refundedTotal'>): ShownState {
  const stateLook = states[state];
  return refundedTotal > 0 && stateLook.icon === close ? { ...stateLook, icon: redo } : stateLook;
}

/** What the traveller should know beside the state; undefined if there is nothing. */
export function detailText(booking: UserBooking, intl: string, t: TextOf): string | undefined {
  const { answerUntil, freeUntil, timeZone, tourCity, refundedTotal, refundPending } = booking;
  if (refundedTotal > 0) {
    const sum = sumText(refundedTotal, booking, intl);
    return t(refundPending ? 'dashboard.refundPending' : 'dashboard.refunded', { sum });
  }
  const place = { city: tourCity || timeZone, timeZone };
  if (answerUntil !== null)
    return t('dashboard.answerBy', { until: placeTimeText(answerUntil, place, intl, t) });
  if (freeUntil === null) return undefined;
  return refundUntilText({ percent: 100, until: placeTimeText(freeUntil, place, intl, t) }, t);
}

/** Days until the trip on the calendar of its place; 0 on its day and while it lasts. */
export function daysToGo(
  { queryDate, timeZone }: Pick<UserBooking, 'queryDate' | 'timeZone'>,
  now: Date,
): number {
  return Math.max(0, daysBetween(localDateAt(now, timeZone), localDate(queryDate)));
}
