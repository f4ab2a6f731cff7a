import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { describeProduct, type ProductToIndex } from './describe-product.ts';

const product: ProductToIndex = {
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
  supplier: 's1',
};
const described = describeProduct(product, knowledge);
const weightOf = (id: string) => described.concepts.find((concept) => concept.id === id)?.weight;

test('A product is found by the words of all its languages, with those of its titles kept apart', () => {
  expect(described.wordsOfTexts.title).toEqual([
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
  const { lead = [], body } = described.wordsOfTexts;
  expect([...lead, ...body]).toEqual(expect.arrayContaining(['wine', 'weinwanderung', '接送']));
});

test('Stop words are kept from titles only', () => {
  expect(described.wordsOfTexts.title).toContain('am');
  expect([...(described.wordsOfTexts.lead ?? []), ...described.wordsOfTexts.body]).not.toContain('and');
});

test('A product is indexed under its marks and under every concept that its texts mention, also within compounds', () => {
  expect([weightOf('families'), weightOf('sailing')]).toEqual([0.7, 1]);
  expect(weightOf('hiking')).toBe(0.35);
  expect(weightOf('fishing')).toBeUndefined();
});

test('A single Chinese character within a word does not count with its own meaning', () => {
  const only = describeProduct(
    { ...product, marks: [], texts: { 'zh-Hans': { title: '酒店', lead: '', body: '登山' } } },
    knowledge,
  );
  expect(only.concepts).toEqual([]);
});

test('A product is in its place and in every place around it', () => {
  expect(described.places).toEqual(['belem', 'lisbon', 'pt']);
});

test('The supplier and all other data of a product are kept unchanged', () => {
  expect(described).toMatchObject({
    id: 'p1',
    version: 3,
    interests: ['water'],
    popularity: 0.7,
    supplier: 's1',
  });
});
