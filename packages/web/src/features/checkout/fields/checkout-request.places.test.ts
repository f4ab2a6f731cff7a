import { TRAVELLER_LENGTHS } from '@ashore/core/contract/values/traveller.ts';
import { expect, test } from 'vitest';
import { testQuestion } from '../../../../test-support/checkout-requirements.ts';
import { sentCheckout } from '../../../../test-support/sent-checkout.ts';
import type { FormValues } from './field.ts';
import type { Requirements } from './requirements.ts';

const pier = { id: '44444444-4444-4444-8444-444444444444', title: 'Pier B' };
const station = { id: '55555555-5555-4555-8555-555555555555', title: 'Station' };

function placesOf(requirements: Partial<Requirements>, values: FormValues) {
  const sent = sentCheckout(requirements, values);
  const { startingPointInformation: start, dropOffInformation: end, pickupId, dropOffId } = sent;
  return { start, end, pickupId, dropOffId };
}

test.each([1, 2])('Of %i offered places the chosen ones are sent, and no words of the traveller', (count) => {
  const places = [pier, station].slice(0, count);
  const requirements = {
    pickupPlaces: places,
    dropoffPlaces: places,
    startingPointEntryRequired: true,
  };
  const typed = { 'start.title': 'My hotel', 'start.place': pier.id, 'end.place': pier.id };
  expect(placesOf(requirements, typed)).toEqual({
    start: null,
    end: null,
    pickupId: pier.id,
    dropOffId: pier.id,
  });
  expect(placesOf(requirements, {})).toEqual({ start: null, end: null, pickupId: null, dropOffId: null });
});

test('A place that was chosen for a trip with places is not sent with one without', () => {
  const typed = { 'start.place': pier.id, 'end.place': pier.id };
  expect(placesOf({}, typed)).toEqual({ start: null, end: null, pickupId: null, dropOffId: null });
});

test('A time is named after the chosen place, else after an answer, else after itself', () => {
  const food = testQuestion();
  const requirements = {
    pickupPlaces: [pier, station],
    questions: [testQuestion({ id: '33333333-3333-4333-8333-333333333333', required: false }), food],
    startingTimeEntryRequired: true,
  };
  const startWith = (values: FormValues) =>
    placesOf(requirements, { 'start.time': '14:40', ...values }).start;
  const answered = { [`q.${food.id}`]: 'Hotel Mundial' };
  expect(startWith({ ...answered, 'start.place': station.id })).toEqual({ title: 'Station', time: '14:40' });
  expect(startWith(answered)).toEqual({ title: 'Hotel Mundial', time: '14:40' });
  expect(startWith({})).toEqual({ title: '14:40', time: '14:40' });
  expect(startWith({ ...answered, 'start.time': '' })).toBeNull();
});

test('The places in a traveller’s words are sent if the trip asks for them', () => {
  const typed = { 'start.title': 'Station', 'end.title': ' Airport,  gate 3 ', 'start.time': '14:40' };
  expect(placesOf({ startingPointEntryRequired: true }, typed)).toMatchObject({
    start: { title: 'Station', time: null },
    end: null,
  });
  expect(placesOf({ dropOffPointEntryRequired: true }, typed)).toMatchObject({
    start: null,
    end: { title: 'Airport, gate 3', time: null },
  });
});

test('A place that was left empty is not sent', () => {
  const requirements = { startingPointEntryRequired: true, dropOffPointEntryRequired: true };
  expect(placesOf(requirements, {})).toMatchObject({ start: null, end: null });
});

test('A place is cut to the length that the server accepts', () => {
  const [, longest] = TRAVELLER_LENGTHS.place;
  const title = `A${'b'.repeat(longest - 1)}`;
  expect(
    placesOf(
      { startingPointEntryRequired: true, dropOffPointEntryRequired: true },
      { 'start.title': `${title}C`, 'end.title': `${title}C` },
    ),
  ).toMatchObject({ start: { title }, end: { title } });
});
