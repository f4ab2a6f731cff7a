import type { SearchResult } from '@ashore/core/contract/search.ts';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Rack } from '../../ui/rack.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type SearchResultsProps = {
  query: string;
  result: SearchResult;
  /** How tours and places look is known to others. */
  cardOf: (tour: SearchResult['tours'][number]) => ReactNode;
  indexOf: (places: SearchResult['locations']) => ReactNode;
};

/** The kind that is more likely meant comes first; a kind of which there is nothing does not come at all. */
export function SearchResults({ query, result, cardOf, indexOf }: SearchResultsProps) {
  const t = useText();
  const { tours, tourCount, locations, locationCount, bestMatchType } = result;
  if (tourCount + locationCount === 0) return <NothingFound query={query} />;
  const sections = [
    <Fragment key="tour">
      {tours.length > 0 && (
        <section aria-labelledby="tours-title" className="mt-11">
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 id="tours-title" className="type-h2">
              {t('search.tours')}
            </h2>
            {tourCount > tours.length && (
              <p className="text-ink-2">{t('search.first', { shown: tours.length, count: tourCount })}</p>
            )}
          </div>
          <Rack>{tours.map(cardOf)}</Rack>
        </section>
      )}
    </Fragment>,
    <Fragment key="location">
      {locations.length > 0 && (
        <section aria-labelledby="locations-title" className="mt-11">
          <h2 id="locations-title" className="type-h2">
            {t('search.locations')}
          </h2>
          {indexOf(locations)}
        </section>
      )}
    </Fragment>,
  ];
  return (
    <>
      <p className="mt-11 text-ink-2">
        {t(foundText(result), { tours: tourCount, locations: locationCount })}
      </p>
      <h1 className="type-h1 [overflow-wrap:anywhere]">{query}</h1>
      {bestMatchType === 'tour' ? sections : sections.toReversed()}
    </>
  );
}

/** What there is nothing of is not counted. */
function foundText({ tourCount, locationCount }: SearchResult) {
  if (locationCount === 0) return 'search.foundTours';
  return tourCount === 0 ? 'search.foundLocations' : 'search.found';
}

function NothingFound({ query }: { query: string }) {
  const t = useText();
  return (
    <>
      <h1 className="type-h1 mt-11 [overflow-wrap:anywhere]">{t('search.none', { query })}</h1>
      <p className="type-lead mt-3 mb-5">{t('search.noneHint')}</p>
      <TextLink href="/toursAndActivities">{t('home.all')}</TextLink>
    </>
  );
}
