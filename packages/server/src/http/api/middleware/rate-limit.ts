import { Failure } from '@ashore/core/errors/failure.ts';
import { os } from '@orpc/server';
import type { ApiContext } from '../call/context.ts';
import { asContractError } from './errors.ts';

/**
 * Limits how often each client may make a call per minute. It is for calls that write, or that could be used
 * to guess keys and codes; api/rate-limits.test.ts lists them. In addition, all writes of a client share the
 * limits in answer-api.ts.
 */
export function rateLimit(perMinute: number) {
  return os.$context<ApiContext>().middleware(async ({ context, path, next }) => {
    if (context.takeCallToken(path.join('.'), perMinute) > 0)
      throw asContractError(new Failure('too_many_requests'));
    return next();
  });
}
