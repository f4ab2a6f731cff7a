import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { useEffect, useState } from 'react';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from './card-parts.tsx';

type ToursById = {
  /** Language, currency and ids of the request, as in `wanted`. */
  readonly for: string;
  readonly tours: ReadonlyMap<string, CardTour>;
  readonly hasFailed: boolean;
};

const noTours: ToursById = { for: '', tours: new Map(), hasFailed: false };

/**
 * Loads the products with these IDs as they are on sale now, in the given order. Removing an ID sends no
 * request. A new ID, currency or language sends one.
 */
export function useToursById(ids: readonly string[]) {
  const { locale, currency } = usePage();
  const [loadedTours, setLoadedTours] = useState(noTours);
  const setting = `${locale} ${currency}`;
  const current = loadedTours.for.startsWith(`${setting} `) ? loadedTours : noTours;
  const missing = ids.filter((id) => !current.for.includes(id));
  const requestKey = missing.length === 0 ? '' : `${setting} ${ids.join()}`;

  useEffect(() => {
    if (requestKey === '') return;
    const request = new AbortController();
    const show = (tours: readonly CardTour[], hasFailed: boolean) => {
      if (request.signal.aborted) return;
      setLoadedTours({
        for: requestKey,
        tours: new Map(tours.map((tour) => [tour.tourId, tour])),
        hasFailed,
      });
    };
    requestTours(requestKey.slice(setting.length + 1), currency, request.signal).then(
      (tours) => show(tours, false),
      (failure) => {
        if (request.signal.aborted) return;
        log('warn', 'The trips could not be loaded', failure);
        show([], true);
      },
    );
    return () => request.abort();
  }, [requestKey, setting, currency]);

  const shownTours = current === noTours ? loadedTours : current;
  return {
    tours: ids.flatMap((id) => shownTours.tours.get(id) ?? []),
    isWaiting: requestKey !== '',
    hasFailed: current.hasFailed,
  };
}

async function requestTours(
  ids: string,
  currency: SelectableCurrency,
  signal: AbortSignal,
): Promise<CardTour[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const { _embedded } = await api.tours.named({ ids, currency }, { signal });
  return _embedded.tourSummaryList;
}
