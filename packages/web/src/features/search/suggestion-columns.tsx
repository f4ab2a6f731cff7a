import type {
  FoundElsewhere,
  FoundLocation,
  FoundLodging,
  FoundSailing,
  FoundTour,
  SearchResult,
} from '@ashore/core/contract/search/search.ts';
import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import { parametersText, sailingPath } from '@ashore/core/contract/values/product-path.ts';
import type { TextOf } from '../../i18n/texts.ts';
import { withAffiliate } from '../../store/extras-store.ts';
import type { ComboboxColumn, ComboboxOption } from '../../ui/combobox/combobox-list.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { clock } from '../../ui/media/icon-paths.ts';
import { searchAddress } from './search-address.ts';
import {
  HotelListSuggestion,
  HotelSuggestion,
  PlaceSuggestion,
  SailingSuggestion,
  TourSuggestion,
} from './suggestion-rows.tsx';

const { tours: MOST_TOURS, locations: MOST_PLACES } = MAX_SEARCH_RESULTS.box;
const MOST_HOTELS = MAX_SEARCH_RESULTS.hotels.box;

type AnsweredQuery = {
  /** Current text of the field. */
  readonly query: string;
  /** Query that `result` answers. While a newer query loads, it is the one before. */
  readonly answeredQuery: string;
  readonly result: SearchResult;
  /** The affiliate that sent the visitor. A new tab learns it from its address. */
  readonly affiliate: string | null;
  /** A setting of the variant. */
  readonly opensNewTab: boolean;
  /** Called when the visitor wants to see all results. */
  readonly onMore: () => void;
};

/**
 * Sailings, hotels, tours and places in columns: sailings first, because only the name of a ship finds them, then hotels
 * if they are meant, then the more likely kind.
 */
export function suggestionColumns(
  { query, answeredQuery, result, affiliate, opensNewTab, onMore }: AnsweredQuery,
  t: TextOf,
): ComboboxColumn[] {
  const { sailings, tourCount, locationCount, bestMatchType, lodging, elsewhere } = result;
  // A query for a hotel asks for no trips, nor for the places of trips.
  const tours = lodging?.isMeant ? [] : result.tours;
  const locations = lodging?.isMeant && locationCount === 0 ? [] : result.locations;
  // A place offers its hotels below its name.
  const offersOnlyLists = lodging && !lodging.isMeant && lodging.hotels.length === 0;
  const moreOption = (id: string): ComboboxOption => ({
    id,
    content: <span className="link">{t('find.more')}</span>,
    href: searchAddress(query) ?? '/search',
    onChoose: onMore,
  });
  const columns: ComboboxColumn[] = [
    {
      id: 'tours',
      isWide: true,
      // Similar products follow the exact matches. They are never counted, and shown only if nothing matches.
      heading: t(tourCount > 0 ? 'find.tours' : 'find.near'),
      count: tourCount > 0 ? t('find.matches', { count: tourCount }) : '',
      options: tours.slice(0, Math.min(MOST_TOURS, tourCount || MOST_TOURS)).map((tour) => ({
        id: `tour-${tour.id}`,
        content: <TourSuggestion tour={tour} query={answeredQuery} />,
        href: withAffiliate(tourPath(tour), affiliate),
        newTab: opensNewTab,
        name: tour.name,
      })),
    },
    {
      id: 'locations',
      // If no place matches, those of the tours are offered. They are never counted.
      heading: t(locationCount > 0 ? 'find.locations' : 'find.placesOfTours'),
      count: locationCount > 0 ? t('find.matches', { count: locationCount }) : '',
      options: [
        ...locations.slice(0, MOST_PLACES).map((place) => ({
          id: `place-${place.id}`,
          content: <PlaceSuggestion place={place} query={answeredQuery} />,
          href: withAffiliate(placePath(place), affiliate),
          newTab: opensNewTab,
          name: place.name,
        })),
        ...(offersOnlyLists ? hotelListOptions(lodging.lists, { affiliate, opensNewTab }, t) : []),
      ],
    },
  ];
  const filledColumns = columns
    .filter(({ options }) => options.length > 0)
    .map((column) => ({ ...column, options: [...column.options, moreOption(`more-${column.id}`)] }));
  const inOrder = bestMatchType === 'tour' ? filledColumns : filledColumns.toReversed();
  const hotels =
    lodging && !offersOnlyLists
      ? [hotelColumn(lodging, { affiliate, opensNewTab, answeredQuery, moreOption }, t)]
      : [];
  const withHotels = lodging?.isMeant ? [...hotels, ...inOrder] : [...inOrder, ...hotels];
  return [
    ...(sailings.length > 0 ? [sailingColumn(sailings, { affiliate, opensNewTab }, t)] : []),
    ...withHotels,
    ...(elsewhere?.nearest[0]
      ? [elsewhereColumn(elsewhere, elsewhere.nearest[0], { affiliate, opensNewTab }, t)]
      : []),
  ];
}

type NearestPlace = FoundElsewhere['nearest'][number];

/** A place that has nothing, with a link to the nearest one. */
function elsewhereColumn(
  { name: place }: FoundElsewhere,
  nearest: NearestPlace,
  { affiliate, opensNewTab }: Pick<AnsweredQuery, 'affiliate' | 'opensNewTab'>,
  t: TextOf,
): ComboboxColumn {
  const { name, kilometres } = nearest;
  return {
    id: 'elsewhere',
    heading: t('find.elsewhere'),
    options: [
      {
        id: 'elsewhere-nearest',
        content: t('find.elsewherePlace', { place, nearest: name, kilometres }),
        href: withAffiliate(placePath(nearest), affiliate),
        newTab: opensNewTab,
        name,
      },
    ],
  };
}

type HotelColumnInput = Pick<AnsweredQuery, 'affiliate' | 'opensNewTab' | 'answeredQuery'> & {
  readonly moreOption: (id: string) => ComboboxOption;
};

/** Lists of hotels, then hotels. If none meets the query, the nearest ones, which are not counted. */
function hotelColumn(
  { hotels, hotelCount, similar, lists, stay, isMeant }: FoundLodging,
  { affiliate, opensNewTab, answeredQuery, moreOption }: HotelColumnInput,
  t: TextOf,
): ComboboxColumn {
  const isNearest = hotels.length === 0 && similar.length > 0;
  const { dateFrom, dateTo, rooms } = stay;
  const statedStay = stay.isStated ? `?${parametersText({ dateFrom, dateTo, rooms })}` : '';
  return {
    id: 'hotels',
    isWide: isMeant,
    heading: t(isNearest ? 'find.nearestHotels' : 'find.hotels'),
    count: hotelCount ? t('find.matches', { count: hotelCount }) : '',
    options: [
      ...hotelListOptions(lists, { affiliate, opensNewTab }, t),
      ...(isNearest ? similar : hotels).slice(0, MOST_HOTELS).map((hotel) => ({
        id: `hotel-${hotel.id}`,
        content: <HotelSuggestion hotel={hotel} query={answeredQuery} />,
        href: withAffiliate(hotel.normalizedUrlPath + statedStay, affiliate),
        newTab: opensNewTab,
        name: hotel.name,
      })),
      ...(isMeant ? [moreOption('more-hotels')] : []),
    ],
  };
}

const MOST_HOTEL_LISTS = 3;

function hotelListOptions(
  lists: FoundLodging['lists'],
  { affiliate, opensNewTab }: Pick<AnsweredQuery, 'affiliate' | 'opensNewTab'>,
  t: TextOf,
): ComboboxOption[] {
  return lists.slice(0, MOST_HOTEL_LISTS).map((list) => ({
    id: `hotels-${list.id}`,
    content: <HotelListSuggestion list={list} />,
    href: withAffiliate(list.address, affiliate),
    newTab: opensNewTab,
    name: t('find.hotelList', { count: list.hotelCount, place: list.locative }),
  }));
}

function sailingColumn(
  sailings: readonly FoundSailing[],
  { affiliate, opensNewTab }: Pick<AnsweredQuery, 'affiliate' | 'opensNewTab'>,
  t: TextOf,
): ComboboxColumn {
  return {
    id: 'sailings',
    heading: t('find.sailings'),
    options: sailings.map((sailing) => ({
      id: `sailing-${sailing.id}`,
      content: <SailingSuggestion sailing={sailing} />,
      href: withAffiliate(sailingPath(sailing.id), affiliate),
      newTab: opensNewTab,
      name: sailing.ship,
    })),
  };
}

/**
 * Address of a suggested tour, without its language prefix: the place as named in this language, the English
 * name and the code. Only the code identifies the tour; the server redirects to the canonical address.
 */
export function tourPath({
  location,
  normalizedUrlPath,
}: Pick<FoundTour, 'location' | 'normalizedUrlPath'>): string {
  const [, , city = '', slugAndCode = ''] = normalizedUrlPath.split('/');
  const placeSlug =
    location
      .toLowerCase()
      .split(/[,，、]/, 1)[0]
      ?.trim() ?? '';
  return `/tours/${placeSlug === '' ? city : encodeURIComponent(placeSlug)}/${slugAndCode}`;
}

/** Address of a suggested place, without its language prefix. */
export function placePath({ slug, id }: Pick<FoundLocation, 'slug' | 'id'>): string {
  return `/tours/${slug === '' ? id : `${slug}-${id}`}`;
}

type Recent = {
  readonly searches: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly onForget: () => void;
};

/** Recent searches in this browser, to repeat or to delete. */
export function recentColumn({ searches, onChoose, onForget }: Recent, t: TextOf): ComboboxColumn {
  const options = searches.map((query, place) => ({
    id: `recent-${place}`,
    content: (
      <span className="flex items-center gap-3">
        <Icon path={clock} className="shrink-0 text-ink-2" />
        <span className="min-w-0 truncate">{query}</span>
      </span>
    ),
    href: searchAddress(query) ?? '/search',
    onChoose: () => onChoose(query),
  }));
  const forget = {
    id: 'forget',
    content: <span className="link">{t('find.forget')}</span>,
    onChoose: onForget,
  };
  return {
    id: 'recent',
    heading: t('find.recent'),
    options: options.length > 0 ? [...options, forget] : [],
  };
}
