import type { BookedShip } from '../contract/transfer-request.ts';
import type { BookedFact } from '../contract/values/booked-fact.ts';
import { listFormat, sideBySide } from '../locale/intl.ts';
import { localeTable, type MessageLocale } from '../locale/locales.ts';
import { placeClock, placeTime, timeOfDay } from '../time/place-time.ts';
import { localDateAt, localTimeAt } from '../time/time-zone.ts';
import { returnPromisePath, returnPromiseStatement, returnPromiseTexts } from './return-promise.ts';
import { type ShipFactKind, shipFactTexts } from './ship-fact-texts.ts';
import { countingBoarding, type StatedCall, statedOtherwise } from './stated-ship.ts';

/**
 * The ship with which travellers come, where it is in port, and when: on the clock of the port, which is named. Where the travellers
 * state another pier or time than the timetable, the one that counts comes first. The summary of a held trip, the booking page, emails
 * and documents all state these facts.
 */
export function shipFacts(ship: BookedShip, stated: StatedCall, locale: MessageLocale): BookedFact[] {
  const { labels } = shipFactTexts[locale];
  const inLanguage = (names: BookedShip['shipNames']) => names[locale] ?? names.en;
  const { isFitting } = countingBoarding(ship, stated).ship;
  const facts: readonly (readonly [ShipFactKind, string | null])[] = [
    ['ship', sideBySide([inLanguage(ship.shipNames), inLanguage(ship.lineNames)], locale)],
    ['pier', pierText(ship, stated, locale)],
    ['inPort', textOfCall({ ...ship, isFitting }, locale)],
    ['allAboard', allAboardText(ship, stated, locale)],
    ['shipChoice', choiceText(ship, locale)],
  ];
  return facts.flatMap(([kind, text]) => (text ? [{ kind, label: labels[kind], text, href: null }] : []));
}

/** What we pay if the trip brings its travellers back late. It is our promise to them, so suppliers do not read it. */
export function returnPromiseFact(ship: BookedShip, stated: StatedCall, locale: MessageLocale): BookedFact[] {
  const statement = returnPromiseStatement(ship, stated, locale);
  if (!statement) return [];
  const { text, version } = statement;
  const { label } = returnPromiseTexts[locale];
  return [{ kind: 'returnPromise', label, text, href: returnPromisePath(version) }];
}

/** Travellers learn on board where the ship berths, so the pier that they state counts. */
function pierText(ship: BookedShip, stated: StatedCall, locale: MessageLocale): string {
  const { portNames, berthNames, isTender } = ship;
  const port = portNames[locale] ?? portNames.en;
  const berth = berthNames && (berthNames[locale] ?? berthNames.en);
  const { terminal } = statedOtherwise(ship, stated);
  return [
    sideBySide([port, terminal || berth], locale),
    ...(terminal === '' ? [] : [shipFactTexts[locale].statedCounts(berth ?? port)]),
    ...(isTender ? [shipFactTexts[locale].tender] : []),
  ].join('\n');
}

/** What the travellers may do if their trip no longer fits the times of the ship. */
function choiceText(
  { chooseUntil, otherStarts = [], portNames, timeZone }: BookedShip,
  locale: MessageLocale,
) {
  if (!chooseUntil) return null;
  const place = { city: portNames[locale] ?? portNames.en, timeZone };
  const starts = listFormat(localeTable[locale].messages).format(otherStarts);
  return shipFactTexts[locale].choice(starts, placeTime(new Date(chooseUntil), place, locale));
}

/** When the ship is in port, and whether the start does not fit; after a change of the call, `choiceText` says more. */
function textOfCall(ship: BookedShip, locale: MessageLocale): string {
  const isTold = ship.isFitting || ship.chooseUntil !== undefined;
  return [inPortText(ship, locale), ...(isTold ? [] : [shipFactTexts[locale].unfit])].join('\n');
}

function inPortText(ship: BookedShip, locale: MessageLocale): string {
  const texts = shipFactTexts[locale];
  const [arrival, departure] = [timeAt(ship.arrivesAt), timeAt(ship.departsAt)];
  const clock = clockOf(ship, locale);
  if (!arrival) return departure ? texts.until(clock(departure)) : '';
  if (!departure) return texts.from(clock(arrival));
  // Times of one day share the name of the clock.
  const from = isOneDay(ship) ? localTimeAt(arrival, ship.timeZone) : clock(arrival);
  return texts.fromTo(from, clock(departure));
}

function allAboardText(ship: BookedShip, stated: StatedCall, locale: MessageLocale): string | null {
  const texts = shipFactTexts[locale];
  const { timeZone, boardTimeZone } = ship;
  const { statedAt, counts } = countingBoarding(ship, stated);
  const [allAboard, last] = [timeAt(ship.allAboardAt), timeAt(ship.lastBoardingAt)];
  // Where the sailing ends, the timetable has no such time.
  if (!allAboard) return stated.allAboard && texts.stated(timeOfDay(stated.allAboard, locale));
  const clock = clockOf(ship, locale);
  if (statedAt && counts === 'stated')
    return [clock(statedAt), texts.statedCounts(clock(last ?? allAboard))].join('\n');
  const onBoard = boardTimeZone === null ? undefined : localTimeAt(allAboard, boardTimeZone);
  return [
    clock(allAboard),
    ...(onBoard === undefined || onBoard === localTimeAt(allAboard, timeZone)
      ? []
      : [texts.onBoard(onBoard)]),
    ...(last && last < allAboard ? [texts.lastBoat(clock(last))] : []),
    ...(statedAt ? [texts.timetableCounts(clock(statedAt))] : []),
  ].join('\n');
}

const timeAt = (instant: string | null) => (instant === null ? undefined : new Date(instant));

/** A ship that stays overnight needs the day with each time. */
function clockOf(ship: BookedShip, locale: MessageLocale): (instant: Date) => string {
  const { portNames, timeZone } = ship;
  const place = { city: portNames[locale] ?? portNames.en, timeZone };
  return (instant) => (isOneDay(ship) ? placeClock : placeTime)(instant, place, locale);
}

function isOneDay({ arrivesAt, departsAt, timeZone }: BookedShip): boolean {
  const [arrival, departure] = [timeAt(arrivesAt), timeAt(departsAt)];
  return !arrival || !departure || localDateAt(arrival, timeZone) === localDateAt(departure, timeZone);
}
