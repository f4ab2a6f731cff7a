import type { ReturnPromiseLimit } from '@ashore/core/cruises/return-promise.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { isSelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { CannotStart } from '../database/cannot-start.ts';
import type { Environment } from './read-value.ts';

const DEMONSTRATION_LIMIT = '1000 EUR';

/**
 * How much the operator promises each traveller whom a fitting trip brings back late; undefined if nothing is promised. In
 * production only an operator who has set a limit promises money.
 */
export function readReturnPromiseSettings(
  { RETURN_PROMISE: value }: Environment,
  { environment }: { readonly environment: 'integration' | 'production' },
): ReturnPromiseLimit | undefined {
  const setting = value || (environment === 'integration' ? DEMONSTRATION_LIMIT : 'off');
  if (setting === 'off') return undefined;
  const [, whole = '', currency = ''] = /^([1-9]\d{0,5}) ([A-Z]{3})$/.exec(setting) ?? [];
  if (!isSelectableCurrency(currency))
    throw new CannotStart(
      `RETURN_PROMISE takes "off", or the limit for each traveller as in "1000 EUR", not "${setting}".`,
    );
  return { limitMinor: fromDecimal(whole, currency).amount, currency };
}
