import type { AvailableDay } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../store/root-store.ts';
import { monthOf } from '../../../ui/calendar-month.ts';
import { reasonAgainst } from './calendar-of-month.ts';
import { DAYS_AHEAD, nextDayAfter } from './next-day.ts';
import { useMonths } from './use-months.ts';
import type { OwnCart } from './use-own-cart.ts';

type AskedDays = {
  readonly tour: Pick<TourDetails, 'tourId' | 'productType'>;
  readonly today: LocalDate;
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly cart: OwnCart;
  readonly isRunning: (date: LocalDate) => boolean;
  /** What the address says, whether it can be had or not. */
  readonly said: LocalDate | undefined;
  readonly isRead: boolean;
};

/** The days of the calendar: what is known of them, which month shows, and what to say about one that is not to be had. */
export function useDays({ tour, today, party, currency, cart, isRunning, said, isRead }: AskedDays) {
  const { months, lookAt } = useMonths({ tour, party, currency, today, cart });
  const known: ReadonlyMap<string, AvailableDay> = new Map(
    [...months.values()].flatMap(({ days }) => days.map((day) => [day.date, day] as const)),
  );
  const isOpen = (date: LocalDate) => reasonAgainst(date, { today, canRun: isRunning, known }) === undefined;
  const firstOpen = nextDayAfter(addDays(today, -1), { today, isOpen });

  const [month, setMonth] = useState<LocalDate>();
  const [missed, setMissed] = useState<LocalDate>();
  const opensOn = monthOf(firstOpen ?? today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the calendar opens is decided once.
  useEffect(() => {
    if (!isRead || month !== undefined) return;
    const { dateFrom } = useRootStore.getState().search;
    const wished = nextDayAfter(addDays(dateFrom, -1), { today, isOpen });
    const isLost = said !== undefined && !(said >= today && isRunning(said));
    if (isLost) setMissed(said);
    setMonth(monthOf((isLost ? undefined : said) ?? wished ?? firstOpen ?? today));
  }, [isRead]);

  const shown = month ?? opensOn;
  return {
    known,
    month: shown,
    /** The month is that of what is chosen, and stays until it is turned. */
    isOpened: month !== undefined,
    showMonth: setMonth,
    lookAt,
    last: addDays(today, DAYS_AHEAD),
    isOpen,
    firstOpen,
    missed,
    miss: setMissed,
    nextAfter: (date: LocalDate) => nextDayAfter(date, { today, isOpen }),
    isStale: (months.get(shown)?.currency ?? currency) !== currency,
    currency: months.get(shown)?.currency ?? currency,
  };
}
