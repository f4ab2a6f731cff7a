import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import type { GazetteerPlace } from '../plan/gazetteer.ts';
import type { Knowledge } from '../plan/knowledge.ts';
import type { PlaceUnit, QueryPlan, Unit } from '../plan/query-plan.ts';
import { cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { inOrder, rangeOf } from '../text/shelf.ts';

export type FindPlaces = {
  readonly knowledge: Knowledge;
  /** What was understood of the same text. */
  readonly plan: QueryPlan;
  readonly limit: number;
  /** Whether it is a place that can be shown; all are when nothing is said. */
  readonly isShown?: (place: GazetteerPlace) => boolean;
};

export type FoundPlaces = { readonly ids: readonly string[]; readonly total: number };

// From what is certainly meant to what may be: the whole text is a name, one stands in it, it begins so, a later word
// does, it is nearly one, it lies in one.
const rank = { exact: 6, named: 5, beginning: 4, within: 3, nearly: 2, inside: 1 } as const;
type Ranks = Map<string, number>;

/** The places that a text names, is about to name, or misspells; and where a country is named, what lies there. */
export function findPlaces(
  query: string,
  { knowledge, plan, limit, isShown = () => true }: FindPlaces,
): FoundPlaces {
  const ranks: Ranks = new Map();
  const key = joinAtoms(cutAtoms(foldText(query.slice(0, LONGEST_QUERY))));
  for (const place of knowledge.names.of.get(key) ?? []) raise(ranks, place.id, rank.exact);
  for (const unit of plan.units) rankUnit(ranks, unit);
  rankBeginnings(ranks, key, knowledge);
  for (const id of [...ranks.keys()])
    for (const inside of insideOf(id, knowledge)) raise(ranks, inside, rank.inside);
  const shown = [...ranks].flatMap(([id, ranked]) => {
    const place = knowledge.placeOf.get(id);
    return place && isShown(place) ? [{ place, ranked }] : [];
  });
  shown.sort(
    (a, b) =>
      b.ranked - a.ranked || b.place.popularity - a.place.popularity || inOrder(a.place.id, b.place.id),
  );
  return { ids: shown.slice(0, limit).map(({ place }) => place.id), total: shown.length };
}

/** Shorter beginnings stand in the middle of everything. */
const SHORTEST_WITHIN = 3;

function raise(ranks: Ranks, id: string, to: number): void {
  if ((ranks.get(id) ?? 0) < to) ranks.set(id, to);
}

function rankUnit(ranks: Ranks, unit: Unit): void {
  const units = unit.kind === 'either' ? unit.units : [unit];
  for (const one of units)
    if (one.kind === 'place') for (const id of one.ids) raise(ranks, id, rankOf(one, unit.kind === 'either'));
}

function rankOf({ quality }: PlaceUnit, isUnfinished: boolean): number {
  if (quality === 1) return rank.named;
  return isUnfinished || quality === 0.9 ? rank.beginning : rank.nearly;
}

function rankBeginnings(ranks: Ranks, key: string, knowledge: Knowledge): void {
  if (key === '') return;
  for (const place of beginning(knowledge.names, key)) raise(ranks, place.id, rank.beginning);
  if (key.length < SHORTEST_WITHIN) return;
  for (const place of beginning(knowledge.laterWords, key)) raise(ranks, place.id, rank.within);
}

function beginning({ shelf, of }: Knowledge['names'], key: string): GazetteerPlace[] {
  const { from, to } = rangeOf(shelf, key);
  return shelf.words.slice(from, to).flatMap((name) => of.get(name) ?? []);
}

/** Cities of a country, whether or not it has states; what lies in a city is not a place to go to instead of it. */
function insideOf(id: string, knowledge: Knowledge): string[] {
  const kind = knowledge.placeOf.get(id)?.kind;
  if (kind !== 'country' && kind !== 'state') return [];
  const inside = knowledge.insides.get(id) ?? [];
  return inside.flatMap((one) => [one, ...insideOf(one, knowledge)]);
}
