import { useEffect, useRef } from 'react';
import { track } from '../../../analytics/track.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import type { CardTour } from '../card-tour.ts';
import { listEvent } from '../list-event.ts';

type Seen = { readonly list: string; readonly tours: readonly CardTour[]; readonly offset: number };

/**
 * Notes which products a visitor was shown and at which place of the list, with consent. Each once a visit of the page:
 * neither a further page nor another filter shows somebody anew what they have seen.
 */
export function useListImpressions({ list, tours, offset }: Seen): void {
  const consent = useExtrasStore((state) => state.consent);
  const noted = useRef({ list, ids: new Set<string>() });
  useEffect(() => {
    if (consent !== 'granted') return;
    if (noted.current.list !== list) noted.current = { list, ids: new Set() };
    const { ids } = noted.current;
    const fresh = tours
      .map((tour, index) => ({ tour, index: offset + index }))
      .filter(({ tour }) => !ids.has(tour.tourId));
    if (fresh.length === 0) return;
    for (const { tour } of fresh) ids.add(tour.tourId);
    track(listEvent('view_item_list', list, fresh));
  }, [consent, list, tours, offset]);
}
