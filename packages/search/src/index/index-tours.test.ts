import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docOf, placed, planOf, topicUnit, word } from '../../test-support/small-documents.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import type { IndexDoc } from './index-doc.ts';
import { indexTours, type MemoryTourIndex } from './index-tours.ts';

function indexOf(...docs: IndexDoc[]): MemoryTourIndex {
  const index = indexTours();
  index.upsert(docs);
  return index;
}

const titled = (id: string, ...title: string[]) => docOf(id, { wordsOfTexts: { title, body: [] } });
const ids = (index: MemoryTourIndex, plan: QueryPlan, limit = 10) =>
  index.search(plan, { limit }).hits.map(({ id }) => id);

test('Full matches come first, then the best partial matches', () => {
  const index = indexOf(
    docOf('both', { wordsOfTexts: { title: [], body: ['sunset'] }, places: ['lisbon'] }),
    docOf('place', { places: ['lisbon'] }),
    titled('neither', 'sunrise'),
    titled('word', 'sunset'),
  );
  const result = index.search(planOf(placed('lisbon'), word('sunset')), { limit: 10 });
  expect(result.hits.map(({ id, unitsMatched }) => [id, unitsMatched])).toEqual([
    ['both', 2],
    ['place', 1],
    ['word', 1],
  ]);
  expect(result.total).toBe(1);
});

test('Matches of a part of the query are returned and not counted', () => {
  const index = indexOf(
    docOf('a', { places: ['lisbon'] }),
    docOf('b', { places: ['lisbon'] }),
    titled('c', 'x'),
  );
  expect(index.search(planOf(placed('lisbon'), word('x')), { limit: 3 })).toMatchObject({
    total: 0,
    hits: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  });
  expect(index.search(planOf(word('nowhere')), { limit: 1 })).toMatchObject({ hits: [], total: 0 });
});

test('A word of the title counts more than a word below it', () => {
  const index = indexOf(
    docOf('below', { wordsOfTexts: { title: [], body: ['sail'] }, popularity: 1 }),
    titled('title', 'sail'),
  );
  expect(ids(index, planOf(word('sail')))).toEqual(['title', 'below']);
});

test('A concept is found under any of its words; products with the typed word come first, and those that share only an interest come last', () => {
  const index = indexOf(
    docOf('interest', { interests: ['water'], popularity: 1 }),
    docOf('body', { concepts: [{ id: 'sailing', weight: 0.35 }] }),
    docOf('title', { concepts: [{ id: 'sailing', weight: 1 }] }),
    docOf('typed', {
      wordsOfTexts: { title: ['yacht'], body: [] },
      concepts: [{ id: 'sailing', weight: 1 }],
    }),
  );
  const plan = planOf(topicUnit('sailing', { parents: ['water'], words: ['yacht'] }));
  const { hits, total } = index.search(plan, { limit: 10 });
  expect(hits.map(({ id }) => id)).toEqual(['typed', 'title', 'body', 'interest']);
  expect([total, hits.at(-1)?.unitsMatched]).toEqual([3, 0]);
});

test('All of a few matches among many products are found', () => {
  const products = Array.from({ length: 3_000 }, (_, n) =>
    titled(`t${n}`, 'sail', ...(n % 599 === 0 ? ['rare'] : [])),
  );
  const { hits, total } = indexOf(...products).search(planOf(word('sail'), word('rare')), { limit: 6 });
  expect([total, hits.map(({ id }) => id)]).toEqual([6, ['t0', 't1198', 't1797', 't2396', 't2995', 't599']]);
});

test('A product that only mentions a concept is not counted, and comes after all products that match it', () => {
  const index = indexOf(
    docOf('mentions', { concepts: [{ id: 'wine', weight: 0.15 }], popularity: 1 }),
    docOf('has', { concepts: [{ id: 'wine', weight: 0.35 }] }),
  );
  expect(index.search(planOf(topicUnit('wine')), { limit: 2 })).toMatchObject({
    total: 1,
    hits: [
      { id: 'has', unitsMatched: 1 },
      { id: 'mentions', unitsMatched: 0 },
    ],
  });
});

test('Popularity decides only between equal scores, and the id decides between equal popularities', () => {
  const index = indexOf(
    titled('b', 'sail'),
    titled('a', 'sail'),
    { ...titled('c', 'sail'), popularity: 0.1 },
    docOf('below', { wordsOfTexts: { title: [], body: ['sail'] }, popularity: 1 }),
  );
  expect(ids(index, planOf(word('sail')))).toEqual(['c', 'a', 'b', 'below']);
});

test('Only products that pass every filter are found', () => {
  const index = indexOf(
    { ...titled('a', 'sail'), places: ['lisbon', 'pt'], interests: ['water'] },
    { ...titled('b', 'sail'), places: ['porto', 'pt'], interests: ['water', 'wine'] },
    { ...titled('c', 'sail'), places: ['lisbon'] },
  );
  const filtered = (filter: object) => index.search(planOf(word('sail')), { limit: 9, filter });
  expect(filtered({ places: ['lisbon'] })).toMatchObject({ total: 2, hits: [{ id: 'a' }, { id: 'c' }] });
  expect(filtered({ places: ['lisbon', 'porto'], interests: ['wine', 'water'] }).total).toBe(2);
  expect(filtered({ places: [] }).total).toBe(0);
});

test('A newer version replaces the older, and an older one changes nothing', () => {
  const index = indexOf(titled('a', 'sail'));
  index.upsert([{ ...titled('a', 'row'), version: 2 }]);
  const { changes } = index.stats();
  index.upsert([titled('a', 'swim'), { ...titled('a', 'fly'), version: 2 }]);
  expect([ids(index, planOf(word('row'))), ids(index, planOf(word('sail')))]).toEqual([['a'], []]);
  expect([index.versions().get('a'), index.stats()]).toEqual([
    2,
    { docs: 1, changes, segments: expect.any(Number) },
  ]);
});

test('A removed product is not found, and removing it twice does no harm', () => {
  const index = indexOf(titled('a', 'sail'), titled('b', 'sail'));
  index.remove(['a', 'unknown']);
  index.remove(['a']);
  expect(ids(index, planOf(word('sail')))).toEqual(['b']);
  index.upsert([titled('a', 'sail')]);
  expect(index.search(planOf(word('sail')), { limit: 10 }).total).toBe(2);
});

test('A word of a new product is found at once, also by its beginning and when misspelt', () => {
  const index = indexOf(titled('a', 'sail'));
  index.upsert([titled('b', 'luminous')]);
  expect(index.vocabulary.documentFrequency('luminous')).toBe(1);
  expect(index.vocabulary.prefix('lum', 5)).toEqual(['luminous']);
  expect(index.vocabulary.similar('lumnious', 2)).toEqual([
    { word: 'luminous', distance: 1, documentFrequency: 1 },
  ]);
  expect(index.vocabulary.similar('#p:x', 2)).toEqual([]);
});

const someDoc = fc.record({
  id: fc.constantFrom(...'abcdefghijkl'),
  title: fc.subarray(['sail', 'sunset', 'wine', '里斯']),
  body: fc.subarray(['sail', 'harbour', 'wine']),
  popularity: fc.constantFrom(0, 0.5, 1),
});
const someChange = fc.oneof(
  { weight: 4, arbitrary: someDoc },
  fc.record({ remove: fc.constantFrom(...'abcdefghijkl') }),
  fc.constant('merge' as const),
);

test('After any number of changes the index answers as if it were built from its current products', () => {
  fc.assert(
    fc.property(fc.array(someChange, { maxLength: 60 }), (changes) => {
      const index = indexTours();
      const currentDocs = new Map<string, IndexDoc>();
      changes.forEach((change, version) => {
        if (change === 'merge') index.mergeStep();
        else if ('remove' in change) {
          index.remove([change.remove]);
          currentDocs.delete(change.remove);
        } else {
          const { id, title, body, popularity } = change;
          const doc = docOf(id, { version: version + 1, wordsOfTexts: { title, body }, popularity });
          currentDocs.set(id, doc);
          index.upsert([doc]);
        }
      });
      const rebuiltIndex = indexOf(...currentDocs.values());
      for (const plan of [planOf(word('sail')), planOf(word('wine'), word('sunset')), planOf(word('里斯'))])
        expect(index.search(plan, { limit: 5 })).toEqual(rebuiltIndex.search(plan, { limit: 5 }));
      expect(index.stats().docs).toBe(currentDocs.size);
    }),
    { numRuns: 200 },
  );
});

test('Many small changes are merged, so that they do not slow down queries permanently', () => {
  const index = indexTours();
  for (let number = 0; number < 1_000; number++)
    index.upsert([titled(`t${number}`, 'sail', `word${number}`)]);
  while (index.mergeStep());
  expect(index.stats().segments).toBeLessThan(32);
  expect(index.search(planOf(word('sail')), { limit: 1 }).total).toBe(1_000);
});

test('Changes during a merge are kept', () => {
  const index = indexTours();
  for (let part = 0; part < 8; part++)
    index.upsert(Array.from({ length: 600 }, (_, n) => titled(`t${part}-${n}`, 'sail')));
  expect(index.mergeStep()).toBe(true);
  index.remove(['t0-0']);
  index.upsert([{ ...titled('t1-1', 'row'), version: 2 }]);
  while (index.mergeStep());
  // Eight times 600, without the removed trip and the trip that now has another word.
  expect(index.search(planOf(word('sail')), { limit: 1 }).total).toBe(4_798);
  expect(ids(index, planOf(word('row')))).toEqual(['t1-1']);
});
