import { expect, test } from 'vitest';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { BOARDS } from './board.ts';
import { boardLabel, DISTANCE_FILTERS, distanceLabel, starsLabel } from './filter-labels.ts';

const landmark = { sight: undefined, isTenderQuay: false };

test('Every choice of a filter has a label of its own in every language', () => {
  for (const locale of MESSAGE_LOCALES) {
    const labels = [
      ...BOARDS.map((board) => boardLabel(board, locale)),
      ...DISTANCE_FILTERS.map((distance) => distanceLabel(distance, landmark, locale)),
      ...[4, 5].map((stars) => starsLabel(stars, locale)),
    ];
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('A distance names its sight, and a pier of tender boats is no quay', () => {
  const toSight = { to: 'sight', kilometres: 1 } as const;
  const toQuay = { to: 'quay', kilometres: 2 } as const;
  const oia = { sight: { en: 'Oia', 'zh-Hans': '伊亚' }, isTenderQuay: true };
  expect(distanceLabel(toSight, oia, 'en')).toBe('Oia: up to 1 km');
  expect(distanceLabel(toSight, oia, 'de')).toBe('Oia: bis 1 km');
  expect(distanceLabel(toSight, oia, 'zh-Hans')).toBe('距伊亚1公里以内');
  expect(distanceLabel(toQuay, oia, 'de')).toBe('Tenderanleger: bis 2 km');
  expect(distanceLabel(toQuay, landmark, 'de')).toBe('Kreuzfahrtkai: bis 2 km');
});
