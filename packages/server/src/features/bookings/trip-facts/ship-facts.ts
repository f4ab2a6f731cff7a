import type { BookedShip } from '@ashore/core/contract/transfer-request.ts';
import type { FactKind } from '@ashore/core/contract/values/booked-fact.ts';
import {
  countingBoarding,
  type StatedCall,
  statedOtherwise,
  statedTexts,
} from '@ashore/core/cruises/stated-ship.ts';
import { listFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { placeClock, placeTime } from './place-time.ts';
import { tripFactTexts } from './trip-fact-texts.ts';

export type ShipFact = { readonly kind: FactKind; readonly label: string; readonly text: string | null };

/**
 * The ship with which travellers come, where it is in port, and when: on the clock of the port, which is named. Where the travellers
 * state another pier or time than the timetable, the one that counts comes first.
 */
export function shipFacts(
  ship: BookedShip,
  locale: MessageLocale,
  stated: StatedCall = ship.stated ?? nothingStated,
): ShipFact[] {
  const { labels } = tripFactTexts[locale];
  const inLanguage = (names: BookedShip['shipNames']) => names[locale] ?? names.en;
  const name = sideBySide([inLanguage(ship.shipNames), inLanguage(ship.lineNames)], locale);
  const counting = countingBoarding(ship, stated).ship;
  return [
    { kind: 'ship', label: labels.ship, text: name },
    { kind: 'pier', label: labels.pier, text: pierText(ship, stated, locale) },
    {
      kind: 'inPort',
      label: labels.inPort,
      text: textOfCall({ ...ship, isFitting: counting.isFitting }, locale),
    },
    { kind: 'allAboard', label: labels.allAboard, text: allAboardText(ship, stated, locale) },
    { kind: 'shipChoice', label: labels.shipChoice, text: choiceText(ship, locale) },
  ];
}

const nothingStated: StatedCall = { terminal: '', allAboard: null };

/** Travellers learn on board where the ship berths, so the pier that they state counts. */
function pierText(ship: BookedShip, stated: StatedCall, locale: MessageLocale): string {
  const { portNames, berthNames, isTender } = ship;
  const port = portNames[locale] ?? portNames.en;
  const berth = berthNames && (berthNames[locale] ?? berthNames.en);
  const { terminal } = statedOtherwise(ship, stated);
  return [
    sideBySide([port, terminal || berth], locale),
    ...(terminal === '' ? [] : [statedTexts[locale].statedCounts(berth ?? port)]),
    ...(isTender ? [tripFactTexts[locale].ship.tender] : []),
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
  return tripFactTexts[locale].ship.choice(starts, placeTime(new Date(chooseUntil), place, locale));
}

/** When the ship is in port, and whether the start does not fit; after a change of the call, `choiceText` says more. */
function textOfCall(ship: BookedShip, locale: MessageLocale): string {
  const isTold = ship.isFitting || ship.chooseUntil !== undefined;
  return [inPortText(ship, locale), ...(isTold ? [] : [tripFactTexts[locale].ship.unfit])].join('\n');
}

function inPortText(ship: BookedShip, locale: MessageLocale): string {
  const texts = tripFactTexts[locale].ship;
  const [arrival, departure] = [timeAt(ship.arrivesAt), timeAt(ship.departsAt)];
  const clock = clockOf(ship, locale);
  if (!arrival) return departure ? texts.until(clock(departure)) : '';
  if (!departure) return texts.from(clock(arrival));
  // Times of one day share the name of the clock.
  const from = isOneDay(ship) ? localTimeAt(arrival, ship.timeZone) : clock(arrival);
  return texts.fromTo(from, clock(departure));
}

function allAboardText(ship: BookedShip, stated: StatedCall, locale: MessageLocale): string | null {
  const { clock: clockOnly, ship: texts } = tripFactTexts[locale];
  const { timeZone, boardTimeZone } = ship;
  const { statedAt, counts } = countingBoarding(ship, stated);
  const [allAboard, last] = [timeAt(ship.allAboardAt), timeAt(ship.lastBoardingAt)];
  // Where the sailing ends, the timetable has no such time.
  if (!allAboard) return stated.allAboard && texts.stated(clockOnly(stated.allAboard));
  const clock = clockOf(ship, locale);
  const { statedCounts, timetableCounts } = statedTexts[locale];
  if (statedAt && counts === 'stated')
    return [clock(statedAt), statedCounts(clock(last ?? allAboard))].join('\n');
  const onBoard = boardTimeZone === null ? undefined : localTimeAt(allAboard, boardTimeZone);
  return [
    clock(allAboard),
    ...(onBoard === undefined || onBoard === localTimeAt(allAboard, timeZone)
      ? []
      : [texts.onBoard(onBoard)]),
    ...(last && last < allAboard ? [texts.lastBoat(clock(last))] : []),
    ...(statedAt ? [timetableCounts(clock(statedAt))] : []),
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
