import { Failure } from '@ashore/core/errors/failure.ts';
import { ORPCError, os } from '@orpc/server';
import { isDatabaseUnavailable } from '../../../database/errors.ts';
import type { ApiContext } from '../call/context.ts';

/**
 * Turns failures of features into errors of the contract, and an unavailable database into `unavailable`. A
 * procedure throws `errors.gone()` and the like for a code alone, and a `Failure` to name a field or a reason.
 */
export const withContractErrors = os.$context<ApiContext>().middleware(async ({ next, signal }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof Failure) throw asContractError(error);
    // The caller has disconnected. This is not a fault, and the answer is not received.
    if (signal?.aborted && error === signal.reason)
      throw asContractError(new Failure('unavailable', { cause: error }));
    if (isDatabaseUnavailable(error)) throw asContractError(new Failure('unavailable', { cause: error }));
    throw error;
  }
});

export function asContractError(failure: Failure) {
  return new ORPCError<string, unknown>(failure.code, {
    status: failure.status,
    message: failure.message,
    cause: failure,
    ...(failure.field !== undefined && {
      data: {
        field: failure.field,
        reason: failure.reason,
        total: failure.total,
        ...(failure.changes && { changes: failure.changes }),
      },
    }),
    ...(failure.errorMessage !== undefined && { data: { errorMessage: failure.errorMessage } }),
  });
}
