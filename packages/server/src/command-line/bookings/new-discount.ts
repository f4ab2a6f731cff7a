import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { isSelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { DiscountTerms } from '@ashore/core/pricing/discount.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import type { NewDiscount } from '../../features/discounts/manage-discounts.ts';
import { parseTypedDay, readOperatorName, readReferenceAndOptions, readWholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';

const textOption = { type: 'string' } as const;
export const discountOptions = {
  percent: textOption,
  amount: textOption,
  from: textOption,
  until: textOption,
  uses: textOption,
  'per-person': textOption,
  products: textOption,
  budget: textOption,
  by: textOption,
};

type OptionValues = Readonly<Partial<Record<keyof typeof discountOptions, string | boolean>>>;

/** Reads a discount code and its terms from the command line. */
export function readNewDiscount(args: readonly string[]): NewDiscount {
  const { reference: code, values } = readReferenceAndOptions(
    args,
    discountOptions,
    '<code>, such as SPRING-27',
  );
  if (!/^[0-9A-Z][0-9A-Z-]{2,30}[0-9A-Z]$/.test(code))
    throw new UsageError(
      'A code has 4 to 32 letters, digits and hyphens; the first and last character must be a letter or digit.',
    );
  const products = optionText(values, 'products')
    ?.split(',')
    .map((one) => one.trim().toLowerCase());
  return {
    code,
    terms: readTerms(values),
    from: readDay(values, 'from', 0),
    // The last day is included: the code ends when the next day begins.
    until: readDay(values, 'until', 1),
    mostUses: readWholeNumber(values, 'uses', 1_000_000) ?? null,
    mostOfPerson: readWholeNumber(values, 'per-person', 1_000) ?? null,
    products: products?.filter(Boolean) ?? null,
    budgets: readAmounts(values, 'budget') ?? {},
    by: readOperatorName(values.by),
  };
}

function readTerms(values: OptionValues): DiscountTerms {
  const percent = readWholeNumber(values, 'percent', 90) ?? null;
  const amounts = readAmounts(values, 'amount');
  if (percent !== null && amounts === null) return { percent, amounts };
  if (percent === null && amounts !== null) return { percent, amounts };
  throw new UsageError('Either --percent or --amount is required.');
}

function optionText(values: OptionValues, name: keyof OptionValues): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

function readDay(values: OptionValues, name: keyof OptionValues, addedDays: number): Date | null {
  const typed = optionText(values, name);
  if (typed === undefined) return null;
  const day = parseTypedDay(typed);
  if (!day) throw new UsageError(`--${name} must be a day such as 2027-05-15.`);
  return new Date(`${addDays(day, addedDays)}T00:00:00Z`);
}

/** Reads amounts by currency, such as `EUR=10,CHF=9.50`. */
function readAmounts(
  values: OptionValues,
  name: keyof OptionValues,
): Partial<Record<CurrencyCode, number>> | null {
  const typed = optionText(values, name);
  if (typed === undefined) return null;
  const amounts = typed.split(',').map((part) => readAmount(part.trim()));
  if (amounts.some((amount) => amount === undefined))
    throw new UsageError(`--${name} must be amounts by currency, such as EUR=10,CHF=9.50.`);
  return Object.fromEntries(amounts as [CurrencyCode, number][]);
}

function readAmount(part: string): [CurrencyCode, number] | undefined {
  const [currency = '', decimal = ''] = part.toUpperCase().split('=');
  if (!isSelectableCurrency(currency)) return undefined;
  try {
    const { amount } = fromDecimal(decimal, currency);
    return amount > 0 ? [currency, amount] : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
