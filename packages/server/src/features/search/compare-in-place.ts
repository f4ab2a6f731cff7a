import type { Hit, Level } from '@ashore/search/index/index-doc.ts';
import { ATTRIBUTES, CIRCUMSTANCES } from '@ashore/search/lexicon/attributes.ts';
import type { QueryPlan, Unit } from '@ashore/search/query/query-plan.ts';
import type { TypedWords } from '@ashore/search/sentence/typed-words.ts';
import type { FoundInIndex } from '../../gateways/tour-index/port.ts';

/** The products of the places that a sentence names, and how to look something up in them. */
export type ProductsOfPlace = {
  readonly plan: QueryPlan;
  /** The units of the named places. */
  readonly places: readonly Unit[];
  /** The products that are meant and that the filters leave, those that are refused among them. */
  readonly hits: readonly Hit[];
  readonly typed: TypedWords;
  readonly search: (units: readonly Unit[]) => Promise<FoundInIndex>;
};

/** How much a match of each level counts: a word in a text, in a lead, in a title. */
const WEIGHTS = [0, 0.3, 0.6, 1] as const;
/** Words in more than this share of the products do not tell them apart. */
const LARGEST_SHARE = 0.5;
/** Of what the first has, so much less is as good. */
const MARGIN = 0.1;

/**
 * Of products that are found alike, those that have most of the words that were typed. A word counts by how few products of the
 * place have it. The same products if no word tells them apart.
 */
export async function leadingByTypedWords<Product extends Pick<Hit, 'id'>>(
  products: readonly Product[],
  { places, hits, typed, search }: ProductsOfPlace,
): Promise<readonly Product[]> {
  if (products.length < 2) return products;
  const inPlace = new Set(hits.map(({ id }) => id));
  const sums = new Map<string, number>();
  for (const units of typed.known) {
    const having = (await search([...places, ...units])).hits.filter(
      ({ id, level }) => level !== undefined && level > 0 && inPlace.has(id),
    );
    if (having.length === 0 || having.length > inPlace.size * LARGEST_SHARE) continue;
    const rarity = rarityOf(having.length, inPlace.size);
    for (const { id, level = 0 } of having) sums.set(id, (sums.get(id) ?? 0) + rarity * WEIGHTS[level]);
  }
  const most = Math.max(0, ...products.map(({ id }) => sums.get(id) ?? 0));
  return most === 0 ? products : products.filter(({ id }) => (sums.get(id) ?? 0) >= most - MARGIN);
}

/** 1 for what one product has, and 0 for what all have. */
function rarityOf(having: number, all: number): number {
  return Math.log((all + 1) / having) / Math.log(all + 1);
}

/** How much a match of each level counts towards the wish. */
const TOPIC_WEIGHTS = [0, 0.35, 0.75, 1] as const;
/** A mere word counts less than a term. */
const WORD_WEIGHT = 0.6;
/** What has this share of what the first has is as near. */
const NEAREST_SHARE = 0.8;
const IN_TITLE: Level = 3;
const ABOUT_IT: Level = 2;

/**
 * Where no product of the place meets all that a sentence says, the products that meet its wish best. The other words then say
 * nothing that tells the products of this place apart. Empty if the place has none for a wish: that is missing, unless it is only
 * read from a word that asks for nothing by itself, such as "bit".
 */
export async function meetingTopics(input: ProductsOfPlace): Promise<Hit[]> {
  const { plan, places, hits, typed, search } = input;
  const inPlace = new Set(hits.map(({ id }) => id));
  const sums = new Map<string, number>();
  const about = new Set<string>();
  for (const [at, unit] of plan.units.entries()) {
    if (places.includes(unit)) continue;
    const having = (await search([...places, unit])).hits.filter(
      ({ id, level }) => level !== undefined && level > 0 && inPlace.has(id),
    );
    const isLight = (plan.words[at] ?? '').split(' ').every((word) => typed.light.has(word));
    if (having.length === 0 && isConceptTopic(unit) && !isLight) return [];
    const rarity = having.length > 0 ? rarityOf(having.length, inPlace.size) : 0;
    const weight = unit.kind === 'text' ? WORD_WEIGHT : 1;
    for (const { id, level = 0 } of having) {
      sums.set(id, (sums.get(id) ?? 0) + rarity * weight * TOPIC_WEIGHTS[level]);
      if (level >= (unit.kind === 'text' ? IN_TITLE : ABOUT_IT) && (unit.kind === 'text' || isTopic(unit)))
        about.add(id);
    }
  }
  const sumOf = ({ id }: Hit) => sums.get(id) ?? 0;
  const ordered = hits.toSorted((one, other) => sumOf(other) - sumOf(one));
  const [first] = ordered;
  if (!first || sumOf(first) === 0 || !about.has(first.id)) return [];
  return ordered.filter((hit) => sumOf(hit) >= sumOf(first) * NEAREST_SHARE);
}

/** Whether the unit names what a trip is about. */
function isTopic(unit: Unit): boolean {
  return (
    unit.kind === 'place' ||
    unit.kind === 'either' ||
    (unit.kind === 'concept' && !unit.ids.every((id) => CIRCUMSTANCES.has(id) || ATTRIBUTES.has(id)))
  );
}

const isConceptTopic = (unit: Unit) => unit.kind === 'concept' && isTopic(unit);
