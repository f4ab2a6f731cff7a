import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useEffect, useEffectEvent } from 'react';
import { track } from '../../analytics/track.ts';
import { useExtrasStore } from '../../store/extras-store.ts';

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

function itemView({ tourId, tourName, productType, vendor, basePrice, currency }: TourDetails) {
  return {
    event: 'view_item',
    ecommerce: {
      currency,
      value: basePrice,
      items: [
        {
          item_id: tourId,
          item_name: tourName,
          item_category: productType,
          affiliation: vendor.name,
          price: basePrice,
          currency,
        },
      ],
    },
  };
}
