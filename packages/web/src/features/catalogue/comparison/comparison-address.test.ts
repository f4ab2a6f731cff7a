import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonAddress, comparisonIn, dateAndPartyIn, tripAddress } from './comparison-address.ts';

const today = localDate('2026-11-21');
const read = (query: string) => comparisonIn(new URLSearchParams(query), today);
const codes = ['4gqv2p6w', '7b14vg8v', 'k43nnhwj', 'wccxb4de', 'j6sny7v0'];

test('An address contains the trips in their order, the day and the number of travellers, by default two', () => {
  expect(read('codes=7b14vg8v,4gqv2p6w&date=2026-12-05&party=3')).toEqual({
    ...{ codes: ['7b14vg8v', '4gqv2p6w'], date: '2026-12-05', party: 3, ages: [] },
    ...{ bad: 0, isTooMany: false, isDateWrong: false },
  });
  expect(read('')).toMatchObject({ codes: [], date: undefined, party: 2, isDateWrong: false });
});

test('An invalid code is left out and counted, and a repeated one counts once', () => {
  expect(read('codes=4gqv2p6w,,<script>,4GQV2P6W,abc,7b14vg8v')).toMatchObject({
    codes: ['4gqv2p6w', '7b14vg8v'],
    bad: 2,
  });
});

test('Of more than four trips the first four are read, and the excess is reported', () => {
  expect(read(`codes=${codes.join()}`)).toMatchObject({ codes: codes.slice(0, 4), isTooMany: true });
  expect(read(`codes=${'x,'.repeat(100_000)}`)).toMatchObject({ codes: [], bad: 1 });
});

test('A day that has passed everywhere, is more than a year ahead or does not exist is refused', () => {
  const isRead = (date: string) => {
    const comparison = read(`date=${date}`);
    expect(comparison.isDateWrong).toBe(comparison.date === undefined);
    return comparison.date !== undefined;
  };
  expect(isRead(addDays(today, -1))).toBe(true);
  expect(isRead(addDays(today, -2))).toBe(false);
  expect(isRead(addDays(today, 365))).toBe(true);
  expect(isRead(addDays(today, 366))).toBe(false);
  for (const none of ['2026-02-30', 'tomorrow', '2026-12-05x']) expect(isRead(none)).toBe(false);
});

test('An impossible number of travellers becomes two', () => {
  for (const party of ['0', '-1', '1.5', '1e9', 'x', '100']) expect(read(`party=${party}`).party).toBe(2);
  expect(read('party=99').party).toBe(99);
});

test('An address that was written is read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 4 }),
      fc.option(fc.integer({ min: 0, max: 365 }), { nil: undefined }),
      fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 9 }),
      fc.integer({ min: 1, max: 90 }),
      (chosen, ahead, ages, adults) => {
        const party = adults + ages.length;
        const date = ahead === undefined ? ahead : addDays(today, ahead);
        const wanted = { codes: chosen, date, party, ages };
        const { search } = new URL(comparisonAddress(wanted), 'https://ashore.example');
        expect(read(search)).toMatchObject(wanted);
      },
    ),
  );
});

test('The day and party of a list, or of a trip’s booking panel, are carried over, with the children', () => {
  const read = (search: string) => dateAndPartyIn(search, null);
  expect(read('?dateFrom=2026-12-05&dateTo=2026-12-07&party=4&age=7')).toEqual({
    ...{ date: '2026-12-05', party: 4, ages: [7] },
  });
  expect(read('?date=2026-12-06&adult=3&child=1&infant=1&time=1900')).toEqual({
    ...{ date: '2026-12-06', party: 5, ages: [null, null] },
  });
  expect(read('?child=2')).toMatchObject({ party: 2, ages: [null] });
  expect(read('')).toEqual({ date: undefined, party: 2, ages: [] });
});

test('The search line knows the ages of all children of the same party', () => {
  const family = { adults: 2, children: [5, 9] };
  expect(dateAndPartyIn('?adult=2&child=2', family)).toMatchObject({ party: 4, ages: [5, 9] });
  expect(dateAndPartyIn('?party=4&age=5', family)).toMatchObject({ party: 4, ages: [5, 9] });
  expect(dateAndPartyIn('?adult=3&child=2', family)).toMatchObject({ party: 5, ages: [null, null] });
});

test('Impossible ages, or as many children as travellers, are no ages', () => {
  for (const ages of ['18', '-1', '5,', 'child', '5,9'])
    expect(read(`party=2&ages=${ages}`)).toMatchObject({ party: 2, ages: [] });
  expect(read('party=2&ages=x')).toMatchObject({ party: 2, ages: [null] });
});

const normalizedUrlPath = '/tours/lisbon/sunset-sail-4gqv2p6w';

test('The link to a compared trip contains the day, party and option that were compared', () => {
  const tickets = [
    { ticketType: 'adult', count: 2 },
    { ticketType: 'child', count: 1 },
  ] as const;
  const day = { tickets: [...tickets], componentKey: 'private' };
  const comparison = { date: localDate('2026-12-05'), party: 3, ages: [7] };
  expect(tripAddress({ normalizedUrlPath, day }, comparison)).toBe(
    `${normalizedUrlPath}?date=2026-12-05&adult=2&child=1&option=private`,
  );
});

test('Without a day, or if the party cannot come that day, the link still contains the number of travellers', () => {
  expect(tripAddress({ normalizedUrlPath, day: null }, { date: undefined, party: 3, ages: [9, null] })).toBe(
    `${normalizedUrlPath}?party=3&age=9`,
  );
});
