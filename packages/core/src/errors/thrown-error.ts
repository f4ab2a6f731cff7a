import type { NormalisedFailure } from './normalise-failure.ts';

/** An exception within a sequence of calls, in the form of a failed call. */
export function normaliseThrownError(thrown: unknown): NormalisedFailure {
  return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}
