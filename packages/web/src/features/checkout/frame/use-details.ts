import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useCallback, useEffect, useState } from 'react';
import { log } from '../../../page/log.ts';

type Known =
  | { readonly state: 'asking' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly details: TourDetails };

const known = new Map<string, TourDetails>();

/** What this product asks of whoever books it. Read once a page. */
export function useDetails({ tourId, productType, currencyCode }: Quote) {
  const before = known.get(tourId);
  const [found, setFound] = useState<Known>(
    before ? { state: 'known', details: before } : { state: 'asking' },
  );
  const ask = useCallback(async () => {
    setFound((now) => (now.state === 'known' ? now : { state: 'asking' }));
    try {
      const { api } = await import('../../../api/browser-client.ts');
      const details = await api.tours.show({ productType, id: tourId, currency: currencyCode });
      known.set(tourId, details);
      setFound({ state: 'known', details });
    } catch (error) {
      log('warn', 'What the product asks could not be read', error);
      setFound((now) => (now.state === 'known' ? now : { state: 'failed' }));
    }
  }, [productType, tourId, currencyCode]);
  useEffect(() => {
    if (!known.has(tourId)) void ask();
    const retry = () => !known.has(tourId) && void ask();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [ask, tourId]);
  return { found, ask };
}
