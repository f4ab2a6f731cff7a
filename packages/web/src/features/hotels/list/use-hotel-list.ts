import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { isSameSearch, readStay } from '@ashore/core/contract/values/stay-address.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { useHotelsStore } from '../../../store/hotels-store.ts';
import { fetchHotels, type HotelPage } from './hotel-calls.ts';
import { hotelQueryText } from './hotel-query.ts';
import type { LoadedHotels } from './load-hotels.ts';
import { useOfferEnd } from './offer-clock.ts';

type FoundHotels = Extract<LoadedHotels['findings'], { state: 'found' }>;

/** Hotels that further pages have added to those of the loader. */
type AddedPages = {
  readonly to: HotelPage;
  readonly hotels: readonly HotelOffer[];
  readonly last: number;
};

/**
 * The hotels of a list with those of its further pages. When their prices are no longer valid, the page is loaded
 * again: what further pages had added is dropped, because its prices are no longer valid either.
 */
export function useHotelList(list: LoadedHotels, { page, offered }: FoundHotels) {
  const { locale } = usePage();
  const [added, setAdded] = useState<AddedPages>();
  const [further, setFurther] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pendingRequest = useRef<AbortController>(null);
  const current = added?.to === page ? added : { to: page, hotels: page.hotels, last: page.page };
  const listKey = hotelQueryText({ ...list, isStated: true });
  const offerEnd = useOfferEnd(page);
  const { revalidate, state: revalidation } = useRevalidator();
  const isPast = offerEnd?.isPast === true;

  useEffect(() => {
    const { receiveHotels, receiveFilterOptions, chooseRooms, chooseStars } = useHotelsStore.getState();
    chooseRooms(list.search.rooms);
    chooseStars(list.query.stars);
    receiveFilterOptions(offered);
    receiveHotels({
      search: `${list.location}${listKey}`,
      hotels: page.hotels,
      page: page.page,
      total: page.total,
      expiresAt: page.hotelOfferExpiresAt,
    });
    return () => pendingRequest.current?.abort();
  }, [page, offered, list, listKey]);

  useEffect(() => {
    if (isPast) void revalidate();
  }, [isPast, revalidate]);

  async function fetchMore() {
    if (further === 'loading') return;
    const request = new AbortController();
    pendingRequest.current = request;
    setFurther('loading');
    try {
      const next = await fetchHotels(list, current.last + 1, request.signal);
      if (request.signal.aborted) return setFurther('idle');
      const known = new Set(current.hotels.map(({ hotelid }) => hotelid));
      const hotels = [...current.hotels, ...next.hotels.filter(({ hotelid }) => !known.has(hotelid))];
      setAdded({ to: page, hotels, last: next.page });
      setFurther('idle');
      useHotelsStore.getState().receiveHotels({
        search: `${list.location}${listKey}`,
        hotels: next.hotels,
        page: next.page,
        total: next.total,
        expiresAt: page.hotelOfferExpiresAt,
      });
    } catch (fault) {
      if (request.signal.aborted) return;
      log('warn', `Further hotels could not be loaded (${locale})`, fault);
      setFurther('failed');
    }
  }

  return {
    hotels: current.hotels,
    lastPage: current.last,
    further,
    fetchMore: () => void fetchMore(),
    /** Until when the prices are valid; unknown to the server. */
    validUntil: isPast ? undefined : offerEnd?.at,
    isStale: isPast,
    isReloading: revalidation !== 'idle',
    reload: () => void revalidate(),
  };
}

/**
 * Whether the visitor has asked for other hotels: `search` for another place, other nights or other rooms, `filters`
 * for the same ones in another choice or order.
 */
export function useComing(list: Pick<LoadedHotels, 'search' | 'today'>): 'search' | 'filters' | undefined {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const { requestHotels, requestFilterOptions } = useHotelsStore.getState();
  const isList = next !== undefined && /\/hotels\/[^/]+$/.test(next.pathname);
  const isOther = isList && (next.pathname !== pathname || next.search !== search);
  const isSame =
    isOther &&
    next.pathname === pathname &&
    isSameSearch(readStay(new URLSearchParams(next.search), list.today).search, list.search);
  const coming = isOther ? (isSame ? 'filters' : 'search') : undefined;
  const target = isOther ? next.pathname + next.search : undefined;
  useEffect(() => {
    if (target === undefined) return;
    requestHotels(target);
    requestFilterOptions();
  }, [target, requestHotels, requestFilterOptions]);
  return coming;
}
