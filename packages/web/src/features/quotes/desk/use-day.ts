import type { DayAvailability } from '@ashore/core/contract/availability.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useEffect, useState } from 'react';
import { log } from '../../../page/log.ts';
import { useOnline } from './use-online.ts';

type AskedDay = {
  readonly tour: { readonly tourId: string; readonly productType: ProductType };
  readonly date: LocalDate | undefined;
  readonly party: number;
  readonly currency: SelectableCurrency;
  /** Whose own hold counts as free. */
  readonly cartId: string | undefined;
};

type Known = { readonly for: string; readonly answer: DayAvailability | undefined };

/** The starts and prices of the chosen day. Asked again for another party or currency, the old answer stays meanwhile. */
export function useDay({ tour, date, party, currency, cartId }: AskedDay) {
  const [known, setKnown] = useState<Known>();
  const [round, setRound] = useState(0);
  const { tourId, productType } = tour;
  const wanted = `${date} ${currency} ${party} ${cartId} ${round}`;

  useEffect(() => {
    if (date === undefined) return;
    const asking = new AbortController();
    const show = (answer: DayAvailability | undefined) =>
      asking.signal.aborted || setKnown({ for: wanted, answer });
    askDay({ id: tourId, productType, date, party, currency, cartId }, asking.signal).then(
      show,
      (failure) => {
        if (asking.signal.aborted) return;
        log('warn', 'no answer about a day', failure);
        show(undefined);
      },
    );
    return () => asking.abort();
  }, [wanted, tourId, productType, date, party, currency, cartId]);

  const hasFailed = known?.for === wanted && known.answer === undefined && date !== undefined;
  useOnline(hasFailed, () => setRound((before) => before + 1));

  const answer = known?.answer?.date === date ? known?.answer : undefined;
  return {
    day: answer,
    /** It could not be asked for; what is known of another day is of no use. */
    hasFailed,
    /** Said since it was last asked. */
    isFresh: known?.for === wanted,
    isStale: answer !== undefined && answer.currency !== currency,
    askAgain: () => setRound((before) => before + 1),
  };
}

type Asked = {
  id: string;
  productType: ProductType;
  date: string;
  party: number;
  currency: SelectableCurrency;
  cartId: string | undefined;
};

async function askDay(asked: Asked, signal: AbortSignal): Promise<DayAvailability> {
  const { api } = await import('../../../api/browser-client.ts');
  return api.availability.day(asked, { signal });
}
