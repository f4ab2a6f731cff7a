import type { BookedShip, ShipDetails } from '../contract/transfer-request.ts';
import type { MessageLocale } from '../locale/locales.ts';
import { addDays, parseLocalTime } from '../time/local-date-time.ts';
import { localDateAt, localDateTimeToInstant, localTimeAt } from '../time/time-zone.ts';

/** What the travellers state of their ship's call otherwise than our timetable. Empty or null where they state nothing else. */
export type StatedCall = Pick<ShipDetails, 'terminal' | 'allAboard'>;

/** Whether the name that a traveller typed is that of this ship, in any language. */
export function isShipName(typed: string, { shipNames }: Pick<BookedShip, 'shipNames'>): boolean {
  return Object.values(shipNames).some((known) => known?.toLowerCase() === typed.trim().toLowerCase());
}

/** Whether a traveller has typed the name of another ship than that of the sailing. */
export function isOtherShip({ shipName }: Pick<ShipDetails, 'shipName'>, ship: BookedShip): boolean {
  return shipName.trim() !== '' && !isShipName(shipName, ship);
}

/** Leaves out of what the travellers state what the timetable says too. */
export function statedOtherwise(ship: BookedShip, { terminal, allAboard }: StatedCall): StatedCall {
  const knownPiers = [ship.portNames, ship.berthNames ?? {}].flatMap((names) => Object.values(names));
  const zones = [ship.timeZone, ship.boardTimeZone ?? ship.timeZone];
  const knownTimes = [ship.allAboardAt, ship.lastBoardingAt].flatMap((instant) =>
    instant === null ? [] : zones.map((zone): string => localTimeAt(new Date(instant), zone)),
  );
  return {
    terminal: knownPiers.includes(terminal) ? '' : terminal,
    allAboard: allAboard !== null && knownTimes.includes(allAboard) ? null : allAboard,
  };
}

export type CountingBoarding = {
  /** The time of all aboard that the travellers state; undefined if the timetable has the same or none. */
  readonly statedAt: Date | undefined;
  readonly counts: 'stated' | 'timetable';
  /** The ship with the time that counts, and whether the trip fits it. */
  readonly ship: BookedShip;
};

/**
 * Which time of all aboard counts for a booking: the earlier of the timetable's and of what the travellers state, because ships do not
 * wait. A later one never makes a trip fit.
 */
export function countingBoarding(ship: BookedShip, stated: StatedCall): CountingBoarding {
  const { allAboard } = statedOtherwise(ship, stated);
  const statedAt = allAboard === null ? undefined : statedInstant(ship, allAboard);
  const { allAboardAt, lastBoardingAt } = ship;
  if (!statedAt || allAboardAt === null || lastBoardingAt === null || statedAt >= new Date(lastBoardingAt))
    return { statedAt, counts: 'timetable', ship };
  const isInTime = ship.neededBoardingAt === undefined || new Date(ship.neededBoardingAt) <= statedAt;
  const earlier = statedAt.toISOString();
  return {
    statedAt,
    counts: 'stated',
    ship: {
      ...ship,
      allAboardAt: earlier,
      lastBoardingAt: earlier,
      isFitting: ship.isFitting && isInTime,
    },
  };
}

/** The stated time on the day on which it is nearest to the timetable's: all aboard may be shortly before or after midnight. */
function statedInstant({ allAboardAt, timeZone }: BookedShip, allAboard: string): Date | undefined {
  const time = parseLocalTime(allAboard);
  if (allAboardAt === null || time === undefined) return undefined;
  const known = new Date(allAboardAt);
  const day = localDateAt(known, timeZone);
  const distance = (instant: Date) => Math.abs(instant.getTime() - known.getTime());
  return [-1, 0, 1]
    .map((days) => localDateTimeToInstant(addDays(day, days), time, timeZone))
    .reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}

/** The boarding by which a trip is judged: when it is, and how long before it the trip must end. */
export type CountedBoarding = { readonly allAboard: Date; readonly minutesNeeded: number | undefined };

/** The boarding that counts with a sailing, by the rule of fit of its call; without a ship to miss, the time as it is typed. */
export function boardingToJudge(
  { ship, endsAt }: { readonly ship?: BookedShip | null | undefined; readonly endsAt: string | null },
  allAboard: string | null | undefined,
): CountedBoarding | string | null | undefined {
  if (!ship || endsAt === null) return allAboard;
  const { lastBoardingAt } = countingBoarding(ship, { terminal: '', allAboard: allAboard ?? null }).ship;
  if (lastBoardingAt === null) return allAboard;
  const { neededBoardingAt: needed } = ship;
  const minutesNeeded = needed === undefined ? undefined : (Date.parse(needed) - Date.parse(endsAt)) / 60_000;
  return { allAboard: new Date(lastBoardingAt), minutesNeeded };
}

type StatedTexts = {
  /** Below a time or a pier of the travellers, which counts. */
  readonly statedCounts: (timetable: string) => string;
  /** Below a time of the timetable, which counts. */
  readonly timetableCounts: (stated: string) => string;
};

/** Where travellers and timetable differ, the value that counts comes first, and below it stands why and what the other one is. */
export const statedTexts: Readonly<Record<MessageLocale, StatedTexts>> = {
  en: {
    statedCounts: (timetable) => `Stated by the travellers; this counts. By our timetable: ${timetable}`,
    timetableCounts: (stated) =>
      `By our timetable; this earlier time counts. Stated by the travellers: ${stated}`,
  },
  de: {
    statedCounts: (timetable) => `Angabe der Gäste; sie gilt. Laut unserem Fahrplan: ${timetable}`,
    timetableCounts: (stated) =>
      `Laut unserem Fahrplan; diese frühere Uhrzeit gilt. Angabe der Gäste: ${stated}`,
  },
  'zh-Hans': {
    statedCounts: (timetable) => `旅客填写，以此为准。我们的船期：${timetable}`,
    timetableCounts: (stated) => `根据我们的船期，以此较早时间为准。旅客填写：${stated}`,
  },
};
