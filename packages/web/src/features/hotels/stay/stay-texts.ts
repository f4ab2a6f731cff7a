import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { guestsOf, type RoomParty } from '@ashore/core/hotels/room-party.ts';
import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
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

/** 600 m, 1.2 km. Distances are known to a hundred metres. */
function distanceText(km: number, locale: Locale, t: TextOf): string {
  if (km < 0.1) return t('hotels.veryNear');
  if (km < 1) return t('hotels.metres', { count: Math.round(km * 10) * 100 });
  const format = numberFormat(localeTable[locale].intl, { maximumFractionDigits: 1 });
  return t('hotels.kilometres', { km: format.format(km) });
}

type Distances = Pick<HotelOffer, 'sightName' | 'kmToSight' | 'kmToQuay' | 'isTenderQuay'>;

/** Farther away, a distance does not tell one hotel from another. */
const MAX_SHOWN_KM = 15;

/** How far a hotel is from a sight, and from where cruise passengers land. */
export function distanceTexts(hotel: Distances, locale: Locale, t: TextOf): string[] {
  const { sightName: sight, kmToSight, kmToQuay, isTenderQuay } = hotel;
  const isNear = (km: number | null) => km !== null && km <= MAX_SHOWN_KM;
  return [
    ...(sight !== null && kmToSight !== null && isNear(kmToSight)
      ? [t('hotels.toSight', { sight, distance: distanceText(kmToSight, locale, t) })]
      : []),
    ...(kmToQuay !== null && isNear(kmToQuay)
      ? [
          t('hotels.toQuay', {
            kind: isTenderQuay ? 'tender' : 'quay',
            distance: distanceText(kmToQuay, locale, t),
          }),
        ]
      : []),
  ];
}

/** An instant as the hotel wrote it, on the clock of its place: 2027-05-12T18:00:00+01:00. */
export function deadlineAt(instant: string, locale: Locale): { date: string; time: string } {
  const date = formatDate(localDate(instant.slice(0, 10)), localeTable[locale].intl, 'dayYear');
  return { date, time: instant.slice(11, 16) };
}
