import type { Place } from '@ashore/core/contract/locations.ts';
import type { FoundLodging } from '@ashore/core/contract/search/search.ts';
import { type StatedPlan, statedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { useRef } from 'react';
import { redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { track } from '../analytics/track.ts';
import { listEvent, useListImpressions, useListView } from '../features/catalogue/cards/analytics.ts';
import { type CardTour, cardTour, priceText } from '../features/catalogue/cards/card-parts.tsx';
import { CompareToggle } from '../features/catalogue/cards/compare-toggle.tsx';
import { SaveHeart, TourCard } from '../features/catalogue/cards/tour-card.tsx';
import { PlanLine } from '../features/catalogue/dates/plan-line.tsx';
import { ListBeginning, ListEnd } from '../features/catalogue/list/list-ends.tsx';
import { listOfSentence } from '../features/catalogue/list/list-of-sentence.ts';
import { listQueryText, noFilters, productAddressForDays } from '../features/catalogue/list/list-query.ts';
import { useFocusOnNew, useFurtherPages, useJoinedPages } from '../features/catalogue/list/paging.ts';
import { RefusedDays } from '../features/catalogue/list/refused-days.tsx';
import { interestsIn } from '../features/home/interests-in.ts';
import { PlaceIndex, placeLine } from '../features/home/places.tsx';
import { FoundHotels } from '../features/hotels/found/found-hotels.tsx';
import { FilterBar, filterOptions } from '../features/search/filter-bar.tsx';
import { planOfLinks, planOfWords, withoutWordsOf } from '../features/search/plan-of-words.ts';
import { queryIn, searchAddress } from '../features/search/search-address.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import {
  askFoundPage,
  filteredAddress,
  isFiltered,
  matchesOf,
  narrowingInput,
  readSearchFilters,
} from '../features/search/search-query.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import { SearchStartingPoints } from '../features/search/search-starting-points.tsx';
import { NothingMeetsAll, SpokenFilters, UnderstoodInWords } from '../features/search/spoken-filters.tsx';
import { useText } from '../i18n/texts.ts';
import { ifAvailable } from '../page/if-available.ts';
import { type PageContext, pageContext } from '../page/page-context.ts';
import { checkPage, pageNumber } from '../page/page-number.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/search.ts';
import { hotelAsTour } from './hotels/hotel-as-tour.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, currency, locale } = page;
  const query = queryIn(url.searchParams);
  const interests = interestsIn(locale);
  const today = localDateAt(page.now, 'UTC');
  // Without words, days alone are a list. A form without scripts leads here.
  const listAddress = query === '' ? searchAddress('', url.searchParams) : undefined;
  if (listAddress !== undefined) throw redirect(withLocale(listAddress, locale));
  if (query === '') return { query, interests, today, popular: await popularPlaces(page) };
  const wanted = readSearchFilters(url.searchParams);
  const number = pageNumber(url);
  const searchInput = {
    query,
    lang: locale,
    currency,
    expanded: true,
    page: number,
    ...narrowingInput(wanted),
  };
  const result = await api.search.find(searchInput);
  const { bestMatchType, tourCount, locationCount, sailings, lodging } = result;
  const understood = result.understood ?? [];
  // A query of days and prices alone asks for everything that meets them, which is a list.
  const isOfFiltersAlone = result.restOfQuery === '' && understood.length > 0 && sailings.length === 0;
  const listOfAll = isOfFiltersAlone ? listOfSentence(understood, currency) : undefined;
  if (listOfAll !== undefined) throw redirect(withLocale(listOfAll, locale));
  const { elsewhere } = result;
  if (tourCount + locationCount + result.tours.length + sailings.length === 0 && !lodging && !elsewhere) {
    checkPage({ number, totalPages: 0 });
    return { query, interests, today, popular: await popularPlaces(page) };
  }
  const paging = result.page ?? { number, size: result.tours.length, totalElements: 0, totalPages: 0 };
  checkPage(paging);
  const { filters, leftCount: remainingCount = tourCount } = result;
  const { matches, near } = matchesOf(result);
  const found = {
    // What the words ask for counts as found only if it is met.
    counts: {
      ...{ bestMatchType, tourCount, locationCount, left: remainingCount },
      foundCount: understood.length > 0 ? remainingCount : tourCount,
    },
    spoken: planOfWords({ understood, lodging }),
    missed: result.missed,
    missing: result.missing,
    elsewhere,
    unserved: result.unserved,
    sailings,
    understood,
    restOfQuery: result.restOfQuery ?? query,
    lodging,
    wanted,
    paging,
    narrowed: filters && { options: filterOptions(filters, wanted), coveredCount: filters.unfiltered },
    tours: matches.map(cardTour),
    // Near matches are shown only without filters. A visitor who filters has results to choose from, and one who asks
    // for a hotel wants no trips.
    near: isFiltered(wanted) || lodging?.isMeant ? [] : near.map(cardTour),
    places: linesOf(result.locations.flatMap(({ place }) => place ?? [])),
  };
  return { query, interests, today, found };
}

async function popularPlaces(page: PageContext) {
  const answer = await ifAvailable(page, page.api.locations.list({ size: 9 }));
  return linesOf(answer?._embedded.locationList ?? []);
}

function linesOf(places: readonly Place[]) {
  return places.map(placeLine);
}

type SearchData = Route.ComponentProps['loaderData'];
type SearchFindings = NonNullable<SearchData['found']>;

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  const { query, found, today } = loaderData;
  const { search } = useLocation();
  const stated = statedPlan(search);
  const onPlan = (plan: StatedPlan, part: 'days' | 'travellers') => {
    const wanted = { ...readSearchFilters(new URLSearchParams(search)), ...plan };
    const words = found ? withoutWordsOf(part, query, found) : query;
    const target =
      words === ''
        ? `/toursAndActivities${listQueryText({ ...noFilters, ...plan })}`
        : filteredAddress(words, wanted);
    void navigate(withLocale(target, locale), { preventScrollReset: true });
  };
  return (
    <main id="content" className="page-width search-page">
      {/* Not indexed: there are endless queries, and search engines have their own results. */}
      <PageHead title={query || t('search.title')} description={t('search.prompt')} hidden />
      <SearchForm
        look="list"
        query={query}
        plan={
          <PlanLine
            key={query}
            today={today}
            {...(query !== '' && { stated, spoken: found?.spoken, onPlan })}
          />
        }
      />
      {found ? (
        <FoundPart query={query} found={found} interests={loaderData.interests} />
      ) : (
        <NothingPart {...loaderData} />
      )}
    </main>
  );
}

function FoundPart({
  query,
  found,
  interests,
}: { query: string; found: SearchFindings } & Pick<SearchData, 'interests'>) {
  const { locale, currency } = usePage();
  const navigate = useNavigate();
  const isSearching = useNavigation().location?.pathname === withLocale('/search', locale);
  const { counts, wanted, narrowed, paging, near, places } = found;
  const addressOf = (number: number) => filteredAddress(query, wanted, number);
  const queryOf = (number: number) => addressOf(number).slice('/search'.length);
  const { pages, add } = useJoinedPages({ ...found, query: queryOf(0) });
  const fetchPage = async (number: number, signal: AbortSignal) =>
    (await askFoundPage({ query, wanted, number, locale, currency }, signal)).map(cardTour);
  const further = useFurtherPages({ queryOf, fetchPage, add });
  const resultsElement = useRef<HTMLDivElement>(null);
  const onPressed = useFocusOnNew(resultsElement, pages.tours.length);
  const listEnds = { pages, paging, addressOf, further };
  const before = pages.first * paging.size;
  useListImpressions({ list: 'search', tours: pages.tours, offset: before });
  useListView('search-near', near);
  const cardOf = (list: string, tour: CardTour, index: number) => (
    <TourCard
      compare={<CompareToggle tour={tour} />}
      href={productAddressForDays(tour.normalizedUrlPath, planOfLinks(wanted, found.spoken))}
      key={tour.code}
      tour={tour}
      priority={list === 'search' && index < 2}
      onFollow={() => track(listEvent('select_item', list, [{ tour, index }]))}
    />
  );
  return (
    <SearchResults
      {...counts}
      query={query}
      isSearching={isSearching}
      missed={found.missed}
      missing={found.missing}
      elsewhere={found.elsewhere}
      unserved={found.unserved}
      sailings={found.sailings}
      spokenInWords={<UnderstoodInWords understood={found.understood} />}
      spoken={
        <>
          <SpokenFilters understood={found.understood} wanted={wanted} />
          <RefusedWords understood={found.understood} />
        </>
      }
      nothingLeft={found.understood.length > 0 && <NothingMeetsAll {...found} />}
      lodging={found.lodging}
      hotels={found.lodging && <HotelsFound lodging={found.lodging} />}
      before={before}
      cards={pages.tours.map((tour, index) => cardOf('search', tour, before + index))}
      beginning={<ListBeginning {...listEnds} />}
      end={<ListEnd {...listEnds} automaticPages={0} isComing={isSearching} onPressed={onPressed} />}
      place={resultsElement}
      nearCards={near.map((tour, index) => cardOf('search-near', tour, index))}
      narrowBar={
        narrowed && (
          <FilterBar
            {...narrowed}
            wanted={wanted}
            query={query}
            left={counts.left}
            count={counts.tourCount}
            priceOf={(amount) => priceText(amount, currency, locale)}
            interestOf={(id) => interests.find((interest) => interest.id === id)?.title ?? id}
            onChoose={(address) => void navigate(withLocale(address, locale), { preventScrollReset: true })}
          />
        )
      }
      places={
        <PlaceIndex
          places={places}
          addressOf={(slug) => {
            const { days, age } = wanted;
            return `/toursAndActivities${listQueryText({ ...noFilters, place: [slug], days, age })}`;
          }}
          withCountry
          className="place-index-wide"
        />
      }
    />
  );
}

/** Days of the query on which no trip can be booked. */
function RefusedWords({ understood }: Pick<SearchFindings, 'understood'>) {
  return understood.map(({ filter, refused, words }) =>
    filter.kind === 'days' && refused !== undefined ? (
      <RefusedDays
        key={words}
        days={{ from: localDate(filter.from), to: localDate(filter.to) }}
        reason={refused}
        className="mt-4"
      />
    ) : null,
  );
}

function HotelsFound({ lodging }: { lodging: FoundLodging }) {
  return (
    <FoundHotels
      lodging={lodging}
      heartOf={(hotel, search) => <SaveHeart tour={hotelAsTour(hotel, search)} />}
    />
  );
}

function NothingPart({ query, interests, popular = [] }: SearchData) {
  const t = useText();
  return (
    <>
      <h1 className="type-h1 mt-11 [overflow-wrap:anywhere]">
        {query === '' ? t('search.prompt') : t('search.none', { query })}
      </h1>
      <p className="type-lead mt-3">{t(query === '' ? 'search.promptHint' : 'search.noneHint')}</p>
      <SearchStartingPoints
        interests={interests}
        places={
          popular.length > 0 && <PlaceIndex places={popular} withCountry className="place-index-wide" />
        }
      />
    </>
  );
}
