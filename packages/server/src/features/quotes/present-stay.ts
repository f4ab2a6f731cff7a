import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { sumTaxesAtHotel } from '@ashore/core/hotels/tax-parts.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { z } from 'zod';
import type { StoredQuote, StoredStay } from './quote.ts';

export type StoredRoom = StoredStay['rooms'][number];
type StoredTax = StoredRoom['taxes'][number];

/** The stay of a quote as sent to the client: amounts with decimals, names in the reader's language. */
export function presentStay(
  { currency, rates, foreignOffer }: Pick<StoredQuote, 'currency' | 'rates' | 'foreignOffer'>,
  stay: StoredStay,
  locale: MessageLocale,
): BookedStay {
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  const { arrival, departure, neighbourhood, rooms, dueNowMinor, ...hotel } = stay;
  const notes = notesOfRooms(foreignOffer);
  return {
    ...hotel,
    arrival,
    departure,
    nights: nightCount({ arrival: localDate(arrival), departure: localDate(departure) }),
    neighbourhood: neighbourhood[locale],
    rooms: rooms.map((room) => ({
      roomNumber: room.position + 1,
      roomTypeId: room.roomTypeId,
      name: roomName(room, locale),
      board: room.board,
      adults: room.adults,
      childrenAges: room.childrenAges,
      extraBeds: room.extraBeds,
      cots: room.cots,
      total: decimal(room.totalMinor),
      taxes: room.taxes.map((tax) => presentTax(tax, currency)),
      cancellation: room.cancellation.map(({ until, chargeMinor }) => ({
        until,
        charge: decimal(chargeMinor),
      })),
      noShowCharge: decimal(room.noShowMinor),
      notes: notes.get(room.position) ?? '',
    })),
    payAtHotel: sumTaxesAtHotel(
      rooms.flatMap(({ taxes }) => taxes.map((tax) => presentTax(tax, currency))),
      currency,
    ),
    hotelCurrency: rates?.from ?? currency,
    dueNow: decimal(dueNowMinor),
  };
}

const offerWithNotes = z.object({ rooms: z.array(z.object({ position: z.int(), notes: z.string() })) });

/** What the seller states about the rates of its rooms, by their positions. */
function notesOfRooms(foreignOffer: unknown): ReadonlyMap<number, string> {
  const { data } = offerWithNotes.safeParse(foreignOffer);
  return new Map(data?.rooms.map(({ position, notes }) => [position, notes]));
}

function roomName({ names }: Pick<StoredRoom, 'names'>, locale: MessageLocale): string {
  return names[locale];
}

function presentTax(
  { amountMinor, approximateMinor, parts, ...tax }: StoredTax,
  traveller: CurrencyCode,
): BookedStay['payAtHotel'][number] {
  const decimal = (minor: number) => toDecimal(money(minor, currencyOf(tax)));
  return {
    ...tax,
    amount: decimal(amountMinor),
    ...(approximateMinor !== undefined && { approximate: toDecimal(money(approximateMinor, traveller)) }),
    ...(parts && {
      parts: parts.map(({ amountMinor: minor, ...part }) => ({ ...part, amount: decimal(minor) })),
    }),
  };
}

/** The hotel's own currency, which need not be one that travellers can choose. */
function currencyOf({ currency }: Pick<StoredTax, 'currency'>): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new TypeError(`${currency} is not a currency.`);
  return currency;
}

/** Rooms are the components of a stay: a line for each, in the order of the party. */
export function roomComponents(
  { lines }: Pick<StoredQuote, 'lines'>,
  { rooms }: Pick<BookedStay, 'rooms'>,
  ticketsOf: (line: StoredQuote['lines'][number]) => QuotedTrip['components'][number]['tickets'][number],
): QuotedTrip['components'] {
  return rooms.flatMap(({ roomTypeId, name }, index) => {
    const line = lines[index];
    return line ? [{ componentKey: roomTypeId, label: name, tickets: [ticketsOf(line)] }] : [];
  });
}
