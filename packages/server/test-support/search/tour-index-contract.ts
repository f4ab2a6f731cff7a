import type { IndexDoc } from '@ashore/search/index/index-doc.ts';
import type { QueryPlan, Unit } from '@ashore/search/query/query-plan.ts';
import { docOf, placed, planOf, topicUnit, word } from '@ashore/search/test-support/small-documents.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SearchOptions, TourIndex } from '../../src/gateways/tour-index/port.ts';

export type IndexUnderTest = {
  /** Opens an empty index. */
  readonly open: () => Promise<TourIndex>;
  readonly close: () => Promise<void>;
};

const titled = (id: string, ...title: string[]) => docOf(id, { wordsOfTexts: { title, body: [] } });

/** A few products that differ in everything that affects a search. */
const sampleDocs: readonly IndexDoc[] = [
  docOf('alfama', {
    wordsOfTexts: { title: ['alfama', 'walk'], body: ['fado', 'wine'] },
    places: ['lisbon', 'pt'],
    interests: ['culture'],
    concepts: [
      { id: 'walking', weight: 1 },
      { id: 'wine', weight: 0.35 },
    ],
    popularity: 0.9,
  }),
  docOf('cellars', {
    wordsOfTexts: { title: ['port', 'cellars'], body: ['wine', 'boat'] },
    places: ['porto', 'pt'],
    interests: ['wine'],
    concepts: [{ id: 'wine', weight: 1 }],
    popularity: 0.5,
  }),
  docOf('douro', {
    wordsOfTexts: { title: ['douro', 'boat'], body: ['lunch'] },
    places: ['porto', 'pt'],
    interests: ['water'],
    concepts: [
      { id: 'sailing', weight: 1 },
      { id: 'wine', weight: 0.35 },
    ],
    popularity: 0.5,
  }),
  docOf('tagus', {
    wordsOfTexts: { title: ['sunset', 'sail'], body: ['里斯', '斯本'] },
    places: ['lisbon', 'pt'],
    interests: ['water', 'romance'],
    concepts: [{ id: 'sailing', weight: 1 }],
    popularity: 0.7,
    supplier: 'boats',
  }),
  docOf('kayak', {
    wordsOfTexts: { title: ['kayak'], body: [] },
    places: ['oslo'],
    interests: ['water'],
    popularity: 1,
  }),
  docOf('quoted', { wordsOfTexts: { title: ["l'or", '\\'], body: ['a:b', '&'] }, places: ['x y|z'] }),
];

/** Every kind of plan, and the order that every index must return. */
const plans: readonly (readonly [string, QueryPlan, readonly string[], number])[] = [
  ['a place', planOf(placed('lisbon')), ['alfama', 'tagus'], 2],
  ['several places', planOf(placed('oslo', 'porto')), ['kayak', 'cellars', 'douro'], 3],
  ['a topic', planOf(topicUnit('wine')), ['cellars', 'alfama', 'douro'], 3],
  [
    'a topic, and what shares its interest',
    planOf(topicUnit('sailing', { parents: ['water'], words: ['boat'] })),
    ['douro', 'tagus', 'cellars', 'kayak'],
    3,
  ],
  ['a topic in a place', planOf(topicUnit('wine'), placed('porto')), ['cellars', 'douro', 'alfama'], 2],
  [
    'a topic and a place that no product has together',
    planOf(topicUnit('sailing'), placed('oslo')),
    ['kayak', 'tagus', 'douro'],
    0,
  ],
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
    'an unfinished word: a place or a word',
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
    'three words that no document has together',
    planOf(placed('pt'), word('fado'), word('sunset')),
    ['tagus', 'alfama', 'cellars', 'douro'],
    0,
  ],
  [
    'characters that have a meaning in the query language of an engine',
    planOf(word("l'or"), word('\\'), word('a:b'), word('&'), placed('x y|z')),
    ['quoted'],
    1,
  ],
  ['a word that no document has', planOf(word('moon')), [], 0],
  ['nothing', planOf(), [], 0],
];

/** The rules for every index, with any engine. They are written once and run for each index. */
export function tourIndexContract(name: string, start: () => Promise<IndexUnderTest>): void {
  describe(name, () => {
    let subject: IndexUnderTest | undefined;
    let index: TourIndex;

    beforeEach(async () => {
      subject ??= await start();
      index = await subject.open();
    });
    afterAll(() => subject?.close());

    const findIds = async (plan: QueryPlan, options: Partial<SearchOptions> = {}) => {
      const { hits, total } = await index.search(plan, { limit: 10, ...options });
      return { ids: hits.map(({ id }) => id), total };
    };

    test('Every index returns the same results in the same order, with the same total', async () => {
      await index.upsert(sampleDocs);
      for (const [what, plan, ids, total] of plans) expect(await findIds(plan), what).toEqual({ ids, total });
    });

    test('A hit has its score, the number of matched units and its supplier', async () => {
      await index.upsert(sampleDocs);
      const { hits } = await index.search(planOf(topicUnit('sailing'), placed('lisbon')), { limit: 2 });
      expect(hits[0]).toEqual({
        id: 'tagus',
        supplier: 'boats',
        ...{ unitsMatched: 2, level: 3, isRefused: false },
        // `scoreOf` in score.ts: the topic counts 900 thousandths at level 100, the place 1,000; both units are 8 quarters.
        score: (((90_000 + 100_000) * 8) / 1_600_000) * (1 + 0.02 * 0.7),
      });
      expect(hits[1]).toMatchObject({ id: 'alfama', unitsMatched: 1, supplier: 'alfama', level: undefined });
    });

    test('A hit tells the level of its weakest unit, and those of a higher level come first and are counted', async () => {
      const about = (id: string, wine: number, sailing: number, popularity: number) =>
        docOf(id, {
          concepts: [
            { id: 'wine', weight: wine },
            { id: 'sailing', weight: sailing },
          ],
          popularity,
        });
      await index.upsert([about('both', 0.7, 0.7, 0), about('one', 1, 0.5, 1), about('text', 1, 0.35, 1)]);
      const plan = planOf(topicUnit('wine'), topicUnit('sailing'));
      const { hits, totals } = await index.search(plan, { limit: 5 });
      expect(hits.map(({ id, level }) => [id, level])).toEqual([
        ['both', 2],
        ['one', 1],
        ['text', 0],
      ]);
      expect(totals).toEqual([3, 2, 1, 0]);
      const fromOne = await index.search(plan, { limit: 5, least: 1 });
      expect([fromOne.totals, fromOne.hits.map(({ level }) => level)]).toEqual([
        [2, 2, 1, 0],
        [2, 1, undefined],
      ]);
    });

    test('A place, a word and what a product is for meet a plan by where a product has them', async () => {
      await index.upsert([
        docOf('there', { places: ['oslo'], wordsOfTexts: { title: ['amber'], body: [] } }),
        docOf('title', {
          placesLedTo: [{ id: 'oslo', isInTitle: true }],
          wordsOfTexts: { title: [], lead: ['amber'], body: [] },
        }),
        docOf('lead', {
          placesLedTo: [{ id: 'oslo', isInTitle: false }],
          wordsOfTexts: { title: [], body: ['amber'] },
        }),
        docOf('mark', { concepts: [{ id: 'families', weight: 0.7 }] }),
      ]);
      const levelsOf = async (plan: QueryPlan) =>
        (await index.search(plan, { limit: 5, near: 0 })).hits.map(({ id, level }) => [id, level]);
      expect(await levelsOf(planOf(placed('oslo')))).toEqual([
        ['there', 3],
        ['title', 2],
        ['lead', 1],
      ]);
      expect(await levelsOf(planOf(word('amber')))).toEqual([
        ['there', 3],
        ['title', 2],
        ['lead', 1],
      ]);
      expect(await levelsOf(planOf(topicUnit('families')))).toEqual([['mark', 3]]);
    });

    test('A part of a place puts those first whose texts name it', async () => {
      const product = (id: string, title: string[], body: string[]) =>
        docOf(id, { places: ['cusco'], wordsOfTexts: { title, body }, popularity: title.length ? 0 : 1 });
      await index.upsert([product('named', ['picchu'], []), product('other', [], ['weaving'])]);
      const words = ['machu', 'picchu'];
      const part: Unit = { kind: 'place', ids: ['cusco'], quality: 1, words, isPart: true };
      const { hits } = await index.search(planOf(placed('cusco'), part), { limit: 5, least: 1 });
      expect(hits.map(({ id, level }) => [id, level])).toEqual([
        ['named', 3],
        ['other', 1],
      ]);
    });

    test('A product with a refused concept is marked if it meets the plan, and else left out; neither is counted', async () => {
      await index.upsert(sampleDocs);
      const plan = planOf(topicUnit('sailing'), placed('pt'));
      const { hits, total, totals } = await index.search(plan, { limit: 5, refused: ['wine'] });
      expect(hits.map(({ id, isRefused }) => [id, isRefused])).toEqual([
        ['tagus', false],
        ['douro', true],
      ]);
      expect([total, totals]).toEqual([1, [1, 1, 1, 1]]);
    });

    test('Of the products that are only near, those in the named place come first', async () => {
      await index.upsert(sampleDocs);
      const plan = planOf(placed('oslo'), topicUnit('wine'), word('boat'));
      expect((await findIds(plan)).ids).toEqual(['kayak', 'douro', 'cellars', 'alfama']);
    });

    test('Near products fill the list only up to their own limit', async () => {
      await index.upsert(sampleDocs);
      const plan = planOf(topicUnit('wine'), placed('porto'));
      const idsOf = async (limit: number, near: number) => (await findIds(plan, { limit, near })).ids;
      expect(await idsOf(9, 0)).toEqual(['cellars', 'douro']);
      expect(await idsOf(9, 3)).toEqual(['cellars', 'douro', 'alfama']);
      expect(await idsOf(1, 1)).toEqual(['cellars']);
    });

    test('A product below the level that is asked for is near, and is not counted', async () => {
      const about = (id: string, weight: number) =>
        docOf(id, { concepts: [{ id: 'sailing', weight }], places: ['pt'] });
      await index.upsert([
        about('all', 1),
        about('part', 0.5),
        about('body', 0.35),
        docOf('place', { places: ['pt'] }),
      ]);
      const plan = planOf(topicUnit('sailing'), placed('pt'));
      const ids = ['all', 'part', 'body', 'place'];
      for (const [least, total] of [
        [0, 3],
        [1, 2],
        [2, 1],
        [3, 1],
      ] as const) {
        expect(await findIds(plan, { least }), `level ${least}`).toEqual({ ids, total });
        const only = await findIds(plan, { least, near: 0 });
        expect(only, `level ${least}`).toEqual({ ids: ids.slice(0, total), total });
      }
    });

    test('A common word and the name of a sight count in titles only', async () => {
      await index.upsert([
        docOf('title', { wordsOfTexts: { title: ['perast'], body: [] } }),
        docOf('body', { wordsOfTexts: { title: [], body: ['perast'] } }),
        docOf('sight', { places: ['perast'] }),
      ]);
      const text = { kind: 'text', variants: [{ word: 'perast', weight: 1 }] } as const;
      expect((await findIds(planOf({ ...text, isCommon: true }))).total).toBe(1);
      expect((await findIds(planOf(text))).total).toBe(2);
      const sight = { kind: 'place', ids: ['perast'], quality: 1, words: ['perast'] } as const;
      expect(await findIds(planOf(sight))).toEqual({ ids: ['sight', 'title', 'body'], total: 2 });
    });

    test('A search returns at most the limit, and counts all matches', async () => {
      await index.upsert(sampleDocs);
      expect(await findIds(planOf(placed('pt')), { limit: 2 })).toEqual({
        ids: ['alfama', 'tagus'],
        total: 4,
      });
      expect((await findIds(planOf(topicUnit('sailing'), placed('pt')), { limit: 3 })).ids).toEqual([
        'tagus',
        'douro',
        'alfama',
      ]);
    });

    test('A filter excludes everything else, even if the list stays short', async () => {
      await index.upsert(sampleDocs);
      const water = await findIds(planOf(placed('lisbon')), { filter: { interests: ['water'] } });
      expect(water).toEqual({ ids: ['tagus'], total: 1 });
      const both = await findIds(planOf(topicUnit('wine')), {
        filter: { places: ['porto', 'oslo'], interests: ['wine', 'water'] },
      });
      expect(both).toEqual({ ids: ['cellars', 'douro'], total: 2 });
      expect(await findIds(planOf(topicUnit('wine')), { filter: { places: [] } })).toEqual({
        ids: [],
        total: 0,
      });
    });

    test('Writing the same version again changes nothing, and an older version does not replace a newer one', async () => {
      await index.upsert([{ ...titled('a', 'sail'), version: 2 }]);
      const { version } = await index.stats();
      await index.upsert([{ ...titled('a', 'row'), version: 2 }, titled('a', 'swim')]);
      expect((await index.stats()).version).toBe(version);
      expect([await findIds(planOf(word('sail'))), await findIds(planOf(word('row')))]).toEqual([
        { ids: ['a'], total: 1 },
        { ids: [], total: 0 },
      ]);
    });

    test('A changed product is found by its new words at once, and not by its old ones', async () => {
      await index.upsert([titled('a', 'sail'), titled('b', 'sail')]);
      await index.upsert([{ ...titled('a', 'row'), version: 2 }]);
      expect([(await findIds(planOf(word('row')))).ids, (await findIds(planOf(word('sail')))).ids]).toEqual([
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

    test('Of several versions of a product the newest counts, in every order of arrival', async () => {
      await index.upsert([
        titled('a', 'sail'),
        { ...titled('a', 'row'), version: 3 },
        { ...titled('a', 'swim'), version: 2 },
      ]);
      expect((await findIds(planOf(word('row')))).ids).toEqual(['a']);
      expect(await index.stats()).toMatchObject({ docs: 1, analyserVersion: 'small' });
    });

    test('A removed product is no longer found; removing it again, or removing an unknown one, changes nothing', async () => {
      await index.upsert([titled('a', 'sail'), titled('b', 'sail')]);
      await index.remove(['a']);
      const { version, docs } = await index.stats();
      await index.remove(['a', 'never']);
      await index.remove([]);
      expect([docs, (await index.stats()).version]).toEqual([1, version]);
      expect((await findIds(planOf(word('sail')))).ids).toEqual(['b']);
    });

    test('Every change that may have changed an answer changes the version', async () => {
      const versions = [(await index.stats()).version];
      await index.upsert([titled('a', 'sail')]);
      versions.push((await index.stats()).version);
      await index.remove(['a']);
      versions.push((await index.stats()).version);
      expect(new Set(versions).size).toBe(3);
    });

    test('A word that was just written is known, also by its beginning or misspelt', async () => {
      await index.upsert([titled('a', 'luminous')]);
      const { vocabulary } = index;
      expect(vocabulary.documentFrequency('luminous')).toBeGreaterThan(0);
      expect(vocabulary.prefix('lumi', 3)).toEqual(['luminous']);
      expect(vocabulary.similar('lumnious', 2).map(({ word: near }) => near)).toEqual(['luminous']);
    });

    test('A search whose signal is aborted is rejected', async () => {
      await index.upsert(sampleDocs);
      const signal = AbortSignal.abort(new Error('typed on'));
      await expect(findIds(planOf(placed('pt')), { signal })).rejects.toThrow('typed on');
      expect((await findIds(planOf(placed('pt')), { signal: new AbortController().signal })).total).toBe(4);
    });

    test('Concurrent writes leave the newest version', async () => {
      const versions = Array.from({ length: 10 }, (_, n) => ({ ...titled('a', `word${n}`), version: n + 1 }));
      await Promise.all(
        versions.map((doc) => index.upsert([doc, { ...titled('b', 'x'), version: doc.version }])),
      );
      expect((await findIds(planOf(word('word9')))).ids).toEqual(['a']);
    });
  });
}
