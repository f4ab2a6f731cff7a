import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { Knowledge } from '../query/knowledge.ts';
import type { PlaceUnit, QueryPlan, Unit } from '../query/query-plan.ts';
import { PARTIAL_NAME_QUALITY } from '../query/read-pieces.ts';
import { keyOfText } from '../text/key-of-text.ts';
import { compareCodeUnits, rangeWithBeginning } from '../text/sorted-words.ts';
import type { GazetteerPlace } from './gazetteer.ts';

export type FindPlacesInput = {
  readonly knowledge: Knowledge;
  /** Plan that was made from the same query. */
  readonly plan: QueryPlan;
  readonly limit: number;
  /** Whether the place may be shown; by default every place may. */
  readonly isShown?: (place: GazetteerPlace) => boolean;
};

export type FindPlacesResult = { readonly ids: readonly string[]; readonly total: number };

// Ranks, from certain to possible. The whole query is a name, or contains one. A name begins with the query,
// or a later word of a name does. The query misspells a name, or the place lies in one of those found.
const rank = { exact: 6, named: 5, beginning: 4, within: 3, nearly: 2, inside: 1 } as const;
type Ranks = Map<string, number>;

/**
 * Finds the places that a query names, begins to name or misspells. A country or state also finds the places
 * inside it.
 */
export function findPlaces(
  query: string,
  { knowledge, plan, limit, isShown = () => true }: FindPlacesInput,
): FindPlacesResult {
  const ranks: Ranks = new Map();
  const key = keyOfText(query.slice(0, MAX_QUERY_LENGTH));
  const named = knowledge.namesIndex.valuesByWord.get(key) ?? [];
  for (const place of named) raise(ranks, place.id, rank.exact);
  for (const unit of plan.units) rankUnit(ranks, unit);
  rankBeginnings(ranks, key, knowledge);
  // A whole name is no beginning of another one's second word: "Rom" is not "Møre og Romsdal".
  if (named.length === 0) rankLaterWords(ranks, key, knowledge);
  for (const id of [...ranks.keys()])
    for (const inside of placesInsideOf(id, knowledge)) raise(ranks, inside, rank.inside);
  const shownPlaces = [...ranks].flatMap(([id, rankOfPlace]) => {
    const place = knowledge.placeOf.get(id);
    return place && isShown(place) ? [{ place, rankOfPlace }] : [];
  });
  shownPlaces.sort(
    (a, b) =>
      b.rankOfPlace - a.rankOfPlace ||
      b.place.popularity - a.place.popularity ||
      compareCodeUnits(a.place.id, b.place.id),
  );
  return { ids: shownPlaces.slice(0, limit).map(({ place }) => place.id), total: shownPlaces.length };
}

/** Shorter beginnings would match a later word of far too many names. */
const MIN_LATER_WORD_LENGTH = 3;

function raise(ranks: Ranks, id: string, newRank: number): void {
  if ((ranks.get(id) ?? 0) < newRank) ranks.set(id, newRank);
}

function rankUnit(ranks: Ranks, unit: Unit): void {
  // What a thing must be of a country is no place to go to.
  const units = unit.kind === 'either' ? (unit.isOfKind ? [] : unit.units) : [unit];
  for (const one of units)
    if (one.kind === 'place') for (const id of one.ids) raise(ranks, id, rankOf(one, unit.kind === 'either'));
}

function rankOf({ quality }: PlaceUnit, isUnfinished: boolean): number {
  if (quality === 1) return rank.named;
  return isUnfinished || quality === PARTIAL_NAME_QUALITY ? rank.beginning : rank.nearly;
}

function rankBeginnings(ranks: Ranks, key: string, knowledge: Knowledge): void {
  if (key === '') return;
  for (const place of placesWithBeginning(knowledge.namesIndex, key)) raise(ranks, place.id, rank.beginning);
}

function rankLaterWords(ranks: Ranks, key: string, knowledge: Knowledge): void {
  if (key.length < MIN_LATER_WORD_LENGTH) return;
  for (const place of placesWithBeginning(knowledge.laterWordsIndex, key))
    raise(ranks, place.id, rank.within);
}

function placesWithBeginning(
  { words, valuesByWord }: Knowledge['namesIndex'],
  key: string,
): GazetteerPlace[] {
  const { from, to: newRank } = rangeWithBeginning(words, key);
  return words.words.slice(from, newRank).flatMap((name) => valuesByWord.get(name) ?? []);
}

/**
 * Places inside a country, including those inside its states. A city has none, because a place inside it is
 * not an alternative destination.
 */
function placesInsideOf(id: string, knowledge: Knowledge): string[] {
  const kind = knowledge.placeOf.get(id)?.kind;
  if (kind !== 'country' && kind !== 'state') return [];
  const inside = knowledge.placesInside.get(id) ?? [];
  return inside.flatMap((one) => [one, ...placesInsideOf(one, knowledge)]);
}
