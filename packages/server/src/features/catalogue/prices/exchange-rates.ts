import { type Conversion, convertMoney } from '@ashore/core/money/convert-money.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import type { Share } from '@ashore/core/pricing/price-before.ts';
import type { Database } from '../../../database/connect.ts';

/**
 * Converts an amount in the smallest unit of the supplier's currency to the traveller's, multiplies it by percentages
 * and by a share, and rounds once. A percentage of 80 leaves 80 %, so a promotion of 20 % is given as 80.
 */
export type Exchange = (
  amountMinor: number,
  from: string,
  to: CurrencyCode,
  percents?: readonly number[],
  share?: Share,
) => Money;

/** The newest exchange rate table. A currency missing from it is an error, never a price of 0. */
export type ExchangeRates = {
  readonly exchange: Exchange;
  /** The conversion between two currencies, in the form that the pricing rules of core take. */
  readonly conversion: (from: string, to: CurrencyCode) => Conversion;
  /** Whether the table has this currency. */
  readonly has: (currency: CurrencyCode) => boolean;
  /** Undefined if the database has no table; prices are then available only in the supplier's currency. */
  readonly table: { readonly date: string; readonly source: string } | undefined;
};

export async function readExchange(database: Database): Promise<Exchange> {
  return (await readRates(database)).exchange;
}

type RateRow = {
  readonly date: string;
  readonly base: string;
  readonly currency: string;
  /** In decimals, exactly as published. */
  readonly rate: string;
  readonly source: string;
};

const newestRates = `
  select valid_on::text as date, base, currency, rate, source from exchange_rates
  where valid_on = (select max(valid_on) from exchange_rates)`;

export async function readRates({ pool }: Database): Promise<ExchangeRates> {
  const { rows } = await pool.query<RateRow>({ name: 'newest-rates', text: newestRates });
  const [newest] = rows;
  const rates = new Map(rows.map((row) => [row.currency, row.rate]));
  const rateOf = (currency: string) => {
    const rate = currency === newest?.base ? '1' : rates.get(currency);
    if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`);
    return rate;
  };
  const conversion: ExchangeRates['conversion'] = (from, to) =>
    from === to ? { to, rate: '1' } : { to, rate: rateOf(to), per: rateOf(from) };
  return {
    conversion,
    has: (currency) => currency === newest?.base || rates.has(currency),
    table: newest && { date: newest.date, source: newest.source },
    exchange(amountMinor, from, to, percentFactors = [], share) {
      if (!isCurrencyCode(from)) throw new Error(`${from} is not a currency`);
      const price = money(amountMinor, from);
      return from === to && percentFactors.length === 0 && !share
        ? price
        : convertMoney(price, { ...conversion(from, to), percentFactors, ...(share && { share }) });
    },
  };
}
