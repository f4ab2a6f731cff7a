import type { Span } from './departure-span.ts';

/** Units of a shared resource that are in use from one instant to another. */
export type Use = Span & {
  readonly units: number;
  /** When the hold ends, if it is not booked; empty for a sold use. */
  readonly heldUntil?: Date | null | undefined;
};

/** What others use of the resource during a span. */
export type ResourceUse = {
  /**
   * The most units in use at any one instant. A use that ends does not overlap one that begins at that
   * instant.
   */
  readonly peak: number;
  /** The same if all holds were released. */
  readonly peakOfSold: number;
  /** When the first hold in the span ends; undefined if there is none. */
  readonly nextReleaseAt: Date | undefined;
};

/** What is in use from one instant at which a use begins or ends to the next such instant. */
type UseStep = { units: number; sold: number; nextReleaseAt: Date | undefined };

/**
 * Sorts the uses in time, once. Each later request for a span reads only the steps inside it. A year of
 * departures is requested one by one, and each would otherwise read all uses again.
 */
export function usesOverTime(uses: readonly Use[]): (span: Span) => ResourceUse {
  const instants = [...new Set(uses.flatMap(({ from, to }) => [from.getTime(), to.getTime()]))];
  instants.sort((one, other) => one - other);
  const steps = instants.map((): UseStep => ({ units: 0, sold: 0, nextReleaseAt: undefined }));
  for (const use of uses) for (const step of stepsIn(use)) addTo(step, use);

  return (span) => {
    const resourceUse = { peak: 0, peakOfSold: 0, nextReleaseAt: undefined as Date | undefined };
    for (const { units, sold, nextReleaseAt } of stepsIn(span)) {
      resourceUse.peak = Math.max(resourceUse.peak, units);
      resourceUse.peakOfSold = Math.max(resourceUse.peakOfSold, sold);
      resourceUse.nextReleaseAt = earlierOf(resourceUse.nextReleaseAt, nextReleaseAt);
    }
    return resourceUse;
  };

  function stepsIn({ from, to }: Span): UseStep[] {
    return steps.slice(lastStepUpTo(instants, from.getTime()), countBefore(instants, to.getTime()));
  }
}

function addTo(step: UseStep, { units, heldUntil }: Use): void {
  step.units += units;
  if (heldUntil) step.nextReleaseAt = earlierOf(step.nextReleaseAt, heldUntil);
  else step.sold += units;
}

function earlierOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** Index of the step that contains an instant; before all of them, the first. */
function lastStepUpTo(instants: readonly number[], instant: number): number {
  const first = countBefore(instants, instant);
  return instants[first] === instant ? first : Math.max(0, first - 1);
}

/** How many of the sorted instants come before the given instant. */
function countBefore(instants: readonly number[], instant: number): number {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
