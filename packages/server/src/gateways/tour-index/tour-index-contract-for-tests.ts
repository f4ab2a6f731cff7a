import type { IndexDoc } from '@ashore/search/index/index-doc.ts';
import { docOf, placed, planOf, wish, word } from '@ashore/search/index/small-docs-for-tests.ts';
import type { QueryPlan } from '@ashore/search/plan/query-plan.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SearchOptions, TourIndex } from './port.ts';

export type Staged = {
  /** With nothing in it. */
  readonly open: () => Promise<TourIndex>;
  readonly close: () => Promise<void>;
};

const titled = (id: string, ...title: string[]) => docOf(id, { words: { title, body: [] } });

/** A few products that differ in everything that counts. */
const smallWorld: readonly IndexDoc[] = [
  docOf('alfama', {
    words: { title: ['alfama', 'walk'], body: ['fado', 'wine'] },
    places: ['lisbon', 'pt'],
    interests: ['culture'],
    concepts: [
      { id: 'walking', weight: 1 },
      { id: 'wine', weight: 0.35 },
    ],
    popularity: 0.9,
  }),
  docOf('cellars', {
    words: { title: ['port', 'cellars'], body: ['wine', 'boat'] },
    places: ['porto', 'pt'],
    interests: ['wine'],
    concepts: [{ id: 'wine', weight: 1 }],
    popularity: 0.5,
  }),
  docOf('douro', {
    words: { title: ['douro', 'boat'], body: ['lunch'] },
    places: ['porto', 'pt'],
    interests: ['water'],
    concepts: [
      { id: 'sailing', weight: 1 },
      { id: 'wine', weight: 0.35 },
    ],
    popularity: 0.5,
  }),
  docOf('tagus', {
    words: { title: ['sunset', 'sail'], body: ['里斯', '斯本'] },
    places: ['lisbon', 'pt'],
    interests: ['water', 'romance'],
    concepts: [{ id: 'sailing', weight: 1 }],
    popularity: 0.7,
    group: 'boats',
  }),
  docOf('kayak', {
    words: { title: ['kayak'], body: [] },
    places: ['oslo'],
    interests: ['water'],
    popularity: 1,
  }),
  docOf('quoted', { words: { title: ["l'or", '\\'], body: ['a:b', '&'] }, places: ['x y|z'] }),
];

/** Every kind of plan, and the order that every index has to give it. */
const plans: readonly (readonly [string, QueryPlan, readonly string[], number])[] = [
  ['a place', planOf(placed('lisbon')), ['alfama', 'tagus'], 2],
  ['several places', planOf(placed('oslo', 'porto')), ['kayak', 'cellars', 'douro'], 3],
  ['a wish', planOf(wish('wine')), ['cellars', 'alfama', 'douro'], 3],
  [
    'a wish, and what shares its interest',
    planOf(wish('sailing', { parents: ['water'], words: ['boat'] })),
    ['douro', 'tagus', 'cellars', 'kayak'],
    3,
  ],
  ['a wish in a place', planOf(wish('wine'), placed('porto')), ['cellars', 'douro', 'alfama'], 2],
  ['nothing that is all of it', planOf(wish('sailing'), placed('oslo')), ['kayak', 'tagus', 'douro'], 3],
  [
    'a word and its forms',
    planOf({
      kind: 'text',
      variants: [
        { word: 'boat', weight: 1 },
        { word: 'sail', weight: 0.9 },
      ],
    }),
    ['douro', 'tagus', 'cellars'],
    3,
  ],
  [
    'half a word',
    planOf({
      kind: 'either',
      units: [
        { kind: 'place', ids: ['porto'], quality: 0.9 },
        { kind: 'text', variants: [{ word: 'walk', weight: 0.8 }] },
      ],
    }),
    ['cellars', 'douro', 'alfama'],
    3,
  ],
  [
    'three things of which nobody has all',
    planOf(placed('pt'), word('fado'), word('sunset')),
    ['tagus', 'alfama', 'cellars', 'douro'],
    2,
  ],
  [
    'signs that mean something to an engine',
    planOf(word("l'or"), word('\\'), word('a:b'), word('&'), placed('x y|z')),
    ['quoted'],
    1,
  ],
  ['what nobody has', planOf(word('moon')), [], 0],
  ['nothing', planOf(), [], 0],
];

/** What every index must do, whichever engine it is. Said once, run for each of them. */
export function tourIndexContract(name: string, stage: () => Promise<Staged>): void {
  describe(name, () => {
    let staged: Staged | undefined;
    let index: TourIndex;

    beforeEach(async () => {
      staged ??= await stage();
      index = await staged.open();
    });
    afterAll(() => staged?.close());

    const found = async (plan: QueryPlan, options: Partial<SearchOptions> = {}) => {
      const { hits, total } = await index.search(plan, { limit: 10, ...options });
      return { ids: hits.map(({ id }) => id), total };
    };

    test('Every engine gives the same answers in the same order, and counts alike', async () => {
      await index.upsert(smallWorld);
      for (const [what, plan, ids, total] of plans) expect(await found(plan), what).toEqual({ ids, total });
    });

    test('A hit says what it is worth, how much of the question it is, and whose it is', async () => {
      await index.upsert(smallWorld);
      const { hits } = await index.search(planOf(wish('sailing'), placed('lisbon')), { limit: 2 });
      expect(hits[0]).toEqual({
        id: 'tagus',
        group: 'boats',
        unitsMatched: 2,
        score: (((90_000 + 100_000) * 8) / 1_600_000) * (1 + 0.02 * 0.7),
      });
      expect(hits[1]).toMatchObject({ id: 'alfama', unitsMatched: 1, group: 'alfama' });
    });

    test('No more come than are asked for, and all are counted', async () => {
      await index.upsert(smallWorld);
      expect(await found(planOf(placed('pt')), { limit: 2 })).toEqual({ ids: ['alfama', 'tagus'], total: 4 });
      expect((await found(planOf(wish('sailing'), placed('pt')), { limit: 3 })).ids).toEqual([
        'tagus',
        'douro',
        'alfama',
      ]);
    });

    test('A filter lets nothing else pass, whatever would fill the list', async () => {
      await index.upsert(smallWorld);
      const water = await found(planOf(placed('lisbon')), { filter: { interests: ['water'] } });
      expect(water).toEqual({ ids: ['tagus'], total: 1 });
      const both = await found(planOf(wish('wine')), {
        filter: { places: ['porto', 'oslo'], interests: ['wine', 'water'] },
      });
      expect(both).toEqual({ ids: ['cellars', 'douro'], total: 2 });
      expect(await found(planOf(wish('wine')), { filter: { places: [] } })).toEqual({ ids: [], total: 0 });
    });

    test('To write the same again changes nothing, and an older version does not undo a newer one', async () => {
      await index.upsert([{ ...titled('a', 'sail'), version: 2 }]);
      const { version } = await index.stats();
      await index.upsert([{ ...titled('a', 'row'), version: 2 }, titled('a', 'swim')]);
      expect((await index.stats()).version).toBe(version);
      expect([await found(planOf(word('sail'))), await found(planOf(word('row')))]).toEqual([
        { ids: ['a'], total: 1 },
        { ids: [], total: 0 },
      ]);
    });

    test('What has changed is found by its new words at once, and no longer by the old', async () => {
      await index.upsert([titled('a', 'sail'), titled('b', 'sail')]);
      await index.upsert([{ ...titled('a', 'row'), version: 2 }]);
      expect([(await found(planOf(word('row')))).ids, (await found(planOf(word('sail')))).ids]).toEqual([
        ['a'],
        ['b'],
      ]);
      expect(await index.versions()).toEqual(
        new Map([
          ['a', 2],
          ['b', 1],
        ]),
      );
    });

    test('Of one product in several versions, the newest counts, in whatever order they come', async () => {
      await index.upsert([
        titled('a', 'sail'),
        { ...titled('a', 'row'), version: 3 },
        { ...titled('a', 'swim'), version: 2 },
      ]);
      expect((await found(planOf(word('row')))).ids).toEqual(['a']);
      expect(await index.stats()).toMatchObject({ docs: 1, analyser: 'small' });
    });

    test('What is removed is gone, and to remove it twice, or what never was, changes nothing', async () => {
      await index.upsert([titled('a', 'sail'), titled('b', 'sail')]);
      await index.remove(['a']);
      const { version, docs } = await index.stats();
      await index.remove(['a', 'never']);
      await index.remove([]);
      expect([docs, (await index.stats()).version]).toEqual([1, version]);
      expect((await found(planOf(word('sail')))).ids).toEqual(['b']);
    });

    test('Every change that may have changed an answer is told', async () => {
      const versions = [(await index.stats()).version];
      await index.upsert([titled('a', 'sail')]);
      versions.push((await index.stats()).version);
      await index.remove(['a']);
      versions.push((await index.stats()).version);
      expect(new Set(versions).size).toBe(3);
    });

    test('A word that was just written is known, begun and misspelt too', async () => {
      await index.upsert([titled('a', 'luminous')]);
      const { vocabulary } = index;
      expect(vocabulary.df('luminous')).toBeGreaterThan(0);
      expect(vocabulary.prefix('lumi', 3)).toEqual(['luminous']);
      expect(vocabulary.near('lumnious', 2).map(({ word: near }) => near)).toEqual(['luminous']);
    });

    test('Whoever no longer waits is not answered', async () => {
      await index.upsert(smallWorld);
      const signal = AbortSignal.abort(new Error('typed on'));
      await expect(found(planOf(placed('pt')), { signal })).rejects.toThrow('typed on');
      expect((await found(planOf(placed('pt')), { signal: new AbortController().signal })).total).toBe(4);
    });

    test('Several who write at once leave what is newest', async () => {
      const versions = Array.from({ length: 10 }, (_, n) => ({ ...titled('a', `word${n}`), version: n + 1 }));
      await Promise.all(
        versions.map((doc) => index.upsert([doc, { ...titled('b', 'x'), version: doc.version }])),
      );
      expect((await found(planOf(word('word9')))).ids).toEqual(['a']);
    });
  });
}
