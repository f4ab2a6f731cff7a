import type { BookedShip } from '../contract/transfer-request.ts';

/** What a changed call of its ship means for a booking. */
export type CallChange =
  /** Nothing that the booking states has changed. */
  | 'none'
  /** Small changes of a trip that still fits are stored without an email. */
  | 'note'
  | 'notify'
  /** The trip no longer fits, but another departure of the day does: the travellers choose. */
  | 'offer'
  | 'skipped'
  | 'unfit';

export type ChangedCall = {
  /** The ship as the booking states it. */
  readonly before: BookedShip;
  /** The ship by the timetable of now. Undefined if it no longer calls at the port on that day. */
  readonly after: BookedShip | undefined;
  /** Whether another departure of the same day fits and has spots. */
  readonly hasOtherDeparture: boolean;
  /** Only a confirmed booking has tickets, so only it may wait for a choice. */
  readonly isConfirmed: boolean;
  readonly now: Date;
};

const MINUTE = 60_000;
const SMALL_SHIFT_MINUTES = 15;
/** Travellers who must be back this much earlier are notified, however small the shift is otherwise. */
const EARLIER_BOARDING_MINUTES = 5;
const HOURS_TO_CHOOSE_BEFORE = 24;
/** Travellers at sea read their emails seldom, so less time than this is no choice. */
const HOURS_TO_CHOOSE = 12;

/** Decides what to do about a booking whose ship has, or may have, other times than the booking states. */
export function callChange({ before, after, hasOtherDeparture, isConfirmed, now }: ChangedCall): CallChange {
  if (!after) return 'skipped';
  const hasChanged = !isSameCall(before, after);
  const { chooseUntil } = before;
  if (!after.isFitting && (before.isFitting || chooseUntil !== undefined)) {
    if (!hasChanged && chooseUntil !== undefined) return now < new Date(chooseUntil) ? 'none' : 'unfit';
    return isConfirmed && hasOtherDeparture && hasTimeToChoose(before, after, now) ? 'offer' : 'unfit';
  }
  // A trip that fits again is no longer cancelled by itself, which its travellers must know.
  if (after.isFitting && chooseUntil !== undefined) return 'notify';
  if (!hasChanged) return 'none';
  const isSmall = hasSamePlace(before, after) && isSmallShift(before, after);
  return isSmall ? 'note' : 'notify';
}

/** Travellers may choose until a day before the call, and never less long than they were promised. */
export function lastChoice(
  before: Pick<BookedShip, 'chooseUntil'>,
  after: Pick<BookedShip, 'arrivesAt'>,
): Date {
  const dayBefore = Date.parse(after.arrivesAt ?? '') - HOURS_TO_CHOOSE_BEFORE * 60 * MINUTE;
  return new Date(Math.max(dayBefore, before.chooseUntil === undefined ? 0 : Date.parse(before.chooseUntil)));
}

function hasTimeToChoose(before: BookedShip, after: BookedShip, now: Date): boolean {
  const minimumMs = before.chooseUntil === undefined ? HOURS_TO_CHOOSE * 60 * MINUTE : 0;
  return now.getTime() + minimumMs < lastChoice(before, after).getTime();
}

type Times = NonNullable<BookedShip['knownTimes']>;

/** The times in port that the travellers of a booking know. */
export function knownTimes({
  knownTimes: known,
  arrivesAt,
  departsAt,
  allAboardAt,
  lastBoardingAt,
}: BookedShip): Times {
  return known ?? { arrivesAt, departsAt, allAboardAt, lastBoardingAt };
}

const timeNames = ['arrivesAt', 'departsAt', 'allAboardAt', 'lastBoardingAt'] as const;

const boardingNames = ['allAboardAt', 'lastBoardingAt'] as const;

function isSameCall(before: BookedShip, after: BookedShip): boolean {
  return (
    hasSamePlace(before, after) && timeNames.every((name) => minutesBetween(before[name], after[name]) === 0)
  );
}

function hasSamePlace(before: BookedShip, after: BookedShip): boolean {
  return before.berth === after.berth && before.isTender === after.isTender;
}

/** Compared with what the travellers know, so that several small changes do not add up unnoticed. */
function isSmallShift(before: BookedShip, after: BookedShip): boolean {
  const knownByTravellers = knownTimes(before);
  return (
    timeNames.every((name) => minutesBetween(knownByTravellers[name], after[name]) < SMALL_SHIFT_MINUTES) &&
    boardingNames.every(
      (name) => minutesEarlier(knownByTravellers[name], after[name]) < EARLIER_BOARDING_MINUTES,
    )
  );
}

function minutesEarlier(before: string | null, after: string | null): number {
  return before === null || after === null ? 0 : (Date.parse(before) - Date.parse(after)) / MINUTE;
}

function minutesBetween(one: string | null, other: string | null): number {
  if (one === null || other === null) return one === other ? 0 : Number.POSITIVE_INFINITY;
  return Math.abs(Date.parse(one) - Date.parse(other)) / MINUTE;
}
