import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { TextOf } from '../../../i18n/texts.ts';

/** 2 adults, 1 child (7 years): the guests of one room. */
export function guestsText({ adults, childrenAges }: RoomParty, locale: Locale, t: TextOf): string {
  const format = listFormat(localeTable[locale].messages);
  const parts = [t('hotels.adultCount', { count: adults })];
  if (childrenAges.length > 0) {
    const ages = format.format(childrenAges.map(String));
    parts.push(t('hotelPage.childrenOf', { count: childrenAges.length, ages }));
  }
  return format.format(parts);
}
