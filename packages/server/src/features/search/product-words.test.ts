import { expect, test } from 'vitest';
import { type WordsRow, wordsOfRow } from './product-words.ts';

const text = {
  name: 'Sail',
  subTitle: 'At sunset',
  short: 'With wine',
  highlights: ['Wind'],
  long: ['And sea'],
};

const row: WordsRow = {
  ...{ id: 'a', version: 7, code: '1sb0na11', type: 'tours', slug: 'sail', popularity: 40, picture: 'sail' },
  ...{ locationId: 'lisbon', sightId: null, supplierId: 'boats', isForGroups: false, hotel: null },
  ...{ interests: ['water'], languages: ['en', 'fr'], cancellation: [], features: null },
  texts: { en: text },
};

const placesAround = (id: string) => (id === 'lisbon' ? ['lisbon', 'portugal'] : [id, 'lisbon', 'portugal']);
const wordsOf = (more: Partial<WordsRow> = {}) => wordsOfRow({ ...row, ...more }, placesAround);

test('The text of a product is split into title, lead and body, in each language separately', () => {
  const german = { ...text, name: null, short: null, long: null, highlights: null };
  const { product } = wordsOf({ texts: { en: text, de: german } });
  expect(product.texts).toEqual({
    en: { title: 'Sail', lead: 'At sunset\nWith wine', body: 'Wind\nAnd sea' },
    de: { title: '', lead: 'At sunset', body: '' },
  });
  expect([product.popularity, product.supplier, product.version]).toEqual([0.4, 'boats', 7]);
});

test('Marks describe a product without text: its type, its languages, what it includes and what it allows', () => {
  const { product } = wordsOf({
    type: 'shows',
    isForGroups: true,
    cancellation: [{ hoursBefore: 48, refundPercent: 100 }],
    features: [
      { kind: 'know', code: 'dogs-welcome' },
      { kind: 'included', code: 'dinner' },
      { kind: 'included', code: 'of-another-time' },
    ],
  });
  expect(product.marks.toSorted()).toEqual([
    'dinner',
    'dog-friendly',
    'english-speaking-guide',
    'free-cancellation',
    'private-tour',
    'theatre-show',
  ]);
  expect(wordsOf({ cancellation: [{ hoursBefore: 48, refundPercent: 50 }] }).product.marks).toEqual([
    'english-speaking-guide',
  ]);
});

test('A product lies in its sight, its city and all places around them, each listed once', () => {
  expect(wordsOf({ sightId: 'tower' }).product.places).toEqual(['lisbon', 'portugal', 'tower']);
});

test('Texts for display fall back to English field by field', () => {
  const { resultRow } = wordsOf({ texts: { en: text, de: { ...text, name: 'Segeln', subTitle: null } } });
  expect(resultRow.names).toEqual({ en: 'Sail', de: 'Segeln', 'zh-Hans': 'Sail' });
  expect(resultRow.subTitles.de).toBe('At sunset');
});

test('The digest changes with every fact that a product is found by, and not with its version or image', () => {
  const digest = (more: Partial<WordsRow> = {}) => wordsOf(more).resultRow.digest;
  expect([digest({ version: 8 }), digest({ picture: null })]).toEqual([digest(), digest()]);
  const others: Partial<WordsRow>[] = [
    { popularity: 41 },
    { supplierId: 'others' },
    { sightId: 'tower' },
    { languages: ['de'] },
    { interests: [] },
    { texts: { en: { ...text, long: ['And more sea'] } } },
  ];
  const digests = others.map(digest);
  expect(new Set([digest(), ...digests]).size).toBe(others.length + 1);
});
