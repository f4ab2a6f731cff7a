import { convertMoney } from '@ashore/core/money/convert-money.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import { desc } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { exchangeRates } from './tables.ts';

/** Turns an amount of a supplier's currency into a traveller's, less or more by some percents, rounded once. */
export type Exchange = (
  amount: number,
  from: string,
  to: CurrencyCode,
  percents?: readonly number[],
) => Money;

/** The exchange of the newest dated table. A currency that it lacks is a fault of the table, not a price of 0. */
export async function readExchange({ db }: Database): Promise<Exchange> {
  const rows = await db.select().from(exchangeRates).orderBy(desc(exchangeRates.validOn)).limit(400);
  const newest = rows.filter((row) => row.validOn === rows[0]?.validOn);
  const rates = new Map(newest.map((row) => [row.currency, row.rate]));
  const base = newest[0]?.base;
  const rateOf = (currency: string) => {
    const rate = currency === base ? '1' : rates.get(currency);
    if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`);
    return rate;
  };
  return (amount, from, to, percents = []) => {
    if (!isCurrencyCode(from)) throw new Error(`${from} is not a currency`);
    const price = money(amount, from);
    if (from !== to) return convertMoney(price, { to, rate: rateOf(to), per: rateOf(from), percents });
    return percents.length === 0 ? price : convertMoney(price, { to, rate: '1', percents });
  };
}
