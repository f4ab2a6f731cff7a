import type { Quote } from '@ashore/core/contract/quotes.ts';
import { testQuote } from './quote.ts';

type Stay = NonNullable<Quote['stay']>;

export function testRoom(parts: Partial<Stay['rooms'][number]> = {}): Stay['rooms'][number] {
  return {
    roomNumber: 1,
    roomTypeId: '9c1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a13',
    name: 'Twin room, lane side',
    board: 'breakfast',
    adults: 2,
    childrenAges: [],
    extraBeds: 0,
    cots: 0,
    total: 656,
    taxes: [],
    cancellation: [
      { until: '2027-05-12T17:00:00Z', charge: 0 },
      { until: null, charge: 164 },
    ],
    noShowCharge: 656,
    notes: '',
    ...parts,
  };
}

/** A quote that holds two rooms of a hotel in Lisbon for four nights, as the server returns it. */
export function testStayQuote(parts: Partial<Stay> = {}): Quote & { readonly stay: Stay } {
  const family = { roomNumber: 2, name: 'Family suite', childrenAges: [4, 9], total: 1_200 };
  const rooms = parts.rooms ?? [testRoom(), testRoom(family)];
  const total = rooms.reduce((sum, room) => sum + room.total, 0);
  const payment = parts.payment ?? 'prepaid';
  const stay: Stay = {
    arrival: '2027-05-14',
    departure: '2027-05-18',
    nights: 4,
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    stars: 4,
    street: 'Rua do Aguadeiro 7',
    postalCode: '1100-001',
    neighbourhood: 'Alfama',
    payment,
    rooms,
    payAtHotel: [],
    hotelCurrency: 'EUR',
    dueNow: payment === 'prepaid' ? total : 0,
    ...parts,
  };
  const quote = testQuote({
    tourName: 'Casa do Aguadeiro',
    productType: 'hotels',
    normalizedUrlPath: '/hotels/lisbon/casa-do-aguadeiro-k3x9q2ma',
    queryDate: stay.arrival,
    startTime: null,
    startsAt: '2027-05-14T14:00:00.000Z',
    endsAt: '2027-05-18T11:00:00.000Z',
    durations: null,
    grandTotal: total,
    grossTotal: total,
    cancellation: [],
    components: rooms.map((room) => ({
      componentKey: room.roomTypeId,
      label: room.name,
      tickets: [
        { ticketType: 'room', count: 1, price: room.total, total: room.total, originalTotal: room.total },
      ],
    })),
  });
  return { ...quote, stay };
}
