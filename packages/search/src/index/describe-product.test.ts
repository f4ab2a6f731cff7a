import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../plan/small-knowledge-for-tests.ts';
import { describeProduct, type ProductToFind } from './describe-product.ts';

const product: ProductToFind = {
  id: 'p1',
  version: 3,
  texts: {
    en: { title: 'Sunset sail', body: 'A glass of wine, and a hike.' },
    de: { title: 'Segeln am Abend', body: 'Mit Weinwanderung für Familien.' },
    'zh-Hans': { title: '里斯本帆船', body: '酒店接送，登山。' },
  },
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

test('It is about every wish that its texts speak of, in compounds too, most of all about that of its title', () => {
  expect(weightOf('sailing')).toBe(1);
  expect([weightOf('wine'), weightOf('hiking'), weightOf('families')]).toEqual([0.35, 0.35, 0.35]);
  expect(weightOf('museum')).toBeUndefined();
});

test('One Chinese character within a word is not about what it means alone', () => {
  const only = describeProduct(
    { ...product, texts: { 'zh-Hans': { title: '酒店', body: '登山' } } },
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
