import type { IncomingMessage } from 'node:http';
import { Failure } from '@ashore/core/errors/failure.ts';

/**
 * What a call that may change something must look like. No cookie of ours authenticates anybody, so a forged call
 * has nobody's rights; these two keep other sites from using a visitor's browser as a sender all the same: a form
 * cannot send JSON, and a script of another site names its origin.
 */
export function checkWrite({ headers }: IncomingMessage, publicUrl: string): void {
  if (!isOurOrigin(headers.origin, headers.host, publicUrl)) throw new Failure('forbidden');
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = headers['content-encoding'];
  if (type !== 'application/json' || (encoding !== undefined && encoding !== 'identity')) {
    throw new Failure('unsupported_media_type');
  }
}

/** Host counts too, for a site that is opened by another name than its public one. No other site can forge it. */
function isOurOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return host !== undefined && URL.parse(origin)?.host === host;
}
