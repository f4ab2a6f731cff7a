import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { mergeTaxParts } from '@ashore/core/hotels/tax-parts.ts';
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
    neighbourhood: neighbourhood[locale] ?? neighbourhood.en ?? '',
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
    payAtHotel: taxesAtHotel(rooms).map((tax) => presentTax(tax, currency)),
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
  return names[locale] ?? names.en ?? '';
}

/** What guests pay at the hotel beside the price, summed by kind. */
function taxesAtHotel(rooms: readonly StoredRoom[]): StoredTax[] {
  const sums = new Map<string, StoredTax>();
  for (const tax of rooms.flatMap(({ taxes }) => taxes)) {
    if (tax.collected !== 'at-hotel') continue;
    const key = `${tax.kind} ${tax.currency}`;
    const before = sums.get(key);
    const parts = before ? joinedParts(before.parts, tax.parts) : tax.parts;
    sums.set(key, {
      ...tax,
      amountMinor: (before?.amountMinor ?? 0) + tax.amountMinor,
      ...(tax.approximateMinor !== undefined && {
        approximateMinor: (before?.approximateMinor ?? 0) + tax.approximateMinor,
      }),
      parts,
    });
  }
  return [...sums.values()];
}

/** The parts of a tax of several rooms; undefined unless all of them have parts. */
function joinedParts(some: StoredTax['parts'], others: StoredTax['parts']): StoredTax['parts'] {
  return some && others && mergeTaxParts([some, others], 'count');
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
