import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { findConcepts } from './find-concepts.ts';
import type { IndexDoc } from './index-doc.ts';

export type WeighConceptsInput = {
  readonly texts: readonly {
    readonly language: MessageLocale;
    readonly title: string;
    readonly lead: string;
    readonly body: string;
  }[];
  readonly marks: readonly string[];
};

/**
 * Weights by the place of a mention: in one language alone, then in at least two. Each must be one of `WEIGHT_STEPS`.
 * All but the lowest are the `LEVELS` of `lexemes.ts`; below the lowest level a concept counts as only mentioned.
 */
const weights = { title: [0.7, 1], lead: [0.5, 0.7], body: [0.15, 0.35] } as const;

/** A mark is certain, but many products have it. A product whose title agrees on the concept weighs more. */
const MARK_WEIGHT = 0.7;

/** What a product is sold as. A text that only mentions it weighs less. */
const CERTAIN_KINDS: ReadonlySet<string> = new Set(['shore-excursion']);
const KIND_WEIGHT = 1;

/**
 * Weighs how much a product is about each concept. A word has several meanings, and hardly ever the same ones
 * in another language. A concept found in two languages is therefore meant. A concept found in only one
 * language may be a turn of phrase.
 */
export function weighConcepts(
  { texts, marks }: WeighConceptsInput,
  knowledge: Knowledge,
): IndexDoc['concepts'] {
  const weightById = new Map<string, number>(
    marks.map((id) => [id, CERTAIN_KINDS.has(id) ? KIND_WEIGHT : MARK_WEIGHT]),
  );
  const conceptsPerText = texts.map(({ language, title, lead, body }) => {
    const inTitle = findConcepts(title, language, knowledge);
    const inLead = findConcepts(lead, language, knowledge);
    const inBody = findConcepts(body, language, knowledge);
    return { title: inTitle, lead: inTitle.union(inLead), body: inTitle.union(inLead).union(inBody) };
  });
  for (const place of ['title', 'lead', 'body'] as const) {
    const [oneLanguageWeight, twoLanguagesWeight] = weights[place];
    for (const [id, count] of countIn(conceptsPerText.map((concepts) => concepts[place]))) {
      // With only one language, no second language could agree.
      const weight = count >= Math.min(2, texts.length) ? twoLanguagesWeight : oneLanguageWeight;
      weightById.set(id, Math.max(weightById.get(id) ?? 0, weight));
    }
  }
  for (const [id, weight] of weightById) raiseBroader(weightById, { id, weight }, knowledge);
  return [...weightById].map(([id, weight]) => ({ id, weight }));
}

const WEIGHT_STEPS = [1, 0.7, 0.5, 0.35, 0.15];

/**
 * Adds broader concepts at a lower weight. A gondola is also a boat, but a query for boats ranks a product
 * that mentions boats first.
 */
function raiseBroader(
  weightById: Map<string, number>,
  { id, weight }: { id: string; weight: number },
  knowledge: Knowledge,
) {
  const lowerWeight = WEIGHT_STEPS[WEIGHT_STEPS.indexOf(weight) + 1];
  if (lowerWeight === undefined) return;
  // The caller's loop over the Map also visits entries added here. A broader concept's own broader concepts
  // are therefore raised in a later turn of that loop.
  for (const broader of knowledge.broaderOf(id))
    if ((weightById.get(broader) ?? 0) < lowerWeight) weightById.set(broader, lowerWeight);
}

function countIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
