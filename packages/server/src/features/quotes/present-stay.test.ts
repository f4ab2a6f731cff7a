import { expect, test } from 'vitest';
import {
  familyRoom,
  type StayInput,
  storedRoom,
  storedStayQuote,
} from '../../../test-support/hotels/held-stay.ts';
import { presentStay, roomComponents } from './present-stay.ts';

const quote = storedStayQuote({ rooms: [storedRoom(), familyRoom(), storedRoom({ position: 2 })] });
if (!quote.stay) throw new Error('The quote has no stay.');
const stay = presentStay(quote, quote.stay, 'en');

test('What guests pay at the hotel is summed by kind, without the taxes that are part of the price', () => {
  expect(stay.payAtHotel).toEqual([
    {
      ...{ kind: 'city', collected: 'at-hotel', amount: 64, currency: 'EUR' },
      parts: [{ per: 'guest', count: 4, nights: 4, amount: 4 }],
    },
  ]);
});

test('A tax without an approximation for each room has none for all of them', () => {
  const room = (position: number, approximateMinor?: number) =>
    storedRoom({
      position,
      taxes: [{ kind: 'city', collected: 'at-hotel', amountMinor: 5_000, currency: 'JPY', approximateMinor }],
    });
  const approximations = (rooms: ReturnType<typeof room>[]) => {
    const quoted = storedStayQuote({ rooms });
    return quoted.stay && presentStay(quoted, quoted.stay, 'en').payAtHotel.map((tax) => tax.approximate);
  };
  expect(approximations([room(0, 3_100), room(1, 3_200)])).toEqual([63]);
  expect(approximations([room(0), room(1, 3_200)])).toEqual([undefined]);
  expect(approximations([room(0, 3_100), room(1), room(2, 3_300)])).toEqual([undefined]);
});

/** The stay of this quote as an English reader sees it. */
function presented(input: StayInput) {
  const quoted = storedStayQuote(input);
  if (!quoted.stay) throw new Error('The quote has no stay.');
  return presentStay(quoted, quoted.stay, 'en');
}

test('A room has the notes that its seller stated about it, and otherwise empty ones', () => {
  const rooms = [storedRoom(), storedRoom({ position: 1 }), storedRoom({ position: 2 })];
  const notesOf = (foreignOffer: unknown) =>
    presented({ rooms, quote: { foreignOffer } }).rooms.map(({ notes }) => notes);
  expect(notesOf({ rooms: [{ position: 1, notes: 'Cot on request' }] })).toEqual(['', 'Cot on request', '']);
  expect(notesOf(undefined)).toEqual(['', '', '']);
  expect(notesOf({ rooms: [{ position: 1 }] })).toEqual(['', '', '']);
});

test('The currency of the hotel is that before the conversion, or that of the price without one', () => {
  const rates = { from: 'JPY', date: '2037-04-01', source: 'test' };
  expect(presented({ quote: { rates } }).hotelCurrency).toBe('JPY');
  expect(presented({}).hotelCurrency).toBe('EUR');
});

test('The rooms of a stay are the components of its quote, each with the price of its line', () => {
  const components = roomComponents(quote, stay, ({ totalMinor }) => totalMinor as never);
  expect(components.map(({ componentKey, label, tickets }) => [componentKey, label, ...tickets])).toEqual([
    [stay.rooms[0]?.roomTypeId, 'Twin room, lane side', 65_600],
    [stay.rooms[1]?.roomTypeId, 'Family suite', 120_000],
    [stay.rooms[2]?.roomTypeId, 'Twin room, lane side', 65_600],
  ]);
});
