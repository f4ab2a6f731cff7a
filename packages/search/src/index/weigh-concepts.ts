import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../plan/knowledge.ts';
import { findConcepts } from './find-concepts.ts';
import type { IndexDoc } from './index-doc.ts';

export type WeighConcepts = {
  readonly told: readonly {
    readonly language: MessageLocale;
    readonly title: string;
    readonly lead: string;
    readonly body: string;
  }[];
  readonly marks: readonly string[];
};

/** What is said at each place, in one language alone and in several. */
const weights = { title: [0.7, 1], lead: [0.5, 0.7], body: [0.15, 0.35] } as const;

/** Certain, but of many products: one whose title says so comes before. */
const MARKED = 0.7;

/**
 * How much a product is about each wish. A word has several meanings, and hardly ever the same ones in another language:
 * what two languages say is meant, what only one of them says may be a turn of phrase.
 */
export function weighConcepts({ told, marks }: WeighConcepts, knowledge: Knowledge): IndexDoc['concepts'] {
  const weighed = new Map<string, number>(marks.map((id) => [id, MARKED]));
  const found = told.map(({ language, title, lead, body }) => {
    const inTitle = findConcepts(title, language, knowledge);
    const inLead = findConcepts(lead, language, knowledge);
    const inBody = findConcepts(body, language, knowledge);
    return { title: inTitle, lead: inTitle.union(inLead), body: inTitle.union(inLead).union(inBody) };
  });
  for (const place of ['title', 'lead', 'body'] as const) {
    const [alone, agreed] = weights[place];
    for (const [id, count] of countIn(found.map((concepts) => concepts[place]))) {
      // Where there is one language only, nobody can disagree.
      const weight = count >= Math.min(2, told.length) ? agreed : alone;
      weighed.set(id, Math.max(weighed.get(id) ?? 0, weight));
    }
  }
  for (const [id, weight] of weighed) raiseBroader(weighed, { id, weight }, knowledge);
  return [...weighed].map(([id, weight]) => ({ id, weight }));
}

const STEPS = [1, 0.7, 0.5, 0.35, 0.15];

/** A gondola is a boat too, but whoever asks for a boat is shown one that calls itself so before it. */
function raiseBroader(
  weighed: Map<string, number>,
  { id, weight }: { id: string; weight: number },
  knowledge: Knowledge,
) {
  const lower = STEPS[STEPS.indexOf(weight) + 1];
  if (lower === undefined) return;
  // A map goes on to what is added to it, so that a kind of a kind comes last of all.
  for (const broader of knowledge.broaderOf(id))
    if ((weighed.get(broader) ?? 0) < lower) weighed.set(broader, lower);
}

function countIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
