import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { isWorldId, type WorldPlace } from '@ashore/search/gazetteer/world-place.ts';
import type { Hit } from '@ashore/search/index/index-doc.ts';
import type { QueryPlan, Unit } from '@ashore/search/query/query-plan.ts';
import type { SearchOptions } from '../../gateways/tour-index/port.ts';
import type { SearchState } from './search-state.ts';

/** A place that a query names and that nothing on sale leads to, with the nearest places that have something. */
export type Elsewhere = {
  readonly place: WorldPlace;
  /** The nearest first. */
  readonly nearest: readonly NearPlace[];
};

export type NearPlace = { readonly id: string; readonly kilometres: number };

/** What is named most exactly is meant: a sight before its city, and a city before its country. */
const FROM_EXACT_TO_WIDE: readonly WorldPlace['kind'][] = ['sight', 'city', 'region', 'country'];

/** The place elsewhere that a plan names. Undefined if it names none, or if something leads there. */
export async function findElsewhere(
  searchState: SearchState,
  plan: QueryPlan,
  options: Pick<SearchOptions, 'signal'>,
): Promise<Elsewhere | undefined> {
  const places: WorldPlace[] = [];
  for (const unit of plan.units) {
    const [likeliest = ''] = worldIdsOf(unit);
    const place = searchState.knowledge.world.get(likeliest);
    if (place && !(await isServed(unit, searchState, plan, options))) places.push(place);
  }
  const [place] = places.sort(
    (one, other) => FROM_EXACT_TO_WIDE.indexOf(one.kind) - FROM_EXACT_TO_WIDE.indexOf(other.kind),
  );
  return place && placeElsewhere(place, searchState);
}

/** The place with its nearest ones; undefined if nothing is on sale anywhere. */
export function placeElsewhere(place: WorldPlace, { knowledge, sales }: SearchState): Elsewhere | undefined {
  const nearest: NearPlace[] = [];
  for (const { id, kind, position } of knowledge.placeOf.values())
    if (kind === 'city' && position && sales.counts(id))
      nearest.push({ id, kilometres: Math.round(kilometresBetween(place, position)) });
  nearest.sort((one, other) => one.kilometres - other.kilometres || (one.id < other.id ? -1 : 1));
  return nearest.length > 0 ? { place, nearest } : undefined;
}

/** Of the places of which any will do ("Rome or Springfield"), those that nothing on sale leads to. */
export async function unservedPlaces(
  searchState: SearchState,
  plan: QueryPlan,
  options: Pick<SearchOptions, 'signal'>,
): Promise<WorldPlace[]> {
  const unserved: WorldPlace[] = [];
  for (const unit of plan.units) {
    if (unit.kind !== 'place' || !unit.ids.some(isWorldId) || unit.ids.every(isWorldId)) continue;
    for (const id of unit.ids) {
      const place = searchState.knowledge.world.get(id);
      const isKnown = !place || unserved.some(({ names }) => names.en === place.names.en);
      if (!isKnown && !(await isServed({ ...unit, ids: [id] }, searchState, plan, options)))
        unserved.push(place);
    }
  }
  return unserved;
}

function worldIdsOf(unit: Unit): readonly string[] {
  return unit.kind === 'place' && unit.ids.every(isWorldId) ? unit.ids : [];
}

async function isServed(
  unit: Unit,
  { index }: SearchState,
  plan: QueryPlan,
  options: Pick<SearchOptions, 'signal'>,
): Promise<boolean> {
  return (await index.search({ ...plan, units: [unit] }, { ...options, limit: 1, near: 0 })).total > 0;
}

/** How far travellers go for what they cannot have in a place, and to how many places at most. */
const [MAX_KILOMETRES, MOST_PLACES] = [1_000, 8];

/**
 * What is near a place elsewhere: what meets the rest of the query there, the nearest first, and then what the nearest place
 * has to offer.
 */
export async function hitsNear(
  { nearest }: Elsewhere,
  plan: QueryPlan,
  { searchState, options }: { readonly searchState: SearchState; readonly options: SearchOptions },
): Promise<readonly Hit[]> {
  const { index, resultRows } = searchState;
  const rest = plan.units.filter((unit) => worldIdsOf(unit).length === 0);
  const within = nearest.filter(({ kilometres }) => kilometres <= MAX_KILOMETRES);
  const near = (within.length > 0 ? within : nearest).slice(0, MOST_PLACES);
  const distances = new Map(near.map(({ id, kilometres }) => [id, kilometres]));
  const distanceOf = ({ id }: Hit) => distances.get(resultRows.get(id)?.locationId ?? '') ?? MAX_KILOMETRES;
  const meeting =
    rest.length > 0
      ? await index.search(
          { ...plan, units: rest },
          { ...options, filter: { places: [...distances.keys()] } },
        )
      : { hits: [] };
  const whole = meeting.hits.filter(({ unitsMatched }) => unitsMatched === rest.length);
  const there = await index.search({ ...plan, units: [placeOfNearest(near)] }, options);
  const taken = new Set<string>();
  return [...whole.toSorted((one, other) => distanceOf(one) - distanceOf(other)), ...there.hits]
    .filter(({ id }) => !taken.has(id) && taken.add(id))
    .slice(0, options.limit);
}

function placeOfNearest([nearest]: readonly NearPlace[]): Unit {
  return { kind: 'place', ids: nearest ? [nearest.id] : [], quality: 1 };
}
