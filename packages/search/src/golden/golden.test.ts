import { readdirSync, readFileSync } from 'node:fs';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { QUERY_KINDS } from './golden-query.ts';
import { gradesOf } from './grades-of.ts';
import { GOLDEN_QUERIES } from './queries.ts';
import { TOPICS } from './topics.ts';

type DemoPlace = {
  readonly location: { readonly slug: string };
  readonly products: readonly {
    readonly slug: string;
    readonly title: Readonly<Record<MessageLocale, string>>;
    readonly interests: readonly string[];
  }[];
};

const folder = new URL('../../../../demo/places/', import.meta.url);
const places: readonly DemoPlace[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
);
const products = new Map<string, DemoPlace['products'][number]>(
  places.flatMap(({ location, products }) =>
    products.map((product) => [`${location.slug}/${product.slug}`, product] as const),
  ),
);
const keys = [...products.keys()];

test('Every topic names products of the demonstration data, none of them twice', () => {
  for (const [id, { exact, partial = [] }] of Object.entries(TOPICS)) {
    const named = [...exact, ...partial];
    expect(exact.length, id).toBeGreaterThan(0);
    expect(
      named.filter((product) => !products.has(product)),
      id,
    ).toEqual([]);
    expect(new Set(named).size, id).toBe(named.length);
  }
});

test('The relevant products cover every interest', () => {
  const relevantProducts = Object.values(TOPICS).flatMap(({ exact }) => exact);
  const coveredInterests = new Set(
    relevantProducts.flatMap((product) => products.get(product)?.interests ?? []),
  );
  expect(INTERESTS.filter((interest) => !coveredInterests.has(interest))).toEqual([]);
});

test('The golden set has at least 140 queries, with at least five of every kind and 45 in every language', () => {
  expect(GOLDEN_QUERIES.length).toBeGreaterThanOrEqual(140);
  for (const kind of QUERY_KINDS) {
    expect(GOLDEN_QUERIES.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
  }
  for (const language of MESSAGE_LOCALES) {
    const ofLanguage = GOLDEN_QUERIES.filter((query) => query.language === language);
    expect(ofLanguage.length, language).toBeGreaterThanOrEqual(45);
  }
});

test('No query occurs twice on one page', () => {
  const texts = GOLDEN_QUERIES.map(
    ({ query, language, page = language }) => `${page} ${query.toLowerCase()}`,
  );
  expect(texts.filter((query, index) => texts.indexOf(query) !== index)).toEqual([]);
});

test('Every query names places that exist, and has a result', () => {
  const slugs = new Set(places.map(({ location }) => location.slug));
  for (const { query, best, places: named = [], topics } of GOLDEN_QUERIES) {
    expect(
      named.filter((place) => !slugs.has(place)),
      query,
    ).toEqual([]);
    const grades = gradesOf({ ...(named.length > 0 && { places: named }), ...(topics && { topics }) }, keys);
    expect(Math.max(0, ...grades.values()), query).toBe(2);
    expect(best, query).toBe(topics ? 'tour' : 'location');
  }
});

test('A query is in another language than its page exactly if its kind says so', () => {
  for (const { query, kind, language, page = language } of GOLDEN_QUERIES) {
    expect(page !== language, query).toBe(kind === 'not-the-language-of-the-page');
  }
});

test('A query of the kind `concept-in-other-words` shares no word with the title of any relevant product', () => {
  const shared = GOLDEN_QUERIES.filter(({ kind }) => kind === 'concept-in-other-words').flatMap((query) => {
    const words = wordsOf(query.query, query.language);
    return [...gradesOf(query, keys)]
      .filter(([, grade]) => grade === 2)
      .flatMap(([key]) => wordsOf(products.get(key)?.title[query.language] ?? '', query.language))
      .filter((word) => words.includes(word))
      .map((word) => `${query.query}: ${word}`);
  });
  expect([...new Set(shared)]).toEqual([]);
});

test('About a third of the queries in other words were held out from the lexicon', () => {
  const queries = GOLDEN_QUERIES.filter(({ kind }) => kind === 'concept-in-other-words');
  const share = queries.filter(({ heldOut }) => heldOut).length / queries.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.4);
});

/** Words that occur in every second title say nothing about what is relevant. */
const fillerWords = new Set(
  'a an and at by for from get in into it like my of on our out something that the to up when with am auf bei den der die im in mit nach und vom was wie zur 在 去 的'.split(
    ' ',
  ),
);

/** In Chinese, every two adjacent characters. */
function wordsOf(text: string, language: MessageLocale): string[] {
  const runs = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (language !== 'zh-Hans') return runs.filter((word) => !fillerWords.has(word));
  return runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)));
}
