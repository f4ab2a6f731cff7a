import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docOf, placed, planOf, topicUnit, word } from '../../test-support/small-documents.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import type { IndexDoc } from './index-doc.ts';
import { indexTours, type MemoryTourIndex } from './index-tours.ts';

function indexOf(...docs: IndexDoc[]): MemoryTourIndex {
  const arrays = indexTours();
  arrays.upsert(docs);
  return arrays;
}

const titled = (id: string, ...title: string[]) => docOf(id, { words: { title, body: [] } });
const ids = (arrays: MemoryTourIndex, plan: QueryPlan, limit = 10) =>
  arrays.search(plan, { limit }).hits.map(({ id }) => id);

test('Full matches come first, then the best partial matches', () => {
  const arrays = indexOf(
    docOf('both', { words: { title: [], body: ['sunset'] }, places: ['lisbon'] }),
    docOf('place', { places: ['lisbon'] }),
    titled('neither', 'sunrise'),
    titled('word', 'sunset'),
  );
  const result = arrays.search(planOf(placed('lisbon'), word('sunset')), { limit: 10 });
  expect(result.hits.map(({ id, unitsMatched }) => [id, unitsMatched])).toEqual([
    ['both', 2],
    ['place', 1],
    ['word', 1],
  ]);
  expect(result.total).toBe(1);
});

test('Without a full match the closest matches are counted', () => {
  const arrays = indexOf(
    docOf('a', { places: ['lisbon'] }),
    docOf('b', { places: ['lisbon'] }),
    titled('c', 'x'),
  );
  expect(arrays.search(planOf(placed('lisbon'), word('x')), { limit: 1 })).toMatchObject({ total: 3 });
  expect(arrays.search(planOf(word('nowhere')), { limit: 1 })).toEqual({ hits: [], total: 0 });
});

test('A word of the title counts more than a word below it', () => {
  const arrays = indexOf(
    docOf('below', { words: { title: [], body: ['sail'] }, popularity: 1 }),
    titled('title', 'sail'),
  );
  expect(ids(arrays, planOf(word('sail')))).toEqual(['title', 'below']);
});

test('A concept is found under any of its words; products with the typed word come first, and those that share only an interest come last', () => {
  const arrays = indexOf(
    docOf('interest', { interests: ['water'], popularity: 1 }),
    docOf('body', { concepts: [{ id: 'sailing', weight: 0.35 }] }),
    docOf('title', { concepts: [{ id: 'sailing', weight: 1 }] }),
    docOf('typed', { words: { title: ['yacht'], body: [] }, concepts: [{ id: 'sailing', weight: 1 }] }),
  );
  const plan = planOf(topicUnit('sailing', { parents: ['water'], words: ['yacht'] }));
  const { hits, total } = arrays.search(plan, { limit: 10 });
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
  const arrays = indexOf(
    docOf('mentions', { concepts: [{ id: 'wine', weight: 0.15 }], popularity: 1 }),
    docOf('has', { concepts: [{ id: 'wine', weight: 0.35 }] }),
  );
  expect(arrays.search(planOf(topicUnit('wine')), { limit: 2 })).toMatchObject({
    total: 1,
    hits: [
      { id: 'has', unitsMatched: 1 },
      { id: 'mentions', unitsMatched: 0 },
    ],
  });
});

test('Popularity decides only between equal scores, and the id decides between equal popularities', () => {
  const arrays = indexOf(
    titled('b', 'sail'),
    titled('a', 'sail'),
    { ...titled('c', 'sail'), popularity: 0.1 },
    docOf('below', { words: { title: [], body: ['sail'] }, popularity: 1 }),
  );
  expect(ids(arrays, planOf(word('sail')))).toEqual(['c', 'a', 'b', 'below']);
});

test('Only products that pass every filter are found', () => {
  const arrays = indexOf(
    { ...titled('a', 'sail'), places: ['lisbon', 'pt'], interests: ['water'] },
    { ...titled('b', 'sail'), places: ['porto', 'pt'], interests: ['water', 'wine'] },
    { ...titled('c', 'sail'), places: ['lisbon'] },
  );
  const filtered = (filter: object) => arrays.search(planOf(word('sail')), { limit: 9, filter });
  expect(filtered({ places: ['lisbon'] })).toMatchObject({ total: 2, hits: [{ id: 'a' }, { id: 'c' }] });
  expect(filtered({ places: ['lisbon', 'porto'], interests: ['wine', 'water'] }).total).toBe(2);
  expect(filtered({ places: [] }).total).toBe(0);
});

test('A newer version replaces the older, and an older one changes nothing', () => {
  const arrays = indexOf(titled('a', 'sail'));
  arrays.upsert([{ ...titled('a', 'row'), version: 2 }]);
  const { changes } = arrays.stats();
  arrays.upsert([titled('a', 'swim'), { ...titled('a', 'fly'), version: 2 }]);
  expect([ids(arrays, planOf(word('row'))), ids(arrays, planOf(word('sail')))]).toEqual([['a'], []]);
  expect([arrays.versions().get('a'), arrays.stats()]).toEqual([
    2,
    { docs: 1, changes, segments: expect.any(Number) },
  ]);
});

test('A removed product is not found, and removing it twice does no harm', () => {
  const arrays = indexOf(titled('a', 'sail'), titled('b', 'sail'));
  arrays.remove(['a', 'unknown']);
  arrays.remove(['a']);
  expect(ids(arrays, planOf(word('sail')))).toEqual(['b']);
  arrays.upsert([titled('a', 'sail')]);
  expect(arrays.search(planOf(word('sail')), { limit: 10 }).total).toBe(2);
});

test('A word of a new product is found at once, also by its beginning and when misspelt', () => {
  const arrays = indexOf(titled('a', 'sail'));
  arrays.upsert([titled('b', 'luminous')]);
  expect(arrays.vocabulary.documentFrequency('luminous')).toBe(1);
  expect(arrays.vocabulary.prefix('lum', 5)).toEqual(['luminous']);
  expect(arrays.vocabulary.similar('lumnious', 2)).toEqual([
    { word: 'luminous', distance: 1, documentFrequency: 1 },
  ]);
  expect(arrays.vocabulary.similar('#p:x', 2)).toEqual([]);
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
      const arrays = indexTours();
      const currentDocs = new Map<string, IndexDoc>();
      changes.forEach((change, version) => {
        if (change === 'merge') arrays.mergeStep();
        else if ('remove' in change) {
          arrays.remove([change.remove]);
          currentDocs.delete(change.remove);
        } else {
          const { id, title, body, popularity } = change;
          const doc = docOf(id, { version: version + 1, words: { title, body }, popularity });
          currentDocs.set(id, doc);
          arrays.upsert([doc]);
        }
      });
      const rebuiltIndex = indexOf(...currentDocs.values());
      for (const plan of [planOf(word('sail')), planOf(word('wine'), word('sunset')), planOf(word('里斯'))])
        expect(arrays.search(plan, { limit: 5 })).toEqual(rebuiltIndex.search(plan, { limit: 5 }));
      expect(arrays.stats().docs).toBe(currentDocs.size);
    }),
    { numRuns: 200 },
  );
});

test('Many small changes are merged, so that they do not slow down queries permanently', () => {
  const arrays = indexTours();
  for (let number = 0; number < 1_000; number++)
    arrays.upsert([titled(`t${number}`, 'sail', `word${number}`)]);
  while (arrays.mergeStep());
  expect(arrays.stats().segments).toBeLessThan(32);
  expect(arrays.search(planOf(word('sail')), { limit: 1 }).total).toBe(1_000);
});

test('Changes during a merge are kept', () => {
  const arrays = indexTours();
  for (let part = 0; part < 8; part++)
    arrays.upsert(Array.from({ length: 600 }, (_, n) => titled(`t${part}-${n}`, 'sail')));
  expect(arrays.mergeStep()).toBe(true);
  arrays.remove(['t0-0']);
  arrays.upsert([{ ...titled('t1-1', 'row'), version: 2 }]);
  while (arrays.mergeStep());
  expect(arrays.search(planOf(word('sail')), { limit: 1 }).total).toBe(4_798);
  expect(ids(arrays, planOf(word('row')))).toEqual(['t1-1']);
});
