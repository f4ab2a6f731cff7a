import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import {
  FOURTH_SENTENCE_QUERIES,
  SECOND_SENTENCE_QUERIES,
  SENTENCE_QUERIES,
  THIRD_SENTENCE_QUERIES,
} from '@ashore/search/golden/sentences/sentence-queries.ts';
import { describe, expect, test } from 'vitest';

type PlaceFile = { readonly products: readonly { readonly slug: string }[] };
type HotelFile = { readonly place: string; readonly hotels: readonly { readonly slug: string }[] };

function filesIn<File>(folder: string): File[] {
  const path = new URL(folder, import.meta.url);
  return readdirSync(path).map((name) => JSON.parse(readFileSync(new URL(name, path), 'utf8')));
}

const products = new Set(
  filesIn<PlaceFile>('places/').flatMap((place) => place.products.map(({ slug }) => slug)),
);
const hotels = new Set(
  filesIn<HotelFile>('hotels/').flatMap((file) => file.hotels.map(({ slug }) => `${file.place}/${slug}`)),
);

const allSentences = [
  ...SENTENCE_QUERIES,
  ...SECOND_SENTENCE_QUERIES,
  ...THIRD_SENTENCE_QUERIES,
  ...FOURTH_SENTENCE_QUERIES,
];

describe.each(MESSAGE_LOCALES)('The judged sentences in %s', (language) => {
  const sentences = SENTENCE_QUERIES.filter((query) => query.language === language);

  test('are at least a hundred, each written once', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(100);
    expect(new Set(sentences.map(({ query }) => query)).size).toBe(sentences.length);
  });

  test('ask now and then for what the catalogue does not have', () => {
    const share = sentences.filter(({ missing }) => missing).length / sentences.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.2);
  });

  test('have slips, as sentences of travellers do', () => {
    expect(sentences.filter(({ slip }) => slip).length / sentences.length).toBeGreaterThan(0.1);
  });
});

test('A sentence has an answer or says what is missing, and only the unservable lack something', () => {
  for (const { query, kind, meets = [], hotels: found = [], missing } of allSentences) {
    expect(meets.length + found.length > 0, query).toBe(missing === undefined);
    expect(kind === 'unservable', query).toBe(missing !== undefined);
  }
});

test('Every answer to a sentence exists, and is judged once', () => {
  for (const { query, meets = [], misses = [], hotels: found = [] } of allSentences) {
    const judged = [...meets, ...misses];
    expect(
      judged.filter((slug) => !products.has(slug)),
      query,
    ).toEqual([]);
    expect(new Set(judged).size, query).toBe(judged.length);
    expect(
      found.filter((hotel) => !hotels.has(hotel)),
      query,
    ).toEqual([]);
  }
});
