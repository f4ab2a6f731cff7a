import type { NormalisedFailure } from './normalise-failed-call.ts';

/** An exception in the middle of a sequence of calls, in the shape of a failed call. */
export function normaliseThrownError(thrown: unknown): NormalisedFailure {
  return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}
