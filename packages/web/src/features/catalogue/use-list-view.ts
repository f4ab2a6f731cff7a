import { useEffect } from 'react';
import { track } from '../../analytics/track.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import type { CardTour } from './card-tour.ts';
import { listEvent } from './list-event.ts';

/** Notes which tours a visitor was shown, once a list, and not before the visitor has agreed to it. */
export function useListView(list: string, tours: readonly CardTour[] | undefined): void {
  const consent = useExtrasStore((state) => state.consent);
  useEffect(() => {
    if (consent !== 'granted' || !tours?.length) return;
    track(
      listEvent(
        'view_item_list',
        list,
        tours.map((tour, index) => ({ tour, index })),
      ),
    );
  }, [consent, list, tours]);
}
