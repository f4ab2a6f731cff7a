import { Failure } from '@ashore/core/errors/failure.ts';
import { ORPCError, os } from '@orpc/server';
import { isDatabaseUnavailable } from '../../database/is-unavailable.ts';
import type { ApiContext } from './context.ts';

/** Turns what features refuse into the contract's errors, and a database that is away into "try again". */
export const refusing = os.$context<ApiContext>().middleware(async ({ next, signal }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof Failure) throw asContractError(error);
    // The caller has gone: that is nobody's fault, and nobody hears the answer.
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
    ...(failure.field !== undefined && { data: { field: failure.field, reason: failure.reason } }),
  });
}
