import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, subtract } from '../money/money.ts';
import { roundHalfEven } from '../money/round-half-even.ts';

export const LEDGER_ACCOUNTS = [
  'traveller',
  'organisation',
  'provider',
  'supplier',
  'commission',
  'discount',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Below nought the account owes us, above it is owed. The entries of a movement always add up to nought. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Money };

export type Sale = {
  readonly currency: CurrencyCode;
  /** What the tickets cost, and what a code took off: the difference is owed by whoever pays. */
  readonly grossMinor: number;
  readonly discountMinor: number;
  /** With two decimals at most. */
  readonly commissionPercent: number;
  readonly payer: 'traveller' | 'organisation';
};

/**
 * Who owes whom after a sale: the payer owes what he was asked for, the supplier is owed the price less our commission,
 * which is rounded once; what a code took off is ours to bear.
 */
export function splitSale({
  currency,
  grossMinor,
  discountMinor,
  commissionPercent,
  payer,
}: Sale): LedgerEntry[] {
  const gross = money(grossMinor, currency);
  const hundredths = BigInt(Math.round(commissionPercent * 100));
  const commission = money(Number(roundHalfEven(BigInt(grossMinor) * hundredths, 10_000n)), currency);
  return movement([
    { account: payer, amount: money(discountMinor - grossMinor, currency) },
    { account: 'discount', amount: money(-discountMinor, currency) },
    { account: 'supplier', amount: subtract(gross, commission) },
    { account: 'commission', amount: commission },
  ]);
}

/** Money that a provider has taken from the traveller and owes us, or, below nought, that it has given back to him. */
export function splitCharge(amount: Money): LedgerEntry[] {
  return movement([
    { account: 'traveller', amount },
    { account: 'provider', amount: money(-amount.amount, amount.currency) },
  ]);
}

/** The same the other way round. */
export function takenBack(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map(({ account, amount }) => ({ account, amount: money(-amount.amount, amount.currency) }));
}

function movement(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amount }) => amount.amount !== 0);
}
