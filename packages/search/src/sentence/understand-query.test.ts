import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { understandQuery } from './understand-query.ts';

test('Filters and refusals are named with the query without them, and the engine gets the rest', () => {
  const today = localDate('2026-11-30');
  expect(understandQuery('Lisbon tomorrow, no museums', { today, knowledge })).toEqual({
    filters: [
      {
        filter: { kind: 'days', from: '2026-12-01', to: '2026-12-01' },
        words: 'tomorrow',
        without: 'Lisbon, no museums',
      },
      {
        filter: { kind: 'exclusion', what: 'museums' },
        words: 'no museums',
        without: 'Lisbon tomorrow',
      },
    ],
    excluded: ['museum'],
    excludedPlaces: [],
    rest: 'Lisbon',
  });
});
