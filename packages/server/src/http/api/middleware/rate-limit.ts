import { Failure } from '@ashore/core/errors/failure.ts';
import { os } from '@orpc/server';
import type { ApiContext } from '../call/context.ts';
import { asContractError } from './errors.ts';

/**
 * Limits how often each client may make a call per minute. Calls that only read have no limit of their own.
 */
export function rateLimit(perMinute: number) {
  return os.$context<ApiContext>().middleware(async ({ context, path, next }) => {
    if (context.secondsToWait(path.join('.'), perMinute) > 0)
      throw asContractError(new Failure('too_many_requests'));
    return next();
  });
}
