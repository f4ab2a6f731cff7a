import { transferRequest } from '@ashore/core/contract/transfer-request.ts';
import { expect, test } from 'vitest';
import {
  noTransfer,
  offersTransfer,
  type TransferTour,
  type TransferValues,
  transferOf,
  transferProblems,
} from './transfer.ts';

const hotel: TransferValues = {
  ...noTransfer,
  kind: 'hotel',
  hotelName: ' Casa  do Rio ',
  address: 'Rua 1, Lisboa',
};
const airport: TransferValues = {
  ...noTransfer,
  kind: 'airport',
  direction: 'both',
  airport: 'Lisbon',
  flightNumber: 'TP 571',
  localTime: '14:05',
};
const ship: TransferValues = { ...noTransfer, kind: 'ship', direction: 'from-end', shipName: 'Aurora' };

test('A traveller without a transfer request sees no errors, even with earlier typed values', () => {
  const withoutTransfer = { ...hotel, kind: 'none' as const, hotelName: 'x'.repeat(500) };
  expect([transferProblems(withoutTransfer), transferOf(withoutTransfer)]).toEqual([{}, null]);
});

test('Each kind of place asks for the details that its driver needs, and for nothing else', () => {
  const missingOf = (kind: TransferValues['kind']) => Object.keys(transferProblems({ ...noTransfer, kind }));
  expect(missingOf('hotel')).toEqual(['hotelName', 'address']);
  expect(missingOf('airport')).toEqual(['airport', 'flightNumber', 'localTime']);
  expect(missingOf('ship')).toEqual(['shipName']);
});

test('A complete transfer request is accepted by the server, and normalised in the same way', () => {
  for (const values of [hotel, airport, ship, { ...ship, terminal: 'Pier 3', allAboard: '17:30' }]) {
    const parts = transferOf(values);
    expect(transferRequest.parse(parts)).toEqual(parts);
  }
  expect(transferOf(hotel)).toMatchObject({ hotelName: 'Casa do Rio' });
  expect(transferOf(ship)).toMatchObject({ terminal: '', allAboard: null });
});

test('Values that the server would refuse are reported in the form first', () => {
  const wrong: TransferValues[] = [
    { ...hotel, hotelName: '  ' },
    { ...hotel, address: 'x'.repeat(201) },
    { ...airport, flightNumber: 'A' },
    { ...airport, localTime: '25:00' },
    { ...ship, allAboard: 'five' },
  ];
  for (const values of wrong) {
    expect(Object.keys(transferProblems(values))).toHaveLength(1);
    expect(transferOf(values)).toBeNull();
  }
  expect(transferProblems(wrong[1] ?? noTransfer)).toEqual({ address: 'tooLong' });
});

test('A card number in an address is refused before it is sent', () => {
  const values = { ...hotel, address: '4242 4242 4242 4242' };
  expect([transferProblems(values), transferOf(values)]).toEqual([{ address: 'card' }, null]);
});

const quay = { title: 'The quay', street: 'Cais 1', latitude: 38.7, longitude: -9.1 };
const tour: TransferTour = {
  productType: 'tours',
  startingPointInformation: quay,
  startingPointEntryRequired: false,
  pickUp: false,
};

test('A transfer is offered for products with a guide or crew and a known starting point', () => {
  const isOffered = (
    ['tours', 'activities', 'shore-excursions', 'attractions', 'shows', 'transfers'] as const
  ).map((productType) => offersTransfer({ ...tour, productType }));
  expect(isOffered).toEqual([true, true, true, false, false, false]);
});

test('A transfer is not offered if the supplier picks up all travellers or the product has no starting point', () => {
  expect(offersTransfer({ ...tour, startingPointEntryRequired: true })).toBe(false);
  // At the quay, at a hotel in town, or at listed places: all of them are `pickUp`, as on the cards.
  expect(offersTransfer({ ...tour, pickUp: true })).toBe(false);
  expect(offersTransfer({ ...tour, startingPointInformation: null })).toBe(false);
});
