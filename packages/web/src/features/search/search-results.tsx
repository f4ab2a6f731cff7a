import type { SearchResult } from '@ashore/core/contract/search.ts';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Rack } from '../../ui/rack.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MissedNote } from './missed-note.tsx';
import { narrowAddress } from './narrow-address.ts';

type Counts = Pick<SearchResult, 'bestMatchType' | 'tourCount' | 'locationCount'>;

type SearchResultsProps = Counts & {
  query: string;
  /** What of it nothing is known of, and what the answers are of. */
  missed?: SearchResult['missed'];
  /** How many tours are left of those that were found. */
  left: number;
  /** What is left of them, as cards, behind so many before; how tours and places look is known to others. */
  cards: readonly ReactNode[];
  before: number;
  /** The ways to those before and behind, and what holds them all. */
  beginning: ReactNode;
  end: ReactNode;
  place?: RefObject<HTMLDivElement | null>;
  narrowBar: ReactNode;
  /** Cards of what is most of what was asked, but not all of it. */
  near: readonly ReactNode[];
  places: ReactNode;
  /** Other answers are on their way: these stay until they are here. */
  isSearching: boolean;
};

/** The kind that is more likely meant comes first; a kind of which there is nothing does not come at all. */
export function SearchResults(found: SearchResultsProps) {
  const t = useText();
  const { query, missed, tourCount, locationCount, bestMatchType, isSearching, places } = found;
  const sections = [
    tourCount > 0 && (
      <Fragment key="tour">
        <ToursFound {...found} />
        <CloseToIt near={found.near} />
      </Fragment>
    ),
    locationCount > 0 && (
      <section key="location" aria-labelledby="locations-title" className="mt-11">
        <h2 id="locations-title" className="type-h2">
          {t('search.locations')}
        </h2>
        {places}
      </section>
    ),
  ];
  return (
    <>
      <p role="status" className="mt-11 text-ink-2">
        {isSearching
          ? t('find.searching')
          : t(foundText(found), { tours: tourCount, locations: locationCount })}
      </p>
      <h1 className="type-h1 [overflow-wrap:anywhere]">{missed?.understood ?? query}</h1>
      <MissedNote missed={missed} />
      <div aria-busy={isSearching} className="search-sections">
        {bestMatchType === 'tour' ? sections : sections.toReversed()}
      </div>
    </>
  );
}

/** What there is nothing of is not counted. */
function foundText({ tourCount, locationCount }: Counts) {
  if (locationCount === 0) return 'search.foundTours';
  return tourCount === 0 ? 'search.foundLocations' : 'search.found';
}

function ToursFound({ query, tourCount, left, before, cards, narrowBar, ...more }: SearchResultsProps) {
  const t = useText();
  const shown = before + cards.length;
  return (
    <section aria-labelledby="tours-title" className="mt-11">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="tours-title" className="type-h2">
          {t('search.tours')}
        </h2>
        {cards.length < tourCount && (
          <p className="text-ink-2">
            {before > 0
              ? t('list.shown', { from: before + 1, to: shown, total: left })
              : t(shown < left ? 'search.first' : 'search.left', { shown, left, count: tourCount })}
          </p>
        )}
      </div>
      {narrowBar}
      {cards.length > 0 ? (
        <div ref={more.place}>
          {more.beginning}
          <Rack>{cards}</Rack>
          {more.end}
        </div>
      ) : (
        <p className="type-lead">
          {t('search.noneLeft')} <TextLink href={narrowAddress(query, {})}>{t('search.clear')}</TextLink>
        </p>
      )}
    </section>
  );
}

function CloseToIt({ near }: Pick<SearchResultsProps, 'near'>) {
  const t = useText();
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="near-title" className="mt-11">
      <h2 id="near-title" className="type-h3 mb-5">
        {t('search.near')}
      </h2>
      <Rack>{near}</Rack>
    </section>
  );
}
