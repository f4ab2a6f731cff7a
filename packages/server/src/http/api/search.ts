import { contract } from '@ashore/core/contract/contract.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import type { FoundLocation, FoundTour } from '@ashore/core/contract/search.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { implement } from '@orpc/server';
import { findByWords } from '../../features/search/find-by-words.ts';
import { noteTours } from './catalogue.ts';
import { type ApiContext, messageLocale } from './context.ts';
import { notePlaces } from './locations.ts';
import { refusing } from './refusing.ts';

const search = implement(contract.search).$context<ApiContext>().use(refusing);

// Not remembered: there is no end to what people may ask, and nobody's question may push out another's answer.
export const find = search.find.handler(async ({ input, context }) => {
  const { query, currency, expanded, lang = context.locale } = input;
  const found = await findByWords(context.database, {
    query,
    currency,
    size: 24,
    locale: messageLocale(lang),
    now: context.now(),
  });
  noteTours(context, found.tours);
  notePlaces(context, found.locations);
  return {
    ...found,
    tours: found.tours.slice(0, expanded ? 24 : 3).map((tour) => tourLine(tour, expanded)),
    locations: found.locations.slice(0, expanded ? 24 : 8).map((place) => placeLine(place, expanded)),
  };
});

function tourLine(tour: TourSummary, expanded: boolean): FoundTour {
  const { code, tourName, subTitle, location, locationCountry, teaserImageUrl, normalizedUrlPath } = tour;
  return {
    name: tourName,
    location: `${location}, ${locationCountry}`,
    description: subTitle,
    id: code,
    teaserImageUrl,
    categories: tour.categories.map(({ id, title }) => ({ id, name: title })),
    normalizedUrlPath,
    ...(expanded && { summary: tour }),
  };
}

function placeLine(place: Place, expanded: boolean): FoundLocation {
  const { name, stateName, countryName, code, slug } = place;
  const location = [stateName, countryName].filter(Boolean).join(', ');
  return { name, location, description: '', id: code, slug, ...(expanded && { place }) };
}
