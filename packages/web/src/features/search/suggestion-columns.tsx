import { MOST_FOUND } from '@ashore/core/contract/most-found.ts';
import type { SearchResult } from '@ashore/core/contract/search.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { ComboboxColumn, ComboboxOption } from '../../ui/combobox-list.tsx';
import { PlaceSuggestion } from './place-suggestion.tsx';
import { searchAddress } from './search-address.ts';
import { placePath, tourPath } from './suggestion-path.ts';
import { TourSuggestion } from './tour-suggestion.tsx';

const { tours: MOST_TOURS, locations: MOST_PLACES } = MOST_FOUND.box;

type Answered = {
  /** What is in the field now. */
  readonly query: string;
  /** What these are the answers to: the question before it, while the next is on its way. */
  readonly answered: string;
  readonly result: SearchResult;
  /** Somebody wants to see all of it. */
  readonly onMore: () => void;
};

/** Tours and places, in columns; what is more likely meant comes first. */
export function suggestionColumns({ query, answered, result, onMore }: Answered, t: Text): ComboboxColumn[] {
  const { tours, tourCount, locations, locationCount, bestMatchType } = result;
  const more = (id: string): ComboboxOption => ({
    id,
    content: <span className="link">{t('find.more')}</span>,
    href: searchAddress(query) ?? '/search',
    onChoose: onMore,
  });
  const columns: ComboboxColumn[] = [
    {
      id: 'tours',
      isWide: true,
      heading: t('find.tours'),
      count: t('find.matches', { count: tourCount }),
      // An answer is filled up with what is only close to the question: that is not counted, and not shown here.
      options: tours.slice(0, Math.min(MOST_TOURS, tourCount)).map((tour) => ({
        id: `tour-${tour.id}`,
        content: <TourSuggestion tour={tour} query={answered} />,
        href: tourPath(tour),
        newTab: true,
      })),
    },
    {
      id: 'locations',
      heading: t('find.locations'),
      count: t('find.matches', { count: locationCount }),
      options: locations.slice(0, MOST_PLACES).map((place) => ({
        id: `place-${place.id}`,
        content: <PlaceSuggestion place={place} query={answered} />,
        href: placePath(place),
        newTab: true,
      })),
    },
  ];
  const found = columns
    .filter(({ options }) => options.length > 0)
    .map((column) => ({ ...column, options: [...column.options, more(`more-${column.id}`)] }));
  return bestMatchType === 'tour' ? found : found.toReversed();
}
