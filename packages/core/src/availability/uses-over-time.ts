import type { Span } from './departure-span.ts';

/** So much of something shared is away from one instant to another. */
export type Use = Span & {
  readonly units: number;
  /** When it comes back if it is not bought; none of what is sold. */
  readonly heldUntil?: Date | null | undefined;
};

/** What others have of it at some time. */
export type Used = {
  /** The most that is away at any one instant. Where one use ends and the next begins, they do not meet. */
  readonly peak: number;
  /** The same if everybody who holds some of it lets go. */
  readonly peakOfSold: number;
  readonly nextReleaseAt: Date | undefined;
};

/** From its instant to the next nothing changes. */
type Step = { units: number; sold: number; nextReleaseAt: Date | undefined };

/**
 * Lays uses out in time, once; what is asked afterwards about any span finds its place among them and looks only at
 * what is in it. A year of departures is asked about one by one, and each would otherwise look at all uses again.
 */
export function usesOverTime(uses: readonly Use[]): (span: Span) => Used {
  const instants = [...new Set(uses.flatMap(({ from, to }) => [from.getTime(), to.getTime()]))];
  instants.sort((one, other) => one - other);
  const steps = instants.map((): Step => ({ units: 0, sold: 0, nextReleaseAt: undefined }));
  for (const use of uses) for (const step of stepsIn(use)) addTo(step, use);

  return (span) => {
    const found = { peak: 0, peakOfSold: 0, nextReleaseAt: undefined as Date | undefined };
    for (const { units, sold, nextReleaseAt } of stepsIn(span)) {
      found.peak = Math.max(found.peak, units);
      found.peakOfSold = Math.max(found.peakOfSold, sold);
      found.nextReleaseAt = earlier(found.nextReleaseAt, nextReleaseAt);
    }
    return found;
  };

  function stepsIn({ from, to }: Span): Step[] {
    return steps.slice(lastUpTo(instants, from.getTime()), firstFrom(instants, to.getTime()));
  }
}

function addTo(step: Step, { units, heldUntil }: Use): void {
  step.units += units;
  if (heldUntil) step.nextReleaseAt = earlier(step.nextReleaseAt, heldUntil);
  else step.sold += units;
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** The step that an instant is in; before all of them, the first. */
function lastUpTo(instants: readonly number[], instant: number): number {
  const first = firstFrom(instants, instant);
  return instants[first] === instant ? first : Math.max(0, first - 1);
}

/** How many come before an instant. */
function firstFrom(instants: readonly number[], instant: number): number {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
