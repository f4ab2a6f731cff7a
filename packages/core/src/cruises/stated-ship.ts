import type { BookedShip, ShipDetails, TransferRequest } from '../contract/transfer-request.ts';
import { addDays, parseLocalTime } from '../time/local-date-time.ts';
import { localDateAt, localDateTimeToInstant, localTimeAt } from '../time/time-zone.ts';

/** What the travellers state of their ship's call otherwise than our timetable. Empty or null where they state nothing else. */
export type StatedCall = Pick<ShipDetails, 'terminal' | 'allAboard'>;

/** Whether the name that a traveller typed is that of this ship, in any language. */
export function isShipName(typed: string, { shipNames }: Pick<BookedShip, 'shipNames'>): boolean {
  return Object.values(shipNames).some((known) => known?.toLowerCase() === typed.trim().toLowerCase());
}

/** A question in the reader's language, its answer, and the kind of the question. */
export type QuestionAnswer = readonly [question: string, answer: string, kind: string];

/** A place that the travellers typed. Some clients, and older bookings, do not say that it is a ship. */
type TypedPlace = { readonly title: string; readonly isShip?: boolean | undefined } | null;

/** Everything in which travellers may name their ship: as the checkout sends it, and as a booking stores it. */
export type ShipStatements = {
  readonly answers: readonly QuestionAnswer[];
  readonly transferRequest: TransferRequest | null;
  readonly start: TypedPlace;
  readonly end: TypedPlace;
};

/**
 * What travellers say of their ship, what counts first: the answer to the question for it, the transfer request, the place to be taken
 * back to, and that of the pick-up. A place that is not marked as a ship says something only if it has the name of the given one.
 */
function statementsIn(
  { answers, transferRequest, start, end }: ShipStatements,
  ship: BookedShip | null,
): ShipDetails[] {
  const answer = answers.find(([, , kind]) => kind === 'ship')?.[1];
  const places = [end, start].flatMap((place) => {
    const details = place && detailsOf(place.title);
    return details && (place.isShip || (ship && isShipName(details.shipName, ship))) ? [details] : [];
  });
  return [
    ...(answer === undefined ? [] : [detailsOf(answer)]),
    ...(transferRequest?.kind === 'ship' ? [transferRequest] : []),
    ...places,
  ].filter(({ shipName, terminal, allAboard }) => shipName !== '' || terminal !== '' || allAboard !== null);
}

/** The ship of the travellers as they state it; null if they state none. */
export function statedShip(statements: ShipStatements): ShipDetails | null {
  const all = statementsIn(statements, null);
  const [first] = all;
  if (!first) return null;
  const { shipName, terminal, allAboard } = first;
  return { shipName: shipName || (nameIn(all) ?? ''), terminal, allAboard };
}

/**
 * The ship of the sailing from which a trip is booked, unless the travellers name another one: neither the times nor the return promise
 * of the sailing apply to that.
 */
export function sailingThatCounts(
  ship: BookedShip | null | undefined,
  statements: ShipStatements,
): BookedShip | null {
  if (!ship) return null;
  const name = nameIn(statementsIn(statements, ship));
  return name === undefined || isShipName(name, ship) ? ship : null;
}

function nameIn(statements: readonly ShipDetails[]): string | undefined {
  return statements.find(({ shipName }) => shipName !== '')?.shipName;
}

/**
 * What the travellers state of the call of their ship: their last correction, or else what they said first. What names another ship says
 * nothing of this one.
 */
export function statedCall(statements: ShipStatements, ship: BookedShip): StatedCall {
  if (ship.stated) return ship.stated;
  const ofShip = statementsIn(statements, ship).find(
    ({ shipName }) => shipName === '' || isShipName(shipName, ship),
  );
  return ofShip ? { terminal: ofShip.terminal, allAboard: ofShip.allAboard } : nothingStated;
}

const nothingStated: StatedCall = { terminal: '', allAboard: null };

/**
 * The details of a ship in one line: as the answer to a question, and as a place. `partsOfAnswer` reads it. Without a name the line
 * starts with a comma, so that the pier is not read as the name.
 */
export function shipLine({ shipName, terminal, allAboard }: ShipDetails): string {
  const name = shipName.replaceAll(', ', ' ');
  const details = [terminal, allAboard].filter(Boolean);
  return (terminal === '' && name === '' ? details : [name, ...details]).join(', ');
}

/** The details in a line that `shipLine` has written. */
export function detailsOf(line: string): ShipDetails {
  const { name, pier, time } = partsOfAnswer(line, 'ship');
  return { shipName: name, terminal: pier, allAboard: time || null };
}

/** Browsers send the parts of an answer in one line, and a time is its last part. */
const timeAtEnd = /^(?<before>.*?)(?:, )?(?<time>(?:[01]\d|2[0-3]):[0-5]\d)$/su;

/** The parts of an answer that names a ship or a flight. What was not answered is empty. */
export function partsOfAnswer(answer: string, kind: 'ship' | 'flight') {
  const { before = answer, time = '' } = timeAtEnd.exec(answer)?.groups ?? {};
  const [name = ''] = kind === 'ship' ? before.split(', ') : [before];
  return { name, pier: before.slice(name.length + 2), time };
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
