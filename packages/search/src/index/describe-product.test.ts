import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../plan/small-knowledge-for-tests.ts';
import { describeProduct, type ProductToFind } from './describe-product.ts';

const product: ProductToFind = {
  id: 'p1',
  version: 3,
  texts: {
    en: { title: 'Sunset sail', lead: 'A glass of wine.', body: 'And a hike, to a museum.' },
    de: { title: 'Segeln am Abend', lead: 'Mit Weinprobe.', body: 'Auf Weinwanderung.' },
    'zh-Hans': { title: '里斯本帆船', lead: '酒店接送。', body: '登山。' },
  },
  marks: ['families'],
  places: ['belem'],
  interests: ['water'],
  popularity: 0.7,
  group: 's1',
};
const described = describeProduct(product, knowledge);
const weightOf = (id: string) => described.concepts.find((concept) => concept.id === id)?.weight;

test('A product is found by the words of all its languages, those of its titles apart', () => {
  expect(described.words.title).toEqual([
    'sunset',
    'sail',
    'segeln',
    'am',
    'abend',
    '里斯',
    '斯本',
    '本帆',
    '帆船',
  ]);
  expect(described.words.body).toEqual(expect.arrayContaining(['wine', 'weinwanderung', '接送']));
});

test('Words that say nothing are kept of its titles only', () => {
  expect(described.words.title).toContain('am');
  expect(described.words.body).not.toContain('and');
});

test('It is about its marks, and about every wish that its texts speak of, in compounds too', () => {
  expect([weightOf('families'), weightOf('sailing')]).toEqual([0.7, 1]);
  expect(weightOf('hiking')).toBe(0.35);
  expect(weightOf('fishing')).toBeUndefined();
});

test('One Chinese character within a word is not about what it means alone', () => {
  const only = describeProduct(
    { ...product, marks: [], texts: { 'zh-Hans': { title: '酒店', lead: '', body: '登山' } } },
    knowledge,
  );
  expect(only.concepts).toEqual([]);
});

test('It lies in its place and in all that this lies in', () => {
  expect(described.places).toEqual(['belem', 'lisbon', 'pt']);
});

test('It is whose it was, and as it was', () => {
  expect(described).toMatchObject({
    id: 'p1',
    version: 3,
    interests: ['water'],
    popularity: 0.7,
    group: 's1',
  });
});
