import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, roundHalfEven, subtract } from '../money/money.ts';

export const LEDGER_ACCOUNTS = [
  'traveller',
  'organisation',
  'provider',
  'supplier',
  'commission',
  'discount',
  /** Another seller whose rooms we sell, and what they cost us. Both are in the currency of its contract. */
  'seller',
  'room_cost',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/**
 * A negative amount is owed to us by the account; a positive amount is owed to it. The entries of a movement
 * always add up to zero.
 */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Money };

export type Sale = {
  readonly currency: CurrencyCode;
  /** The price of the tickets, and the discount. The payer owes the difference. */
  readonly grossMinor: number;
  readonly discountMinor: number;
  /** With at most two decimals. */
  readonly commissionPercent: number;
  readonly payer: 'traveller' | 'organisation';
};

/**
 * Who owes whom after a sale. The payer owes the price less the discount. The supplier is owed the price less
 * our commission, which is rounded once. We bear the discount.
 */
export function splitSale({
  currency,
  grossMinor,
  discountMinor,
  commissionPercent,
  payer,
}: Sale): LedgerEntry[] {
  const gross = money(grossMinor, currency);
  // 100 % are 10 000 hundredths of a percent.
  const hundredthsOfPercent = BigInt(Math.round(commissionPercent * 100));
  const commission = money(
    Number(roundHalfEven(BigInt(grossMinor) * hundredthsOfPercent, 10_000n)),
    currency,
  );
  return movementOf([
    { account: payer, amount: money(discountMinor - grossMinor, currency) },
    { account: 'discount', amount: money(-discountMinor, currency) },
    { account: 'supplier', amount: subtract(gross, commission) },
    { account: 'commission', amount: commission },
  ]);
}

/**
 * Money that a payment provider has captured from the traveller and owes us; negative for money that it has
 * refunded.
 */
export function splitCharge(amount: Money): LedgerEntry[] {
  return movementOf([
    { account: 'traveller', amount },
    { account: 'provider', amount: money(-amount.amount, amount.currency) },
  ]);
}

/** What another seller gets for rooms; negative for what it no longer gets. */
export function splitRoomCost(amount: Money): LedgerEntry[] {
  return movementOf([
    { account: 'seller', amount },
    { account: 'room_cost', amount: money(-amount.amount, amount.currency) },
  ]);
}

/** The same entries with the opposite sign. */
export function reversedEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map(({ account, amount }) => ({ account, amount: money(-amount.amount, amount.currency) }));
}

function movementOf(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amount }) => amount.amount !== 0);
}
