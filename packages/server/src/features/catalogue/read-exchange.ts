import { type Conversion, convertMoney } from '@ashore/core/money/convert-money.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import type { Share } from '@ashore/core/pricing/price-before.ts';
import { desc } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { exchangeRates } from './tables.ts';

/** Turns an amount of a supplier's currency into a traveller's, less or more by percents and a share, rounded once. */
export type Exchange = (
  amount: number,
  from: string,
  to: CurrencyCode,
  percents?: readonly number[],
  share?: Share,
) => Money;

/** The newest dated table. A currency that it lacks is a fault of the table, not a price of 0. */
export type Rates = {
  readonly exchange: Exchange;
  /** From one currency to another, as core's rules of pricing take it. */
  readonly conversion: (from: string, to: CurrencyCode) => Conversion;
  /** Undefined where there is no table at all: then every price is in its supplier's currency. */
  readonly table: { readonly date: string; readonly source: string } | undefined;
};

export async function readExchange(database: Database): Promise<Exchange> {
  return (await readRates(database)).exchange;
}

export async function readRates({ db }: Database): Promise<Rates> {
  const rows = await db.select().from(exchangeRates).orderBy(desc(exchangeRates.validOn)).limit(400);
  const [first] = rows;
  const newest = rows.filter((row) => row.validOn === first?.validOn);
  const rates = new Map(newest.map((row) => [row.currency, row.rate]));
  const rateOf = (currency: string) => {
    const rate = currency === first?.base ? '1' : rates.get(currency);
    if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`);
    return rate;
  };
  const conversion: Rates['conversion'] = (from, to) =>
    from === to ? { to, rate: '1' } : { to, rate: rateOf(to), per: rateOf(from) };
  return {
    conversion,
    table: first && { date: first.validOn, source: first.source },
    exchange(amount, from, to, percents = [], share) {
      if (!isCurrencyCode(from)) throw new Error(`${from} is not a currency`);
      const price = money(amount, from);
      return from === to && percents.length === 0 && !share
        ? price
        : convertMoney(price, { ...conversion(from, to), percents, ...(share && { share }) });
    },
  };
}
