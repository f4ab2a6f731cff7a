import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { expect, test } from 'vitest';
import { testQuestion, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { valuesToCarry } from './carried-answers.ts';
import { answerOf, questionFields } from './question-fields.ts';

const id = '11111111-1111-4111-8111-111111111111';
const quote = testQuote();
const ship: TransferRequest = {
  kind: 'ship',
  direction: 'both',
  shipName: 'Aurora',
  terminal: 'Pier 2',
  allAboard: '17:30',
};
const hotel: TransferRequest = {
  kind: 'hotel',
  direction: 'from-end',
  hotelName: 'Do Cais',
  address: 'Cais 1',
};
const flight: TransferRequest = {
  kind: 'airport',
  direction: 'to-start',
  airport: 'Lisbon',
  flightNumber: 'TP 571',
  localTime: '08:10',
};

const asking = (kind: 'ship' | 'hotel' | 'flight', transferRequest: TransferRequest | null) =>
  testRequirements({ questions: [testQuestion({ kind })], transferRequest });

test.each([
  ['ship', ship, 'Aurora, Pier 2, 17:30'],
  ['hotel', hotel, 'Do Cais, Cais 1'],
  ['flight', flight, 'TP 571, 08:10'],
] as const)('The %s of the transfer request answers the question for it', (kind, transferRequest, answer) => {
  const requirements = asking(kind, transferRequest);
  const values = valuesToCarry(requirements, quote, {}) ?? {};
  expect(answerOf('q', testQuestion({ kind }), values)).toBe(answer);
  const [first] = questionFields('q', testQuestion({ kind }), requirements);
  expect(first?.hint).toEqual({ key: 'traveller.carried' });
});

test('A ship that comes from a sailing is not called a transfer request', () => {
  const [first] = questionFields('q', testQuestion({ kind: 'ship' }), {
    transferRequest: ship,
    isBySailing: true,
  });
  expect(first?.hint).toEqual({ key: 'traveller.carriedSailing' });
});

test('A correction in the checkout stays, and a later transfer request replaces it as a whole', () => {
  const requirements = asking('ship', ship);
  const values = { ...valuesToCarry(requirements, quote, {}), [`q.${id}.shipName`]: 'Borealis' };
  expect(valuesToCarry(requirements, quote, values)).toBeUndefined();
  const other = { ...ship, shipName: 'Carina', terminal: '', allAboard: null };
  const later = valuesToCarry(asking('ship', other), quote, values);
  expect({ ...values, ...later }).toMatchObject({
    [`q.${id}.shipName`]: 'Carina',
    [`q.${id}.terminal`]: '',
    [`q.${id}.allAboard`]: '',
  });
});

test('A transfer request does not answer a question for something else', () => {
  expect(valuesToCarry(asking('hotel', ship), quote, {})).toBeUndefined();
  expect(valuesToCarry(asking('ship', null), quote, {})).toBeUndefined();
});

test('The place to be taken back to is that of the transfer request', () => {
  const dropOff = (transferRequest: TransferRequest) =>
    valuesToCarry(testRequirements({ dropOffPointEntryRequired: true, transferRequest }), quote, {});
  expect(dropOff(hotel)).toMatchObject({
    'end.kind': 'hotel',
    'end.hotelName': 'Do Cais',
    'end.address': 'Cais 1',
  });
  expect(dropOff(ship)).toMatchObject({ 'end.kind': 'ship', 'end.allAboard': '17:30' });
  expect(dropOff(flight)).toBeUndefined();
  // The time in the request is that of the landing.
  expect(dropOff({ ...flight, direction: 'both' })).toBeUndefined();
});

test('All aboard from the product page is filled in, unless a transfer request or a sailing names the ship', () => {
  const typed = { ...asking('ship', null), typedAllAboard: '16:30' };
  const values = valuesToCarry(typed, quote, {});
  expect(values).toMatchObject({ [`q.${id}.allAboard`]: '16:30' });
  expect(valuesToCarry(typed, quote, { ...values, [`q.${id}.allAboard`]: '17:00' })).toBeUndefined();
  const withTransfer = valuesToCarry({ ...asking('ship', ship), typedAllAboard: '16:30' }, quote, {});
  expect(withTransfer).toMatchObject({ [`q.${id}.allAboard`]: '17:30' });
  expect(valuesToCarry({ ...asking('hotel', null), typedAllAboard: '16:30' }, quote, {})).toBeUndefined();
});
