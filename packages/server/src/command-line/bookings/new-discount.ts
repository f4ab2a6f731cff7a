import { Failure } from '@ashore/core/errors/failure.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { isSelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { DiscountTerms } from '@ashore/core/pricing/discount.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import type { NewDiscount } from '../../features/discounts/manage-discounts.ts';
import { readActor, typedDay, whoIsActing } from '../arguments.ts';
import { WrongUsage } from '../command.ts';

const text = { type: 'string' } as const;
export const discountOptions = {
  percent: text,
  amount: text,
  from: text,
  until: text,
  uses: text,
  'per-person': text,
  products: text,
  budget: text,
  by: text,
};

type OptionValues = Readonly<Partial<Record<keyof typeof discountOptions, string | boolean>>>;

/** Reads a discount code and its terms from the command line. */
export function readNewDiscount(args: readonly string[]): NewDiscount {
  const { reference: code, values } = readActor(args, discountOptions);
  if (!/^[0-9A-Z][0-9A-Z-]{2,30}[0-9A-Z]$/.test(code))
    throw new WrongUsage(
      'A code has 4 to 32 letters, figures and hyphens, and begins and ends with none of these.',
    );
  const products = reductionText(values, 'products')
    ?.split(',')
    .map((one) => one.trim().toLowerCase());
  return {
    code,
    terms: readTerms(values),
    from: readDay(values, 'from', 0),
    until: readDay(values, 'until', 1),
    mostUses: readWhole(values, 'uses', 1_000_000),
    mostOfPerson: readWhole(values, 'per-person', 1_000),
    products: products?.filter(Boolean) ?? null,
    budgets: readSums(values, 'budget') ?? {},
    by: whoIsActing(values.by),
  };
}

function readTerms(values: OptionValues): DiscountTerms {
  const percent = readWhole(values, 'percent', 90);
  const amounts = readSums(values, 'amount');
  if (percent !== null && amounts === null) return { percent, amounts };
  if (percent === null && amounts !== null) return { percent, amounts };
  throw new WrongUsage('Either --percent or --amount must be given.');
}

function reductionText(values: OptionValues, name: keyof OptionValues): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

function readWhole(values: OptionValues, name: keyof OptionValues, most: number): number | null {
  const typed = reductionText(values, name);
  if (typed === undefined) return null;
  if (!/^\d{1,7}$/.test(typed) || Number(typed) < 1 || Number(typed) > most)
    throw new WrongUsage(`--${name} takes a whole number from 1 to ${most}.`);
  return Number(typed);
}

function readDay(values: OptionValues, name: keyof OptionValues, plus: number): Date | null {
  const typed = reductionText(values, name);
  if (typed === undefined) return null;
  const day = typedDay(typed);
  if (!day) throw new WrongUsage(`--${name} takes a day such as 2027-05-15.`);
  return new Date(`${addDays(day, plus)}T00:00:00Z`);
}

/** Reads amounts by currency, such as `EUR=10,CHF=9.50`. */
function readSums(
  values: OptionValues,
  name: keyof OptionValues,
): Partial<Record<CurrencyCode, number>> | null {
  const typed = reductionText(values, name);
  if (typed === undefined) return null;
  const sums = typed.split(',').map((part) => readSum(part.trim()));
  if (sums.some((sum) => sum === undefined))
    throw new WrongUsage(`--${name} takes sums by currency, such as EUR=10,CHF=9.50.`);
  return Object.fromEntries(sums as [CurrencyCode, number][]);
}

function readSum(part: string): [CurrencyCode, number] | undefined {
  const [currency = '', sum = ''] = part.toUpperCase().split('=');
  if (!isSelectableCurrency(currency)) return undefined;
  try {
    const { amount } = fromDecimal(sum, currency);
    return amount > 0 ? [currency, amount] : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
