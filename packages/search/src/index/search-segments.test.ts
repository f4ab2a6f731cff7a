import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docOf, placed, planOf, topicUnit, word } from '../../test-support/small-documents.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import type { Hit, IndexDoc, Level } from './index-doc.ts';
import { indexTours } from './index-tours.ts';
import { LEVELS, type LexemeVariant, lexemesOf, refusedLexemes, variantsOf } from './lexemes.ts';
import { scoreOf } from './score.ts';

const WORDS = ['sail', 'row', 'wine', 'night'];
const CONCEPTS = ['boat', 'food', 'walk'];

const docs = fc.array(
  fc.record({
    title: fc.subarray(WORDS),
    body: fc.subarray(WORDS),
    places: fc.subarray(['lisbon', 'porto']),
    interests: fc.subarray(['water', 'culture'] as const),
    concepts: fc.array(
      fc.record({ id: fc.constantFrom(...CONCEPTS), weight: fc.constantFrom(1, 0.7, 0.5, 0.35, 0.15) }),
      { maxLength: 3 },
    ),
    popularity: fc.constantFrom(0, 0.2, 0.5, 1),
  }),
  // So many that some lists are long, and others short.
  { minLength: 400, maxLength: 600, size: 'max' },
);
const units = fc.array(
  fc.oneof(
    fc.constantFrom(...WORDS).map((text) => word(text)),
    fc.constantFrom('lisbon', 'porto').map((id) => placed(id)),
    fc
      .record({
        id: fc.constantFrom(...CONCEPTS),
        words: fc.subarray(WORDS),
        parents: fc.subarray(['water', 'culture'] as const),
      })
      .map(({ id, ...more }) => topicUnit(id, more)),
  ),
  { minLength: 1, maxLength: 3 },
);

/** What a search finds by its definition: each document is compared with each unit. */
function foundByDefinition(
  all: readonly IndexDoc[],
  plan: QueryPlan,
  least: Level,
  refused: readonly string[],
) {
  const unitVariants = variantsOf(plan, least);
  const found = all.map((doc) => {
    const levels = lexemesOf(doc);
    const isRefused = refusedLexemes(refused).some((lexeme) => levels.has(lexeme));
    const matches = unitVariants.map((variants) => matchOf(levels, variants));
    const isFull = matches.every(({ level }) => level !== undefined);
    const near = matches.filter(({ quarters }) => quarters > 0);
    const score = (sum: number, quarters: number) =>
      scoreOf({ sum, quarters, units: matches.length, popularity: doc.popularity });
    const sumOf = (key: 'full' | 'near') => matches.reduce((sum, match) => sum + match[key], 0);
    const isInPlace = matches.some(
      ({ quarters }, unit) => quarters === 4 && plan.units[unit]?.kind === 'place',
    );
    const unitsMatched = matches.filter(({ quarters }) => quarters === 4).length;
    const { id, supplier } = doc;
    return {
      group: isFull ? 0 : isInPlace ? 1 : unitsMatched > 0 ? 2 : near.length > 0 ? 3 : undefined,
      hit: {
        ...{ id, supplier, isRefused, unitsMatched },
        level: isFull ? (Math.min(...matches.map(({ level }) => level ?? 0)) as Level) : undefined,
        score: isFull
          ? score(sumOf('full'), matches.length * 4)
          : score(
              sumOf('near'),
              matches.reduce((sum, { quarters }) => sum + quarters, 0),
            ),
      } satisfies Hit,
    };
  });
  const ranked = [0, 1, 2, 3].map((group) =>
    found
      .filter((one) => one.group === group && (group === 0 || !one.hit.isRefused))
      .map(({ hit }) => hit)
      .sort((a, b) => (b.level ?? 0) - (a.level ?? 0) || b.score - a.score || (a.id < b.id ? -1 : 1)),
  );
  const [full = [], ...partial] = ranked;
  const totals = [0, 1, 2, 3].map(
    (level) => full.filter((hit) => !hit.isRefused && (hit.level ?? 0) >= level).length,
  );
  return { full, partial: partial.flat(), totals };
}

function matchOf(levels: ReadonlyMap<string, Level>, variants: readonly LexemeVariant[]) {
  let [full, near, quarters] = [0, 0, 0];
  let level: number | undefined;
  for (const { lexeme, weight, isFallback, least, matchLevels } of variants) {
    const at = levels.get(lexeme);
    if (at === undefined) continue;
    const score = weight * LEVELS[at];
    near = Math.max(near, score);
    quarters = Math.max(quarters, isFallback ? 1 : 4);
    if (isFallback || at < least) continue;
    full = Math.max(full, score);
    level = Math.max(level ?? 0, matchLevels[at]);
  }
  return { full, near, quarters, level };
}

test('Hits and counts are those that comparing each document with each unit finds', () => {
  fc.assert(
    fc.property(
      docs,
      units,
      fc.constantFrom<Level>(0, 1, 2),
      fc.subarray(CONCEPTS, { maxLength: 1 }),
      fc.constantFrom(3, 24, 500),
      fc.nat(50),
      (contents, planUnits, least, refused, limit, replaced) => {
        const all = contents.map(({ title, body, ...facts }, at) =>
          docOf(`p${at}`, { ...facts, wordsOfTexts: { title, body } }),
        );
        const index = indexTours();
        // Some products change afterwards, and stand in a segment of their own.
        const before = all.map((doc, at) => (at < replaced ? docOf(doc.id, { places: ['lisbon'] }) : doc));
        index.upsert(before);
        index.upsert(all.slice(0, replaced).map((doc) => ({ ...doc, version: 2 })));
        const plan = planOf(...planUnits);
        const { hits, total, totals } = index.search(plan, { limit, least, refused });
        const expected = foundByDefinition(all, plan, least, refused);
        const full = expected.full.slice(0, limit);
        const missing = Math.max(0, limit - full.filter(({ isRefused }) => !isRefused).length);
        expect(hits).toEqual([...full, ...expected.partial.slice(0, missing)]);
        expect([total, ...totals]).toEqual([expected.totals[0], ...expected.totals]);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
