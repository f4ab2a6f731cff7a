import type { IncomingMessage } from 'node:http';
import { contract } from '@ashore/core/contract/contract.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { traverseContractProcedures } from '@orpc/server';
import { cacheByHeader } from '../../responses/prepared-answer.ts';
import { isText } from './parse-json.ts';

type CheckCallInput = {
  readonly calls: CallTable;
  readonly publicUrl: string;
  /** Receives the allowed methods after a wrong one. */
  readonly allow: (methods: readonly string[]) => void;
};

/** Refuses unknown and forbidden calls before their body is read. */
export function checkCall(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  input: CheckCallInput,
): void {
  const { calls, publicUrl, allow } = input;
  const address = decoded(url);
  const methods = calls.methodsAt(pathOf({ url }));
  if (methods.length === 0) throw new Failure('not_found');
  if (!methods.includes(method)) {
    allow(methods);
    throw new Failure('method_not_allowed');
  }
  if (!isText(address)) throw new Failure('bad_request');
  if (method !== 'GET' && method !== 'HEAD') checkWrite(headers, publicUrl);
}

/** The path below /api. */
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
 * No cookie authenticates a caller, so a forged call has no user's rights. These two checks still prevent
 * other sites from sending calls through a visitor's browser. A form cannot send JSON, and a script of
 * another site states its origin. A call without a body needs no content type; a form always sends one.
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

/**
 * The host is accepted too, for a site opened under a name other than its public one. Another site cannot
 * forge it.
 */
function isOurOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (host !== undefined && URL.parse(origin)?.host === host);
}

export type CallTable = {
  /** The methods that a path below /api answers to; empty for an unknown call. */
  methodsAt(path: string): readonly string[];
  /**
   * Whether a path belongs to quotes or checkout. All passengers of a ship may make these calls from one
   * address.
   */
  isAboutHolds(path: string): boolean;
  /** Whether a path is that of a search, which reads although it has a body. */
  isSearch(path: string): boolean;
  /** Whether the caller already holds spots, which may expire while it waits. */
  isOfHolder(path: string): boolean;
};

/** Lists the calls of the contract, to tell a wrong method from a wrong path. */
export function createCallTable(): CallTable {
  const calls: { method: string; pattern: RegExp; tags: readonly string[] }[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { method = 'POST', path = '/', tags = [] } = call['~orpc'].route;
    // Otherwise any word, such as the name of another call, would match as a product type.
    const typed = path.replace('{productType}', `(?:${PRODUCT_TYPES.join('|')})`);
    calls.push({ method, pattern: new RegExp(`^${typed.replace(/\{[^}]+\}/g, '[^/]+')}$`), tags });
  });
  const isTagged = (path: string, ...wanted: readonly string[]) =>
    calls.some(({ pattern, tags }) => tags.some((tag) => wanted.includes(tag)) && pattern.test(path));
  // A request asks for these several times, each time of all patterns.
  const factsOf = cacheByHeader(
    (path) => {
      const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      return {
        isAboutHolds: isTagged(path, 'quotes', 'checkout'),
        isSearch: isTagged(path, 'hotels'),
        methods: [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))],
      };
    },
    { maxEntries: 1_000 },
  );
  return {
    isAboutHolds: (path) => factsOf(path).isAboutHolds,
    isSearch: (path) => factsOf(path).isSearch,
    // A new quote has no cart in its path.
    isOfHolder: (path) => factsOf(path).isAboutHolds && !path.endsWith('/quote'),
    methodsAt: (path) => factsOf(path).methods,
  };
}
