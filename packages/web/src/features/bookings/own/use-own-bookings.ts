import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import type { BookingGroup } from '@ashore/core/contract/values/booking-groups.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callAsAccount } from '../../../api/own-calls.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';

export type OwnBookings = {
  readonly bookings: readonly UserBooking[];
  readonly counts: Readonly<Record<BookingGroup, number>>;
  readonly utcNow: string;
  readonly hasMore: boolean;
};

/** Bookings of a page of the list. */
const PAGE_SIZE = 20;

/** The bookings of one group of the logged-in traveller, by pages. Undefined until the first page has arrived. */
export function useOwnBookings(group: BookingGroup) {
  const { locale } = usePage();
  const [ownBookings, setOwnBookings] = useState<OwnBookings>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const requests = useRef(0);

  const load = useCallback(
    async (page: number) => {
      requests.current += 1;
      const requestNumber = requests.current;
      setState('loading');
      try {
        const answer = await callAsAccount((api, subjectId) =>
          api.accounts.bookings({ query: { subjectId, group, page, size: PAGE_SIZE } }),
        );
        if (requestNumber !== requests.current) return;
        const { _embedded, _links, counts, utcNow } = answer;
        setOwnBookings((before) => ({
          bookings: withNew(page === 0 ? [] : (before?.bookings ?? []), _embedded.bookingList),
          counts,
          utcNow,
          hasMore: _links.next !== undefined,
        }));
        setState('ready');
      } catch (error) {
        if (requestNumber !== requests.current) return;
        log('warn', 'The bookings could not be loaded', error);
        setState('failed');
      }
    },
    [group],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another answer.
  useEffect(() => void load(0), [load, locale]);

  const pages = Math.ceil((ownBookings?.bookings.length ?? 0) / PAGE_SIZE);
  return {
    listed: ownBookings,
    state,
    more: () => void load(pages),
    again: () => void load(ownBookings ? pages : 0),
    /** Loads the list again from its first page. */
    restart: () => void load(0),
  };
}

/** A booking made between two calls moves the others, so that a booking may come in two answers. */
function withNew(before: readonly UserBooking[], added: readonly UserBooking[]): readonly UserBooking[] {
  const knownOrderNumbers = new Set(before.map(({ orderNumber }) => orderNumber));
  return [...before, ...added.filter(({ orderNumber }) => !knownOrderNumbers.has(orderNumber))];
}
