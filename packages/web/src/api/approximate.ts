import { approximateMoney } from '@ashore/core/money/approximate-money.ts';
import type { Conversion } from '@ashore/core/money/convert-money.ts';
import type { Money } from '@ashore/core/money/money.ts';
import { isSelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { api } from './browser-client.ts';

const conversions = new Map<string, Promise<Conversion | null>>();

/** The sum in the reader's own currency, in whole units; undefined without a rate. One call for each currency. */
export async function approximate(sum: Money): Promise<Money | undefined> {
  const conversion = await conversionFrom(sum.currency);
  return conversion ? approximateMoney(sum, conversion) : undefined;
}

/** Converts any sum of a currency into the reader's own; undefined without a rate. */
export async function approximationFrom(currency: string): Promise<((sum: Money) => Money) | undefined> {
  const conversion = await conversionFrom(currency);
  return conversion ? (sum) => approximateMoney(sum, conversion) : undefined;
}

function conversionFrom(currency: string): Promise<Conversion | null> {
  if (!isSelectableCurrency(currency)) return Promise.resolve(null);
  const requested = conversions.get(currency);
  if (requested) return requested;
  const request = api.exchangeRates.show({ currency }).then(({ own }) => own);
  conversions.set(currency, request);
  // A failed call is repeated for the next sum.
  request.catch(() => conversions.delete(currency));
  return request;
}
