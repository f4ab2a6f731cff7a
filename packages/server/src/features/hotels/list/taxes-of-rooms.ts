import { collectedTaxes, type PricedTax, paidAtHotel } from '@ashore/core/hotels/stay-price.ts';
import { isTaxedByPrice } from '@ashore/core/hotels/stay-taxes.ts';
import type { TaxCollection } from '@ashore/core/hotels/tax-kinds.ts';
import type { TaxRule } from '@ashore/core/hotels/tax-rule.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import type { OfferedHotel } from '../offers/hotel.queries.ts';
import { nightPrices, priceRate } from '../offers/price-rooms.ts';
import type { HotelChoice } from '../offers/priced-places.ts';
import type { SearchHotelsInput } from '../offers/wanted-stay.ts';

export type TaxesOfRooms = {
  /** What we add to the price of a chosen room, by its number among the wanted ones. */
  charged(hotel: OfferedHotel, choice: HotelChoice, room: number): readonly PricedTax[];
  /** What the guests of all rooms pay at the hotel; undefined if nothing. */
  atHotel(hotel: OfferedHotel, rooms: readonly HotelChoice[]): Money | undefined;
};

type TaxedStay = Pick<SearchHotelsInput, 'rooms' | 'stay'>;

/**
 * The taxes of the rooms of a list. The hotels of a city have the same rules, and most taxes that are paid at the hotel depend
 * on guests and nights alone, so they are computed once for a search.
 */
export function createTaxesOfRooms(input: TaxedStay): TaxesOfRooms {
  const known = new Map<
    readonly TaxRule[],
    { readonly of: CurrencyCode; readonly paid: Money | undefined }
  >();
  return {
    charged: (hotel, choice, room) =>
      isCollected(hotel.taxes, 'charged')
        ? taxesOf(hotel, choice, { input, room, collector: 'charged' })
        : [],
    atHotel(hotel, rooms) {
      const { live, taxes, currency } = hotel;
      if (live) return sumAtHotel(hotel, rooms, input);
      const ofRules = known.get(taxes);
      if (ofRules?.of === currency) return ofRules.paid;
      if (!isCollected(taxes, 'at-hotel')) return undefined;
      const paid = sumAtHotel(hotel, rooms, input);
      if (!isTaxedByPrice(taxes, 'at-hotel')) known.set(taxes, { of: currency, paid });
      return paid;
    },
  };
}

function isCollected(rules: readonly TaxRule[], collector: TaxCollection): boolean {
  return rules.some(({ collected }) => collected === collector);
}

function sumAtHotel(hotel: OfferedHotel, rooms: readonly HotelChoice[], input: TaxedStay): Money | undefined {
  const taxes = paidAtHotel(
    rooms.map((choice, room) => ({ taxes: taxesOf(hotel, choice, { input, room, collector: 'at-hotel' }) })),
  );
  // A hotel charges in one currency. Amounts that its seller names in another one are on its page.
  const currency = taxes[0]?.currency ?? hotel.currency;
  const amountMinor = taxes
    .filter((tax) => (tax.currency ?? hotel.currency) === currency)
    .reduce((sum, tax) => sum + tax.amountMinor, 0);
  return amountMinor === 0 ? undefined : money(amountMinor, currency);
}

type TaxesToRead = {
  readonly input: TaxedStay;
  readonly room: number;
  readonly collector: TaxCollection;
};

/** What one collector takes of a chosen room. */
function taxesOf(
  hotel: OfferedHotel,
  { roomType, rate, supplementMinor }: HotelChoice,
  { input: { stay, rooms }, room, collector }: TaxesToRead,
): readonly PricedTax[] {
  const request = rooms[room];
  const nights = nightPrices(hotel, roomType, stay);
  if (!request || !nights) throw new Error('A chosen room has a price.');
  if (hotel.live) {
    const price = priceRate(hotel, { roomType, rate, request, nights });
    return price?.taxes.filter(({ collected }) => collected === collector) ?? [];
  }
  const { party, residence } = request;
  return collectedTaxes({ rules: hotel.taxes, rate, party, residence, nights, supplementMinor }, collector);
}
