import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { imagePath, noPicture } from '@ashore/core/contract/image-sizes.ts';
import { MOST_FOUND } from '@ashore/core/contract/most-found.ts';
import { productPath } from '@ashore/core/contract/product-path.ts';
import type { FoundLocation, FoundTour } from '@ashore/core/contract/search.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { diversify } from '@ashore/search/index/diversify.ts';
import type { Hit } from '@ashore/search/index/index-doc.ts';
import { findPlaces } from '@ashore/search/places/find-places.ts';
import { bestMatchType } from '@ashore/search/plan/best-match-type.ts';
import type { QueryPlan } from '@ashore/search/plan/query-plan.ts';
import { understand } from '@ashore/search/plan/understand.ts';
import { conceptUnit } from '@ashore/search/plan/unit-of.ts';
import type { FoundLine } from './found-lines.ts';
import type { GuessWishes } from './guess-wishes.ts';
import { presentPlace, whereabouts } from './present-place.ts';
import type { Searching } from './searching.ts';

export type Find = {
  readonly query: string;
  readonly locale: MessageLocale;
  readonly most: { readonly tours: number; readonly locations: number };
  /** Of the tours, counted from 0; without one the first of them that can be shown. */
  readonly page?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of what was typed, where nothing of it is known. */
  readonly guess?: GuessWishes['guess'] | undefined;
  /** What is left of products that answer, in their order. They are given only so many: the best. */
  readonly narrow?: ((ids: readonly string[]) => Promise<readonly string[]>) | undefined;
};

export type Found = {
  readonly bestMatchType: 'tour' | 'location';
  /** By their ids. */
  readonly tours: ReadonlyMap<string, FoundTour>;
  readonly tourCount: number;
  readonly locations: FoundLocation[];
  readonly locationCount: number;
  /** Folded words that nothing was made of. */
  readonly unmatched: readonly string[];
};

/** Enough to choose the first few from, not all of one supplier: the first of a short answer are those of a long one. */
const leastLookedAt = MOST_FOUND.page.tours;

/** More of an answer than that nobody goes through; what is narrowed is narrowed among these. */
const mostNarrowed = 1_000;

/** What fits a question, as lines to be shown, without asking the database for anything but the index where that is there. */
export async function find(
  searching: Searching,
  { query, locale, most, page, signal, guess, narrow }: Find,
): Promise<Found> {
  const { knowledge, index, lines } = searching;
  const read = understand(query, { knowledge, vocabulary: index.vocabulary, language: locale });
  const plan = guess && read.units.length === 0 ? await guessed(read, { knowledge, guess, query }) : read;
  const limit = Math.max(most.tours, leastLookedAt);
  const looking = signal ? { signal } : {};
  const { hits: best, total, unmatched } = await index.search(plan, { limit, ...looking });
  const all = async () => {
    if (total <= limit) return best;
    return (await index.search(plan, { limit: Math.min(total, mostNarrowed), ...looking })).hits;
  };
  const hits = narrow && total > 0 ? await whatIsLeft(await all(), total, narrow) : best;
  const isShown = ({ id, kind }: { id: string; kind: string }) =>
    kind === 'city' && searching.sales.counts(id) !== undefined;
  const places = findPlaces(query, { knowledge, plan, limit: most.locations, isShown });
  const tours = new Map<string, FoundTour>();
  for (const { id } of onPage(diversify(hits, MOST_FOUND.box.tours), page, most.tours)) {
    if (tours.size === most.tours) break;
    const line = lines.get(id);
    const tour = line && presentLine(searching, line, locale);
    if (tour) tours.set(id, tour);
  }
  const type = bestMatchType(plan, { tours: total, locations: places.total });
  return {
    bestMatchType: type === 'none' ? 'tour' : type,
    tours,
    tourCount: total,
    locations: places.ids.flatMap((id) => presentPlace(searching, id, locale) ?? []),
    locationCount: places.total,
    unmatched,
  };
}

/** By rank, whether or not each can be shown: so no product is on two pages, and none between them. */
function onPage(ranked: readonly Hit[], page: number | undefined, size: number) {
  return page === undefined ? ranked : ranked.slice(page * size, (page + 1) * size);
}

/** Only what answers is narrowed: what fills an answer up follows it as long as all of it is left. */
async function whatIsLeft(hits: readonly Hit[], total: number, narrow: NonNullable<Find['narrow']>) {
  const answers = hits.slice(0, total);
  const left = new Set(await narrow(answers.map(({ id }) => id)));
  const kept = answers.filter(({ id }) => left.has(id));
  return kept.length === answers.length ? hits : kept;
}

/** Surer than nothing, and less than anything that was said. */
const quality = 0.6;

type Guessing = Pick<Searching, 'knowledge'> & {
  readonly guess: GuessWishes['guess'];
  readonly query: string;
};

async function guessed(plan: QueryPlan, { knowledge, guess, query }: Guessing): Promise<QueryPlan> {
  const ids = await guess(query);
  return ids.length > 0
    ? { ...plan, units: [conceptUnit(ids, { knowledge, quality })], unmatched: [] }
    : plan;
}

/** As it is shown below the box; undefined while its place is not known yet. */
function presentLine({ places }: Searching, line: FoundLine, locale: MessageLocale): FoundTour | undefined {
  const place = places.get(line.locationId);
  if (!place) return undefined;
  const { type: productType, slug, code, interests, picture, names, subTitles } = line;
  const { name, countryName } = place.texts[locale];
  return {
    name: names[locale],
    location: whereabouts(name, countryName),
    description: subTitles[locale],
    id: code,
    teaserImageUrl: picture === null ? noPicture : imagePath(picture),
    categories: interests.map((id) => ({ id, name: interestTitles[id][locale] })),
    normalizedUrlPath: productPath({ productType, citySlug: place.slug, slug, code }),
  };
}
