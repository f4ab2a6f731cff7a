import { expect, test } from 'vitest';
import { foldFeatures } from './product-included.tsx';

const words = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

test('Included items are listed before those not included, and each line states its kind', () => {
  const { shownLines } = foldFeatures([
    { feature: 'NotIncluded', values: ['tips'] },
    { feature: 'Included', values: ['guide', 'water'] },
  ]);
  expect(shownLines).toEqual([
    { text: 'guide', isIncluded: true },
    { text: 'water', isIncluded: true },
    { text: 'tips', isIncluded: false },
  ]);
});

test('A short list of features is shown as a whole', () => {
  const folded = foldFeatures([
    { feature: 'Included', values: words(4, 'in') },
    { feature: 'ToBring', values: words(3, 'bring') },
  ]);
  expect(folded).toMatchObject({ isFolded: false, foldedLines: [], bring: words(3, 'bring') });
  expect(folded.shownLines).toHaveLength(4);
});

test('A long list shows six lines and folds the rest without losing any', () => {
  const { shownLines, foldedLines, isFolded, know } = foldFeatures([
    { feature: 'Included', values: words(5, 'in') },
    { feature: 'NotIncluded', values: words(3, 'out') },
    { feature: 'ToKnow', values: words(2, 'know') },
    { feature: 'Language', values: ['English'] },
  ]);
  expect([shownLines.length, foldedLines.length, isFolded, know.length]).toEqual([6, 2, true, 2]);
  expect([...shownLines, ...foldedLines].map(({ text }) => text)).toEqual([
    ...words(5, 'in'),
    ...words(3, 'out'),
  ]);
});

test('Without features nothing is shown', () => {
  expect(foldFeatures([])).toMatchObject({ shownLines: [], bring: [], know: [], isFolded: false });
});

test('What a trip is like comes before what its supplier notes, and nothing is named twice', () => {
  const features = [{ feature: 'ToKnow' as const, values: ['Many steps', 'Dogs are welcome'] }];
  expect(foldFeatures(features, [], ['Outdoors', 'Many steps']).know).toEqual([
    'Outdoors',
    'Many steps',
    'Dogs are welcome',
  ]);
});
