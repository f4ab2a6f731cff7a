import type { BookedShip } from '@ashore/core/contract/transfer-request.ts';
import type { FactKind } from '@ashore/core/contract/values/booked-fact.ts';
import { listFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { placeClock, placeTime } from './place-time.ts';
import { tripFactTexts } from './trip-fact-texts.ts';

export type ShipFact = { readonly kind: FactKind; readonly label: string; readonly text: string | null };

/** The ship with which travellers come, where it is in port, and when: on the clock of the port, which is named. */
export function shipFacts(ship: BookedShip, locale: MessageLocale): ShipFact[] {
  const { labels, ship: texts } = tripFactTexts[locale];
  const inLanguage = (names: BookedShip['shipNames']) => names[locale] ?? names.en;
  const { shipNames, lineNames, portNames, berthNames, isTender } = ship;
  const pier = sideBySide([inLanguage(portNames), berthNames && inLanguage(berthNames)], locale);
  return [
    {
      kind: 'ship',
      label: labels.ship,
      text: sideBySide([inLanguage(shipNames), inLanguage(lineNames)], locale),
    },
    { kind: 'pier', label: labels.pier, text: isTender ? `${pier}\n${texts.tender}` : pier },
    { kind: 'inPort', label: labels.inPort, text: textOfCall(ship, locale) },
    { kind: 'allAboard', label: labels.allAboard, text: allAboardText(ship, locale) },
    { kind: 'shipChoice', label: labels.shipChoice, text: choiceText(ship, locale) },
  ];
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

function allAboardText(ship: BookedShip, locale: MessageLocale): string | null {
  const texts = tripFactTexts[locale].ship;
  const { timeZone, boardTimeZone } = ship;
  const [allAboard, last] = [timeAt(ship.allAboardAt), timeAt(ship.lastBoardingAt)];
  if (!allAboard) return null;
  const clock = clockOf(ship, locale);
  const onBoard = boardTimeZone === null ? undefined : localTimeAt(allAboard, boardTimeZone);
  return [
    clock(allAboard),
    ...(onBoard === undefined || onBoard === localTimeAt(allAboard, timeZone)
      ? []
      : [texts.onBoard(onBoard)]),
    ...(last && last < allAboard ? [texts.lastBoat(clock(last))] : []),
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
