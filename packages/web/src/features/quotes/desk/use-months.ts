import type { AvailableDay } from '@ashore/core/contract/availability.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { useEffect, useRef, useState } from 'react';
import { log } from '../../../page/log.ts';
import { addMonths } from '../../../ui/calendar-month.ts';
import { useOnline } from './use-online.ts';
import type { OwnCart } from './use-own-cart.ts';

type AskedMonths = {
  readonly tour: { readonly tourId: string; readonly productType: ProductType };
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly today: LocalDate;
  /** Whose own hold counts as free; nobody is asked before that is known. */
  readonly cart: OwnCart;
};

type KnownMonth = {
  readonly currency: SelectableCurrency;
  readonly days: readonly AvailableDay[];
};

type Asking = {
  readonly wanted: string;
  readonly months: Set<LocalDate>;
  readonly stop: AbortController;
};

/**
 * What the server says about the months that are looked at, and about the next one before it is. In another currency,
 * or for another party, the old answers stay until the new ones are there.
 */
export function useMonths({ tour, party, currency, today, cart: { isKnown, cartId } }: AskedMonths) {
  const [near, setNear] = useState<readonly LocalDate[]>([]);
  const [months, setMonths] = useState<ReadonlyMap<LocalDate, KnownMonth>>(new Map());
  const { tourId, productType } = tour;
  const wanted = `${currency} ${party} ${cartId}`;
  const asking = useRef<Asking>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useOnline(hasFailed, () => {
    setHasFailed(false);
    // Looked at anew, what failed is asked for again.
    setNear((months) => [...months]);
  });

  useEffect(() => {
    if (!isKnown) return;
    if (asking.current?.wanted !== wanted) {
      asking.current?.stop.abort();
      asking.current = { wanted, months: new Set(), stop: new AbortController() };
    }
    const { months: asked, stop } = asking.current;
    for (const month of near) {
      if (asked.has(month)) continue;
      asked.add(month);
      const from = month < today ? today : month;
      askMonth(
        { id: tourId, productType, party, cartId, currency, from, to: lastOf(month) },
        stop.signal,
      ).then(
        ({ days }) =>
          stop.signal.aborted || setMonths((known) => new Map(known).set(month, { currency, days })),
        (failure) => {
          // The calendar works without: it has the days, and only lacks their prices.
          if (!stop.signal.aborted) log('warn', 'no prices for a month', failure);
          asked.delete(month);
          if (!stop.signal.aborted) setHasFailed(true);
        },
      );
    }
  }, [near, wanted, tourId, productType, party, currency, today, isKnown, cartId]);

  useEffect(
    () => () => {
      asking.current?.stop.abort();
      asking.current = null;
    },
    [],
  );

  return { months, lookAt: setNear };
}

type Asked = {
  id: string;
  productType: ProductType;
  party: number;
  cartId: string | undefined;
  currency: SelectableCurrency;
  from: string;
  to: string;
};

async function askMonth(asked: Asked, signal: AbortSignal) {
  const { api } = await import('../../../api/browser-client.ts');
  return api.availability.show(asked, { signal });
}

function lastOf(month: LocalDate): LocalDate {
  return addDays(addMonths(month, 1), -1);
}
