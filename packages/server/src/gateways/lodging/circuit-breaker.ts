/** How often a call may fail, in which time, before it is left out for how long. */
export type BreakerLimits = {
  readonly failures: number;
  readonly withinMs: number;
  readonly openMs: number;
};

const BREAKER_LIMITS: BreakerLimits = { failures: 5, withinMs: 30_000, openMs: 60_000 };

/** Reports how an admitted call ended. */
export type ReportEnd = (end: 'answered' | 'failed') => void;

export type CircuitBreaker = {
  /** Undefined if the call is left out now. */
  admit(): ReportEnd | undefined;
};

/**
 * Leaves out a call that has failed several times in a short time, so that a visitor does not wait for a seller that does
 * not answer. After the pause one call is admitted: its answer ends the pause, its failure begins another.
 */
export function createCircuitBreaker(
  now: () => Date,
  { failures, withinMs, openMs }: BreakerLimits = BREAKER_LIMITS,
): CircuitBreaker {
  let failedAt: readonly number[] = [];
  let openUntil: number | undefined;
  let isTrying = false;
  return {
    admit() {
      if (openUntil === undefined) return reportUsual;
      if (isTrying || now().getTime() < openUntil) return undefined;
      isTrying = true;
      return reportTrial;
    },
  };

  function reportUsual(end: 'answered' | 'failed'): void {
    // An answer in between does not make a seller reliable that fails every second time.
    if (end === 'answered') return;
    const at = now().getTime();
    failedAt = [...failedAt, at].filter((instant) => at - instant < withinMs);
    if (failedAt.length >= failures) openUntil = at + openMs;
  }

  function reportTrial(end: 'answered' | 'failed'): void {
    isTrying = false;
    failedAt = [];
    openUntil = end === 'answered' ? undefined : now().getTime() + openMs;
  }
}
