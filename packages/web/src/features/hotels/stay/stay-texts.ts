import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { guestsOf, type RoomParty } from '@ashore/core/hotels/room-party.ts';
import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText, formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { TextOf } from '../../../i18n/texts.ts';

/** 14–18 May, 4 nights. */
export function nightsText({ arrival, departure }: Stay, locale: Locale, t: TextOf): string {
  const dates = dayRangeText({ from: arrival, to: departure }, localeTable[locale].intl);
  return t('hotels.stay', { dates, count: nightCount({ arrival, departure }) });
}

/** 2 rooms, 5 guests. */
export function partyOfRoomsText(rooms: readonly RoomParty[], t: TextOf): string {
  return t('hotels.party', partyCounts(rooms));
}

export function partyCounts(rooms: readonly RoomParty[]): { rooms: number; guests: number } {
  const { adults, children } = guestsOf(rooms);
  return { rooms: rooms.length, guests: adults + children };
}

/** The counts of a stay that sentences about prices name. */
export function stayCounts(search: StaySearch): { nights: number; rooms: number } {
  return { nights: nightCount(search), rooms: search.rooms.length };
}

/** An instant as the hotel wrote it, on the clock of its place: 2027-05-12T18:00:00+01:00. */
export function deadlineAt(instant: string, locale: Locale): { date: string; time: string } {
  const date = formatDate(localDate(instant.slice(0, 10)), localeTable[locale].intl, 'dayYear');
  return { date, time: instant.slice(11, 16) };
}
