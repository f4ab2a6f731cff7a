import { expect, test } from 'vitest';
import { english } from '../../i18n/text-for-tests.ts';
import { partyText } from '../../store/trip-words.ts';
import { testBooking } from './booking-for-tests.ts';
import { whoComes } from './who-comes.ts';

const { tickets } = testBooking();
const givenUp = (...places: readonly number[]) =>
  tickets.map((ticket, place) => ({ ...ticket, isCancelled: places.includes(place) }));

test('Of two of whom one has given up, one comes, and both are named for what they are', () => {
  const one = whoComes({ tickets: givenUp(1) });
  expect(partyText(one, 'en', english)).toBe('1 adult');
  expect(one).toMatchObject({ names: ['Marie Lindqvist'], givenUp: ['Jonas Lindqvist'] });
});

test('As long as all come, or nobody does any more, nobody is named and all of them are counted', () => {
  for (const some of [givenUp(), givenUp(0, 1)]) {
    const all = whoComes({ tickets: some });
    expect(partyText(all, 'en', english)).toBe('2 adults');
    expect(all).toMatchObject({ names: [], givenUp: [] });
  }
});
