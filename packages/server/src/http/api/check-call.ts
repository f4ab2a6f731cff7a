import type { IncomingMessage } from 'node:http';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { CallTable } from './call-table.ts';
import { isText } from './parse-json.ts';

type Input = {
  readonly calls: CallTable;
  readonly publicUrl: string;
  /** Told which methods would have been right. */
  readonly allow: (methods: readonly string[]) => void;
};

/** Refuses, before its body is read, what is no call or must not be made like this. */
export function checkCall({ method = 'GET', url = '/', headers }: IncomingMessage, input: Input): void {
  const { calls, publicUrl, allow } = input;
  const methods = calls.methodsAt(pathOf({ url }));
  if (methods.length === 0) throw new Failure('not_found');
  if (!methods.includes(method)) {
    allow(methods);
    throw new Failure('method_not_allowed');
  }
  if (!isText(decoded(url))) throw new Failure('bad_request');
  if (method !== 'GET' && method !== 'HEAD') checkWrite(headers, publicUrl);
}

/** Below /api. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/^\/api/, '');
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    throw new Failure('bad_request');
  }
}

/**
 * No cookie of ours authenticates anybody, so a forged call has nobody's rights. These two keep other sites from
 * using a visitor's browser as a sender all the same: a form cannot send JSON, and a script of another site names
 * its origin. A call that says it all in its path has no body, and no type of one; a form always names its own.
 */
function checkWrite(headers: IncomingMessage['headers'], publicUrl: string): void {
  const { origin, host, 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  if (origin !== undefined && !isOurOrigin(origin, host, publicUrl)) throw new Failure('forbidden');
  if (type === '' && encoding === 'identity' && !hasBody(headers)) return;
  const isJson = type.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
  if (!isJson || encoding !== 'identity') throw new Failure('unsupported_media_type');
}

function hasBody({
  'content-length': length = '0',
  'transfer-encoding': encoding,
}: IncomingMessage['headers']) {
  return length !== '0' || encoding !== undefined;
}

/** Host counts too, for a site that is opened by another name than its public one. No other site can forge it. */
function isOurOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (host !== undefined && URL.parse(origin)?.host === host);
}
