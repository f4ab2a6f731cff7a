import type { Money } from '../money/money.ts';
import { taxIncluded } from '../pricing/tax.ts';

/**
 * The percentage whose tax, included in the total, is the tax of its lines. A rate with one decimal is preferred, because
 * rates are written so; lines that were rounded one by one may differ from it by the tolerance, in smallest units.
 */
export function lodgingTaxPercent(
  total: Money,
  { vat, tolerance }: { readonly vat: Money; readonly tolerance: number },
): number {
  const net = total.amount - vat.amount;
  if (vat.amount <= 0 || net <= 0) return 0;
  const percent = (vat.amount / net) * 100;
  const rounded = Math.round(percent * 10) / 10;
  const isRate = Math.abs(taxIncluded(total, rounded).amount - vat.amount) <= tolerance;
  return isRate ? rounded : Math.round(percent * 100) / 100;
}
