import type { Place } from '@ashore/core/contract/locations.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { variant } from '#variant/variant.ts';
import { track } from '../analytics/track.ts';
import { type CardTour, cardTour } from '../features/catalogue/card-tour.ts';
import { CompareToggle } from '../features/catalogue/compare-toggle.tsx';
import { ListBeginning, ListEnd } from '../features/catalogue/list/list-ends.tsx';
import { useFocusOnNew } from '../features/catalogue/list/use-focus-on-new.ts';
import { useFurtherPages } from '../features/catalogue/list/use-further-pages.ts';
import { useJoinedPages } from '../features/catalogue/list/use-joined-pages.ts';
import { useListImpressions } from '../features/catalogue/list/use-list-impressions.ts';
import { listEvent } from '../features/catalogue/list-event.ts';
import { checkPage, pageNumber } from '../features/catalogue/page-number.ts';
import { priceText } from '../features/catalogue/price-text.ts';
import { TourCard } from '../features/catalogue/tour-card.tsx';
import { useListView } from '../features/catalogue/use-list-view.ts';
import { interestsIn } from '../features/home/interests-in.ts';
import { PlaceIndex } from '../features/home/place-index.tsx';
import { placeLine } from '../features/home/place-line.ts';
import { askFoundPage } from '../features/search/ask-found-page.ts';
import { matchesOf } from '../features/search/matches-of.ts';
import { narrowAddress } from '../features/search/narrow-address.ts';
import { NarrowBar } from '../features/search/narrow-bar.tsx';
import { narrowOptions } from '../features/search/narrow-options.ts';
import { isNarrowed, readNarrowing } from '../features/search/narrowing.ts';
import { OtherWays } from '../features/search/other-ways.tsx';
import { questionOf } from '../features/search/question-of.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { useText } from '../i18n/use-text.ts';
import { ifAvailable } from '../page/if-available.ts';
import { type PageContext, pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/search.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, currency, locale } = page;
  const query = questionOf(url.searchParams);
  const interests = interestsIn(locale);
  if (query === '') return { query, interests, popular: await popularPlaces(page) };
  const wanted = readNarrowing(url.searchParams);
  const number = pageNumber(url);
  const asked = { query, lang: locale, currency, expanded: true, page: number, ...wanted };
  const result = await api.search.find(asked);
  const { bestMatchType, tourCount, locationCount } = result;
  if (tourCount + locationCount === 0) {
    checkPage({ number, totalPages: 0 });
    return { query, interests, popular: await popularPlaces(page) };
  }
  const paging = result.page ?? { number, size: result.tours.length, totalElements: 0, totalPages: 0 };
  checkPage(paging);
  const { filters, leftCount: left = tourCount } = result;
  const { matches, near } = matchesOf(result);
  const found = {
    counts: { bestMatchType, tourCount, locationCount, left },
    missed: result.missed,
    wanted,
    page: paging,
    narrowed: filters && { options: narrowOptions(filters, wanted), given: filters.unfiltered },
    tours: matches.map(cardTour),
    // Whoever narrows has something to choose from.
    near: isNarrowed(wanted) ? [] : near.map(cardTour),
    places: linesOf(result.locations.flatMap(({ place }) => place ?? [])),
  };
  return { query, interests, found };
}

async function popularPlaces(page: PageContext) {
  const answer = await ifAvailable(page, page.api.locations.list({ size: 9 }));
  return linesOf(answer?._embedded.locationList ?? []);
}

function linesOf(places: readonly Place[]) {
  return places.map(placeLine);
}

type Answered = Route.ComponentProps['loaderData'];
type Found = NonNullable<Answered['found']>;

// Where the header has room for the question, it is there.
const isAskedInHeader = variant.header === 'full';

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { query, found } = loaderData;
  return (
    <main id="content" className="page-width search-page" data-asked-in-header={isAskedInHeader || undefined}>
      {/* There is no end of questions, and search engines have their own answers. */}
      <PageHead title={query || t('search.title')} description={t('search.prompt')} hidden />
      <div className={isAskedInHeader ? 'lg:hidden' : undefined}>
        <SearchForm look="desk" query={query} />
      </div>
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
}: { query: string; found: Found } & Pick<Answered, 'interests'>) {
  const { locale, currency } = usePage();
  const navigate = useNavigate();
  const isSearching = useNavigation().location?.pathname === withLocale('/search', locale);
  const { counts, wanted, narrowed, page, near, places } = found;
  const addressOf = (number: number) => narrowAddress(query, wanted, number);
  const queryOf = (number: number) => addressOf(number).slice('/search'.length);
  const { pages, add } = useJoinedPages({ ...found, query: queryOf(0) });
  const ask = async (number: number, signal: AbortSignal) =>
    (await askFoundPage({ query, wanted, number, locale, currency }, signal)).map(cardTour);
  const further = useFurtherPages({ queryOf, ask, add });
  const place = useRef<HTMLDivElement>(null);
  const onPressed = useFocusOnNew(place, pages.tours.length);
  const ends = { pages, page, addressOf, further };
  const before = pages.first * page.size;
  useListImpressions({ list: 'search', tours: pages.tours, offset: before });
  useListView('search-near', near);
  const cardOf = (list: string, tour: CardTour, index: number) => (
    <TourCard
      compare={<CompareToggle tour={tour} />}
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
      before={before}
      cards={pages.tours.map((tour, index) => cardOf('search', tour, before + index))}
      beginning={<ListBeginning {...ends} />}
      end={<ListEnd {...ends} free={0} isComing={isSearching} onPressed={onPressed} />}
      place={place}
      near={near.map((tour, index) => cardOf('search-near', tour, index))}
      narrowBar={
        narrowed && (
          <NarrowBar
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
      places={<PlaceIndex places={places} to="tours" withCountry className="place-index-wide" />}
    />
  );
}

function NothingPart({ query, interests, popular = [] }: Answered) {
  const t = useText();
  return (
    <>
      <h1 className="type-h1 mt-11 [overflow-wrap:anywhere]">
        {query === '' ? t('search.prompt') : t('search.none', { query })}
      </h1>
      <p className="type-lead mt-3">{t(query === '' ? 'search.promptHint' : 'search.noneHint')}</p>
      <OtherWays
        interests={interests}
        places={
          popular.length > 0 && (
            <PlaceIndex places={popular} to="tours" withCountry className="place-index-wide" />
          )
        }
      />
    </>
  );
}
