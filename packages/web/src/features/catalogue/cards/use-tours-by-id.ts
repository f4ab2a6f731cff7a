import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { useEffect, useState } from 'react';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from './card-parts.tsx';

type Known = {
  /** Language, currency and ids of the request, as in `wanted`. */
  readonly for: string;
  readonly tours: ReadonlyMap<string, CardTour>;
  readonly hasFailed: boolean;
};

const nothing: Known = { for: '', tours: new Map(), hasFailed: false };

/**
 * Loads the products with these IDs as they are on sale now, in the given order. Removing an ID sends no
 * request. A new ID, currency or language sends one.
 */
export function useToursById(ids: readonly string[]) {
  const { locale, currency } = usePage();
  const [known, setKnown] = useState(nothing);
  const setting = `${locale} ${currency}`;
  const current = known.for.startsWith(`${setting} `) ? known : nothing;
  const missing = ids.filter((id) => !current.for.includes(id));
  const wanted = missing.length === 0 ? '' : `${setting} ${ids.join()}`;

  useEffect(() => {
    if (wanted === '') return;
    const asking = new AbortController();
    const show = (tours: readonly CardTour[], hasFailed: boolean) => {
      if (asking.signal.aborted) return;
      setKnown({ for: wanted, tours: new Map(tours.map((tour) => [tour.tourId, tour])), hasFailed });
    };
    askFor(wanted.slice(setting.length + 1), currency, asking.signal).then(
      (tours) => show(tours, false),
      (failure) => {
        if (asking.signal.aborted) return;
        log('warn', 'The trips could not be loaded', failure);
        show([], true);
      },
    );
    return () => asking.abort();
  }, [wanted, setting, currency]);

  const shown = current === nothing ? known : current;
  return {
    tours: ids.flatMap((id) => shown.tours.get(id) ?? []),
    isWaiting: wanted !== '',
    hasFailed: current.hasFailed,
  };
}

async function askFor(ids: string, currency: SelectableCurrency, signal: AbortSignal): Promise<CardTour[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const { _embedded } = await api.tours.named({ ids, currency }, { signal });
  return _embedded.tourSummaryList;
}
