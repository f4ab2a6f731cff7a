import type { FoundLodging, SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { readRooms } from '@ashore/core/contract/values/stay-address.ts';
import { isPartyStated, type StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { tidyQuery } from '@ashore/core/text/tidy-query.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { sizeOf } from '../../store/trip-plan-store.ts';
import type { SearchFilters } from './search-query.ts';

type Understood = NonNullable<SearchResult['understood']>;

type Words = {
  readonly understood: Understood;
  readonly lodging?: Pick<FoundLodging, 'isMeant' | 'stay'> | undefined;
};

/** The days and the travellers that the words of a query name; undefined if they name none. */
export function planOfWords({ understood, lodging }: Words): StatedPlan | undefined {
  const { days, travellers } = lodging?.isMeant ? planOfStay(lodging) : planOfTrip(understood);
  if (!days && !travellers) return undefined;
  const party = travellers ? sizeOf(travellers) : 1;
  return { days: days && { ...days, party }, travellers };
}

type Plan = {
  readonly days: Pick<NonNullable<StatedPlan['days']>, 'from' | 'to'> | undefined;
  readonly travellers: StatedPlan['travellers'];
};

function planOfStay({ stay }: Pick<FoundLodging, 'stay'>): Plan {
  const rooms = stay.spoken.includes('rooms') ? readRooms(stay.rooms) : undefined;
  return {
    days: stay.spoken.includes('nights')
      ? { from: localDate(stay.dateFrom), to: localDate(stay.dateTo) }
      : undefined,
    travellers: rooms && {
      adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
      children: rooms.flatMap(({ childrenAges }) => childrenAges),
    },
  };
}

/** A family has two adults unless it says otherwise, as the search reads it. */
const ADULTS_OF_FAMILY = 2;

/** Several days are a span, as the search filters by them. */
function planOfTrip(understood: Understood): Plan {
  const filters = understood.flatMap(({ filter, refused }) => (refused === undefined ? [filter] : []));
  const days = filters.filter((filter) => filter.kind === 'days');
  const [from] = days.map((span) => localDate(span.from)).toSorted();
  const to = days
    .map((span) => localDate(span.to))
    .toSorted()
    .at(-1);
  const party = filters.find((filter) => filter.kind === 'party');
  const ages = party?.ages ?? filters.flatMap((filter) => (filter.kind === 'ages' ? filter.ages : []));
  const adults = party ? party.travellers - ages.length : ADULTS_OF_FAMILY;
  return {
    days: from && to && { from, to },
    travellers:
      party && adults < 1
        ? { adults: party.travellers, children: [] }
        : party || ages.length > 0
          ? { adults, children: ages }
          : undefined,
  };
}

/** The plan of a link to a trip: what was chosen comes before what the words say, as in the search itself. */
export function planOfLinks({ days, age }: SearchFilters, spoken: StatedPlan | undefined): StatedPlan {
  if (isPartyStated({ days, age }))
    return { days: days ?? (spoken?.days && { ...spoken.days, party: 1 }), age };
  return {
    days: days ?? spoken?.days,
    age,
    ...(spoken?.travellers && { travellers: spoken.travellers }),
  };
}

const KINDS_OF_PART: Readonly<Record<'days' | 'travellers', readonly SpokenFilter['filter']['kind'][]>> = {
  days: ['days'],
  travellers: ['party', 'ages'],
};

/** A query without the words that name a part of the plan: it was chosen in its field, which counts instead. */
export function withoutWordsOf(
  part: 'days' | 'travellers',
  query: string,
  { understood, sailings }: Pick<SearchResult, 'sailings'> & { readonly understood: Understood },
): string {
  const named = understood.filter(({ filter }) => KINDS_OF_PART[part].includes(filter.kind));
  const [only, ...others] = named;
  // Of a query that names a ship, `without` lacks the ship.
  if (only && others.length === 0 && sailings.length === 0) return only.without;
  return tidyQuery(named.reduce((rest, { words }) => rest.replace(words, ' '), query));
}
