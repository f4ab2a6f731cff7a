import { expect, test } from 'vitest';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { BOARDS } from './board.ts';
import { boardLabel, DISTANCE_FILTERS, distanceLabel, starsLabel } from './filter-labels.ts';

test('Every choice of a filter has a label of its own in every language', () => {
  for (const locale of MESSAGE_LOCALES) {
    const labels = [
      ...BOARDS.map((board) => boardLabel(board, locale)),
      ...DISTANCE_FILTERS.map((distance) => distanceLabel(distance, locale)),
      ...[4, 5].map((stars) => starsLabel(stars, locale)),
    ];
    expect(new Set(labels).size).toBe(labels.length);
  }
});
