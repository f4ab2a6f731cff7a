import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Failure } from '@ashore/core/errors/failure.ts';
import { createSharedSecret } from '../../../database/shared-secret.ts';
import { makeBearer } from '../../../features/accounts/sessions/bearer.ts';
import { createFindCaller } from '../../access/find-caller.ts';
import { identityCookies } from '../../identity/cookies.ts';
import type { IssuerOfSessions } from '../../identity/identity-issuer.ts';
import { acceptedEncodings, encodingFor } from '../../responses/prepared-answer.ts';
import { dataHeaders } from '../../responses/security-headers.ts';
import { matchesEtag, sendPrepared } from '../../responses/send.ts';
import { type ClientAddress, limitGroup } from '../../server/client-address.ts';
import { readBody } from '../../server/read-body.ts';
import { hangUpAfter, isRead, type RequestResponse } from '../../server/request-response.ts';
import { type AnswerCache, cachedHeaders, localeOf } from './answer-cache.ts';
import { createAnswerCall } from './answer-call.ts';
import { type CallTable, checkCall, pathOf } from './check-call.ts';
import { type ApiContext, type HoldLimits, holderOf } from './context.ts';
import { errorBodyOf } from './errors.ts';
import { jsonOf } from './json-text.ts';
import { parseJson } from './parse-json.ts';

export type ApiDeps = Pick<
  ApiContext,
  | 'database'
  | 'featuredTypes'
  | 'newsletterList'
  | 'site'
  | 'support'
  | 'memory'
  | 'cards'
  | 'lists'
  | 'hotels'
  | 'search'
  | 'suggestTopics'
  | 'now'
  | 'inventories'
  | 'offerSecret'
  | 'sellers'
  | 'payments'
  | 'publishableKey'
  | 'drawWaiver'
  | 'numberDocuments'
  | 'files'
  | 'defaultOrganisationId'
  | 'returnPromise'
>;

type AnswerApiInput = {
  readonly deps: ApiDeps;
  readonly calls: CallTable;
  readonly publicUrl: string;
  readonly limits: HoldLimits & {
    /** Calls per minute and address that write to quotes or checkout. */
    readonly holdCallsPerAddress: number;
  };
  readonly clientOf: ClientAddress['of'];
  readonly takeToken: (key: string, perMinute: number) => number;
  readonly onFault: (fault: unknown, call: string) => void;
  readonly answerCache: Pick<AnswerCache, 'startRecording'>;
  readonly issuerOfSessions: IssuerOfSessions;
};

/** Limit of all other calls that write: more than any visitor needs, and few enough bodies to read. */
const WRITES_PER_MINUTE = 60;

/** Limit of searches that send a body. */
const SEARCHES_PER_MINUTE = 240;

/** Maximum body of a call, in bytes. Uploads use another route. */
const MAX_BODY_BYTES = 64 * 1024;

/** Answers the calls of the contract under /api, with every refusal in our error format. */
export function createAnswerApi(input: AnswerApiInput): (exchange: RequestResponse) => Promise<void> {
  const { deps, calls, publicUrl, limits, clientOf, takeToken, onFault, answerCache, issuerOfSessions } =
    input;
  const answerCall = createAnswerCall(onFault);
  const ownContext = { database: deps.database, clock: { now: deps.now } };
  const holderSecret = createSharedSecret({ ...ownContext, name: 'holders' });
  const bearerSecret = createSharedSecret({ ...ownContext, name: 'bearers' });
  const cookies = identityCookies(publicUrl);
  const findCaller = createFindCaller({ database: deps.database, publicUrl, now: deps.now });

  return async (exchange) => {
    const headers: OutgoingHttpHeaders = {
      ...dataHeaders,
      'cache-control': 'no-store',
      vary: 'Accept-Language, Accept-Encoding',
      'x-request-id': exchange.id,
    };
    try {
      await answer(exchange, headers);
    } catch (error) {
      // A partial answer cannot be taken back: the dispatcher ends it.
      if (exchange.response.headersSent) throw error;
      refuse(exchange, headers, error);
    }
  };

  async function answer(exchange: RequestResponse, headers: OutgoingHttpHeaders): Promise<void> {
    const { request } = exchange;
    const allow = (methods: readonly string[]) => {
      headers.allow = methods.join(', ');
    };
    checkCall(request, { calls, publicUrl, allow });
    const takeCallToken = (call: string, perMinute: number) => {
      const seconds = takeToken(`${call} ${limitGroup(clientOf(request))}`, perMinute);
      if (seconds > 0) headers['retry-after'] = String(seconds);
      return seconds;
    };
    // Checked before the body is read, because reading it is the expensive part. Each call that writes also
    // has its own limit.
    if (!isRead(exchange)) {
      if (takeBodyToken(pathOf(request), takeCallToken) > 0) throw new Failure('too_many_requests');
    }
    const body = isRead(exchange) ? undefined : await readInput(exchange);
    const locale = localeOf(request);
    const recorder = answerCache.startRecording(exchange, locale);
    const callAnswer = await answerCall(exchange, body, {
      ...deps,
      locale,
      // A client that takes any language has stated none.
      statesLanguage: (request.headers['accept-language'] ?? '*') !== '*',
      recordDependency: recorder.recordDependency,
      limitExpiry: recorder.limitExpiry,
      // Only searches on pages are counted. Other clients may have any reason to search.
      recordSearch: () => {},
      markUncacheable: () => {},
      takesJson: true,
      takeCallToken,
      setRetryAfter: (seconds) => {
        headers['retry-after'] = String(seconds);
      },
      holderOf: async (browserId) =>
        holderOf({ address: clientOf(request), browserId }, limits, await holderSecret()),
      caller: (options) => findCaller(request, options),
      logIn: {
        get secret() {
          return cookies.read(request, 'session');
        },
        origin: request.headers.origin,
        keep(secret, days = 0) {
          const options = { maxAge: days * 24 * 60 * 60 };
          headers['set-cookie'] = cookies.write('session', secret ?? '', options);
        },
        issuer: issuerOfSessions,
        knownAccounts: () => issuerOfSessions.knownAccounts(cookies.read(request, 'known')),
        makeBearer: async (bearer, now) =>
          makeBearer({ secret: await bearerSecret(), publicUrl }, bearer, now),
      },
      recordCall(name) {
        recorder.recordCall(name);
        exchange.route = name;
      },
    });
    if (!callAnswer) throw new Failure('not_found');
    const text = jsonOf(callAnswer.body);
    const cachedAnswer = callAnswer.status === 200 ? recorder.store(text) : undefined;
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding } = request.headers;
    if (
      cachedAnswer &&
      (matchesEtag(ifNoneMatch, cachedAnswer.etag) ||
        encodingFor(cachedAnswer, acceptEncoding) !== cachedAnswer.encodings.identity)
    )
      return sendPrepared(exchange, cachedAnswer);
    // No prepared encoding suits a client that accepts brotli alone.
    const allHeaders = cachedAnswer ? { ...headers, ...cachedHeaders, etag: cachedAnswer.etag } : headers;
    const isReading = isRead(exchange) || calls.isSearch(pathOf(request));
    await compressAndSend(exchange, { status: callAnswer.status, headers: allHeaders, text, isReading });
  }

  function takeBodyToken(path: string, take: ApiContext['takeCallToken']): number {
    if (calls.isAboutHolds(path)) return take('hold', limits.holdCallsPerAddress);
    // A traveller who compares hotels must not use up what a form needs.
    return calls.isSearch(path) ? take('search', SEARCHES_PER_MINUTE) : take('write', WRITES_PER_MINUTE);
  }

  function refuse(exchange: RequestResponse, headers: OutgoingHttpHeaders, error: unknown): void {
    const { code, field } =
      error instanceof Failure ? error : { code: 'internal' as const, field: undefined };
    if (code === 'internal') onFault(error, 'api');
    // Closes the connection instead of waiting for the rest of a refused body.
    if (!exchange.request.complete) hangUpAfter(exchange);
    const body = errorBodyOf(code, field);
    send(exchange, { status: body.status, headers, body: Buffer.from(JSON.stringify(body)) });
  }
}

async function readInput(exchange: RequestResponse): Promise<unknown> {
  // A call without a body needs no content type.
  if (!exchange.request.headers['content-type']) return undefined;
  const body = await readBody(exchange, MAX_BODY_BYTES).catch((cause: unknown) => {
    throw new Failure('bad_request', { cause });
  });
  if (!body) throw new Failure('payload_too_large');
  return parseJson(body);
}

/** In bytes. A smaller answer fits into one packet either way. */
const MIN_COMPRESSED_BYTES = 1_400;

/** Higher levels save little and take much longer, and a client is waiting for this answer. */
const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, FAST_COMPRESSION),
  gzip: promisify(gzip),
};

type ApiAnswer = { readonly status: number; readonly headers: OutgoingHttpHeaders };

/** Compresses an answer that is sent once and not cached, such as a map or a page of search results. */
async function compressAndSend(
  exchange: RequestResponse,
  { status, headers, text, isReading }: ApiAnswer & { readonly text: string; readonly isReading: boolean },
): Promise<void> {
  const body = Buffer.from(text);
  const isWorthCompressing = isReading && status === 200 && body.length >= MIN_COMPRESSED_BYTES;
  const accepted = String(exchange.request.headers['accept-encoding'] ?? '');
  const [encoding = 'identity'] = isWorthCompressing ? acceptedEncodings(accepted) : [];
  if (encoding === 'identity') return send(exchange, { status, headers, body });
  const compressed = await compressors[encoding](body);
  send(exchange, { status, headers: { ...headers, 'content-encoding': encoding }, body: compressed });
}

function send(
  { response }: RequestResponse,
  { status, headers, body }: ApiAnswer & { readonly body: Buffer },
): void {
  response.writeHead(status, {
    ...headers,
    ...(status === 503 && { 'retry-after': '2' }),
    ...(body.length > 0 && { 'content-type': 'application/json; charset=utf-8' }),
    ...(status !== 204 && { 'content-length': body.length }),
  });
  // Node leaves the body out if the method is HEAD.
  response.end(body);
}
