import type { Money } from '@ashore/core/money/money.ts';
import type { CancellationTier } from './port.ts';

/** What the seller takes for a cancellation at this instant. After the last tier everything is due. */
export function costOfCancellation(terms: readonly CancellationTier[], at: Date, cost: Money): Money {
  return tierAt(terms, at)?.cost ?? cost;
}

/** Whether no cancellation costs more under these terms than it was promised to, at any time. */
export function areNoWorse(
  terms: readonly CancellationTier[],
  promised: readonly CancellationTier[],
): boolean {
  const ends = [...terms, ...promised].flatMap(({ until }) => (until ? [until.getTime()] : []));
  // Charges change only where a tier ends: the moment before each end, and one after all, stand for the rest.
  const moments = [...ends.map((end) => end - 1), Math.max(0, ...ends) + 1];
  return moments.every((moment) => {
    const at = new Date(moment);
    const promisedCharge = tierAt(promised, at)?.charge.amount ?? Number.POSITIVE_INFINITY;
    return (tierAt(terms, at)?.charge.amount ?? Number.POSITIVE_INFINITY) <= promisedCharge;
  });
}

function tierAt(terms: readonly CancellationTier[], at: Date): CancellationTier | undefined {
  return terms.find(({ until }) => until === null || at < until);
}
