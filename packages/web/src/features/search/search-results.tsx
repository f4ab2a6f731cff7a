import type {
  FoundElsewhere,
  FoundLodging,
  FoundSailing,
  SearchResult,
} from '@ashore/core/contract/search/search.ts';
import { sailingPath, shipPath } from '@ashore/core/contract/values/product-path.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor, TextLink } from '../../ui/actions/link.tsx';
import { Rack } from '../../ui/media/poster-card.tsx';
import { filteredAddress } from './search-query.ts';
import { SailingSuggestion } from './suggestion-rows.tsx';

type Counts = Pick<SearchResult, 'bestMatchType' | 'tourCount' | 'locationCount'>;

type SearchResultsProps = Counts & {
  query: string;
  /** Words of the query without results, and the rest of the query that was answered. */
  missed?: SearchResult['missed'];
  /** Number of tours that meet all that the words ask for; without it, that of all found tours. */
  foundCount?: number;
  /** Number of found tours that the filters leave. */
  left: number;
  /**
   * Cards of the tours on this page, after `before` tours on earlier pages. The caller draws tours and
   * places.
   */
  cards: readonly ReactNode[];
  before: number;
  /** Links to the pages before and after, and a reference to the element that contains the cards. */
  beginning: ReactNode;
  end: ReactNode;
  place?: RefObject<HTMLDivElement | null>;
  narrowBar: ReactNode;
  /** The place that the query names and that has nothing. */
  elsewhere?: SearchResult['elsewhere'];
  /** Of several places of which any will do, those that have nothing. */
  unserved?: SearchResult['unserved'];
  /** What nothing on sale is. */
  missing?: SearchResult['missing'];
  /** What the words of the query ask for: in words for the headline, as chips, and what to show if nothing meets it. */
  spokenInWords?: ReactNode;
  spoken?: ReactNode;
  nothingLeft?: ReactNode;
  /** Cards of tours that match most of the query, but not all of it. */
  nearCards: readonly ReactNode[];
  places: ReactNode;
  /** Sailings of the ship that the query names. */
  sailings: readonly FoundSailing[];
  /** Hotels, and whether the query asks for them. The caller draws them. */
  hotels?: ReactNode;
  lodging?: Pick<FoundLodging, 'isMeant' | 'hotelCount'> | undefined;
  /** Other results are loading. The current ones stay until they arrive. */
  isSearching: boolean;
};

/** Shows hotels first if they are meant, then the more likely kind of result, and omits a kind without results. */
export function SearchResults(found: SearchResultsProps) {
  const t = useText();
  const { query, missed, elsewhere, tourCount, locationCount, bestMatchType, isSearching } = found;
  const inQuotes = useQuotes();
  const { places, sailings } = found;
  const sections = [
    // A query for a hotel asks for no trips.
    tourCount > 0 && !found.lodging?.isMeant && <ToursFound key="tour" {...found} />,
    found.nearCards.length > 0 && <CloseToIt key="near" nearCards={found.nearCards} elsewhere={elsewhere} />,
    !found.lodging?.isMeant && <Fragment key="hotels">{found.hotels}</Fragment>,
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
          : t(foundText(found), {
              tours: found.foundCount ?? tourCount,
              locations: locationCount,
              count: found.lodging?.isMeant ? (found.lodging.hotelCount ?? 0) : sailings.length,
            })}
      </p>
      <h1 className="type-h1 [overflow-wrap:anywhere]">
        {headline(found, t, inQuotes) ?? missed?.understood ?? query}
        {!elsewhere && found.spokenInWords}
      </h1>
      {elsewhere && <NearestPlaces elsewhere={elsewhere} />}
      <MissedNote missed={missed} />
      <UnservedNote unserved={found.unserved} />
      {found.spoken}
      <div aria-busy={isSearching} className="search-sections">
        {sailings.length > 0 && <SailingsFound sailings={sailings} />}
        {found.lodging?.isMeant && found.hotels}
        {bestMatchType === 'tour' ? sections : sections.toReversed()}
      </div>
    </>
  );
}

/** Hotels or sailings alone are counted if they are meant. A kind without results is not counted. */
function foundText({
  tourCount,
  foundCount = tourCount,
  locationCount,
  sailings,
  lodging,
}: SearchResultsProps) {
  if (lodging?.isMeant) return 'search.foundHotels';
  if (sailings.length > 0) return 'search.foundSailings';
  if (foundCount + locationCount === 0) return 'search.onlyNear';
  if (locationCount === 0) return 'search.foundTours';
  return foundCount === 0 ? 'search.foundLocations' : 'search.found';
}

function SailingsFound({ sailings }: Pick<SearchResultsProps, 'sailings'>) {
  const t = useText();
  return (
    <section aria-labelledby="sailings-title" className="mt-11">
      <h2 id="sailings-title" className="type-h2 mb-5">
        {t('find.sailings')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
      <ul role="list" className="grid gap-4 md:grid-cols-3">
        {sailings.map((sailing) => (
          <li key={sailing.id}>
            <Anchor
              href={sailingPath(sailing.id)}
              className="block rounded-panel border border-line p-4 hover:bg-foam"
            >
              <SailingSuggestion sailing={sailing} />
            </Anchor>
          </li>
        ))}
      </ul>
      {[...new Map(sailings.map(({ shipSlug, ship }) => [shipSlug, ship]))].map(([slug, ship]) => (
        <p key={slug} className="mt-3">
          <TextLink href={shipPath(slug)}>{t('search.allSailings', { ship })}</TextLink>
        </p>
      ))}
    </section>
  );
}

function ToursFound({ query, tourCount, left, before, cards, narrowBar, ...more }: SearchResultsProps) {
  const t = useText();
  const { foundCount = tourCount } = more;
  const shownCount = before + cards.length;
  const countKey = shownCount < left ? 'search.first' : 'search.left';
  return (
    <section aria-labelledby="tours-title" className="mt-11">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="tours-title" className="type-h2">
          {t('search.tours')}
        </h2>
        {cards.length < foundCount && (
          <p className="text-ink-2">
            {before > 0
              ? t('list.shown', { from: before + 1, to: shownCount, total: left })
              : t(countKey, { shown: shownCount, left, count: tourCount })}
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
        (more.nothingLeft ?? (
          <p className="type-lead">
            {t('search.noneLeft')} <TextLink href={filteredAddress(query, {})}>{t('search.clear')}</TextLink>
          </p>
        ))
      )}
    </section>
  );
}

/** What is not on sale, or the place that has nothing. Unknown words are named by a line below the headline. */
function headline(
  {
    elsewhere,
    missed,
    missing,
    sailings,
  }: Pick<SearchResultsProps, 'elsewhere' | 'missed' | 'missing' | 'sailings'>,
  t: TextOf,
  inQuotes: (words: readonly string[]) => string,
): string | undefined {
  if (elsewhere) return elsewhereText(elsewhere, t);
  // The words that name no trip may name the ship of a sailing.
  if (missed || !missing || missing.words.length === 0 || sailings.length > 0) return undefined;
  const { where } = missing;
  const words = inQuotes(missing.words);
  return where === '' ? t('search.missing', { words }) : t('search.missingWhere', { words, where });
}

/** Lists words in the quotation marks of the language. */
function useQuotes(): (words: readonly string[]) => string {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  return (words) => listFormat(messages).format(words.map((text) => t('search.quoted', { text })));
}

/** "In" fits the name of a city. Other places are said to be somewhere in many ways. */
function elsewhereText({ name, kind }: Pick<FoundElsewhere, 'name' | 'kind'>, t: TextOf): string {
  return t(kind === 'city' ? 'search.elsewhereCity' : 'search.elsewhere', { place: name });
}

function NearestPlaces({ elsewhere: { nearest } }: { elsewhere: FoundElsewhere }) {
  const t = useText();
  return (
    <p className="type-lead mt-3">
      <span className="me-2">{t('search.elsewhereNearest')}</span>
      {nearest.map(({ id, slug, name, kilometres }) => (
        <span key={id} className="me-4 inline-block">
          <TextLink href={`/toursAndActivities?place=${slug}`}>
            {t('search.elsewherePlace', { place: name, kilometres })}
          </TextLink>
        </span>
      ))}
    </p>
  );
}

/** Of "Rome or Springfield" the place that has nothing. The element is always present, so that screen readers announce it. */
function UnservedNote({ unserved = [] }: Pick<SearchResult, 'unserved'>) {
  const t = useText();
  return (
    <div role="status" data-unserved>
      {unserved.map((place) => (
        <p key={place.name} className="type-lead mt-3">
          {elsewhereText(place, t)}
        </p>
      ))}
    </div>
  );
}

function CloseToIt({ nearCards, elsewhere }: Pick<SearchResultsProps, 'nearCards' | 'elsewhere'>) {
  const t = useText();
  return (
    <section aria-labelledby="near-title" className="mt-11">
      <h2 id="near-title" className="type-h3 mb-5">
        {t(elsewhere ? 'search.elsewhereOffers' : 'search.near')}
      </h2>
      <Rack>{nearCards}</Rack>
    </section>
  );
}

/**
 * Names the words without results and the query that was answered instead. The element is always present, so
 * that screen readers announce its text.
 */
function MissedNote({ missed }: Pick<SearchResult, 'missed'>) {
  const t = useText();
  const inQuotes = useQuotes();
  return (
    <div role="status" data-missed>
      {missed && (
        <p className="type-lead mt-3 [overflow-wrap:anywhere]">
          {t('search.missed', {
            words: inQuotes(missed.words),
            understood: inQuotes([missed.understood]),
          })}
        </p>
      )}
    </div>
  );
}
