import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useEffect, useEffectEvent } from 'react';
import { track } from '../../analytics/track.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { itemView } from './item-view.ts';

/** Notes that a product was looked at: once, in whatever currency, and not before the visitor has agreed to it. */
export function useItemView(tour: TourDetails): void {
  const consent = useExtrasStore((state) => state.consent);
  const view = useEffectEvent(() => track(itemView(tour)));
  const { tourId } = tour;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another view.
  useEffect(() => {
    if (consent === 'granted') view();
  }, [consent, tourId]);
}
