import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { type OwnerCondition, ownerConditions } from '../owner-conditions.ts';

type SalesInput = {
  readonly organisationId: string;
  readonly owner: OwnerCondition;
  /** The current day in the organisation's time zone. */
  readonly today: LocalDate;
};

type SalesOfDay = {
  readonly date: LocalDate;
  readonly bookings: number;
  readonly EUR: number;
  readonly USD: number;
};
type Sales = {
  readonly points: readonly SalesOfDay[];
  readonly others: readonly { readonly currencyCode: CurrencyCode; readonly grandTotal: number }[];
};

/** Days before today, as specified. */
const DAYS_BEFORE_TODAY = [6, 5, 4, 3, 2, 1] as const;

type SumRow = {
  readonly date: string;
  readonly currency: CurrencyCode;
  readonly bookings: number;
  readonly minor: number;
};

/**
 * Sums what bookings brought on each of the six days before today, by the day of the trip: EUR and USD apart, and all
 * other currencies over the six days together. Cancelled bookings and requests without an answer count nothing.
 */
export async function sumSales(
  client: Queryable,
  { organisationId, owner, today }: SalesInput,
): Promise<Sales> {
  const { rows } = await client.query<SumRow>(
    { name: `organisation-sales-${owner}`, text: owner === 'buyer' ? SUM_OF_BUYER : SUM_OF_SUPPLIER },
    [organisationId, addDays(today, -6), addDays(today, -1)],
  );
  const points = DAYS_BEFORE_TODAY.map((offset) => {
    const date = addDays(today, -offset);
    const rowsOfDay = rows.filter((row) => row.date === date);
    const sumIn = (requestedCurrency: CurrencyCode) =>
      toDecimalAmount(
        rowsOfDay.find(({ currency }) => currency === requestedCurrency)?.minor ?? 0,
        requestedCurrency,
      );
    const bookings = rowsOfDay.reduce((count, row) => count + row.bookings, 0);
    return { date, bookings, EUR: sumIn('EUR'), USD: sumIn('USD') };
  });
  const others = new Map<CurrencyCode, number>();
  for (const { currency, minor } of rows)
    if (currency !== 'EUR' && currency !== 'USD') others.set(currency, (others.get(currency) ?? 0) + minor);
  return {
    points,
    others: [...others].map(([currencyCode, minor]) => ({
      currencyCode,
      grandTotal: toDecimalAmount(minor, currencyCode),
    })),
  };
}

/** Whole cents give two decimals exactly. */
function toDecimalAmount(minor: number, currency: CurrencyCode): number {
  return toDecimal(money(minor, currency));
}

const sumSalesOf = (owner: string) => `
  select booking.trip_date as date, booking.currency, count(*)::int as bookings,
    sum(booking.total_minor - booking.cancelled_minor)::float8 as minor
  from bookings booking
  where ${owner} and booking.trip_date between $2 and $3 and booking.state in ('accepted', 'confirmed', 'completed')
  group by 1, 2 order by 1, 2`;

const SUM_OF_BUYER = sumSalesOf(ownerConditions.buyer);
const SUM_OF_SUPPLIER = sumSalesOf(ownerConditions.supplier);
