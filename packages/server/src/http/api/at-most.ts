import { Failure } from '@ashore/core/errors/failure.ts';
import { os } from '@orpc/server';
import type { ApiContext } from './context.ts';
import { asContractError } from './refusing.ts';

/** Each client may make a call this often in a minute. Calls that only read have no limit of their own. */
export function atMost(perMinute: number) {
  return os.$context<ApiContext>().middleware(async ({ context, path, next }) => {
    if (context.wait(path.join('.'), perMinute) > 0) throw asContractError(new Failure('too_many_requests'));
    return next();
  });
}
