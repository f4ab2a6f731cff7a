import type { z } from 'zod';
import { refuseInsideTransaction } from '../../../database/transaction.ts';
import { readAtMost } from '../../read-at-most.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { refusalAnswer } from './schemas.ts';

export const BEDBANK_CALLS = ['search', 'rooms', 'block', 'book', 'find', 'cancel'] as const;
export type BedbankCall = (typeof BEDBANK_CALLS)[number];

/** How long an answer may take, in milliseconds. A visitor waits for the first two. */
export const WAIT_MS: Readonly<Record<BedbankCall, number>> = {
  search: 3_000,
  rooms: 3_000,
  block: 10_000,
  book: 60_000,
  find: 15_000,
  cancel: 30_000,
};

/** The longest answer, in bytes: some thousand hotels, or one booking. */
const MOST_BYTES: Readonly<Record<BedbankCall, number>> = {
  search: 8_000_000,
  rooms: 2_000_000,
  block: 200_000,
  book: 200_000,
  find: 500_000,
  cancel: 200_000,
};

export type BedbankClientOptions = {
  /** The address of the interface; the name of each call is appended. */
  readonly url: string;
  readonly key: string;
  readonly now: () => Date;
  readonly waitMs?: Partial<Record<BedbankCall, number>>;
};

/**
 * `refused`: a definite no, with the seller's code. `failed`: no usable answer; `isSent` is false only if the seller
 * certainly received nothing.
 */
export type BedbankAnswer<Body> =
  | { readonly end: 'answered'; readonly body: Body }
  | { readonly end: 'refused'; readonly code: string }
  | { readonly end: 'failed'; readonly reason: string; readonly isSent: boolean };

type BedbankRequest<Body> = {
  readonly call: BedbankCall;
  readonly body: object;
  readonly schema: z.ZodType<Body>;
};

export type BedbankClient = <Body>(
  request: BedbankRequest<Body>,
  signal: AbortSignal,
) => Promise<BedbankAnswer<Body>>;

/** Statuses that do not say whether the operation happened: limits, refused keys, and proxies that gave up. */
const INDEFINITE_STATUSES = [401, 403, 407, 408, 409, 425, 429];

/** The connection was never made. */
const NOT_SENT_CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'];

/**
 * Calls a bedbank: JSON over HTTP, at most so many bytes, within the time of the call, following no redirect. Reasons
 * are our own words, so that neither the key nor a text of the seller reaches the log.
 */
export function createBedbankClient({ url, key, now, waitMs = {} }: BedbankClientOptions): BedbankClient {
  const breakers = new Map<BedbankCall, CircuitBreaker>(
    BEDBANK_CALLS.map((call) => [call, createCircuitBreaker(now)]),
  );

  return async (request, callerSignal) => {
    const { call } = request;
    refuseInsideTransaction(`A bedbank was asked to ${call}`);
    const report = breakers.get(call)?.admit();
    if (!report) return { end: 'failed', reason: `${call}: left out after several failures`, isSent: false };
    const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(waitMs[call] ?? WAIT_MS[call])]);
    const answer = await send(request, signal);
    report(answer.end === 'failed' ? 'failed' : 'answered');
    return answer;
  };

  async function send<Body>(
    { call, body, schema }: BedbankRequest<Body>,
    signal: AbortSignal,
  ): Promise<BedbankAnswer<Body>> {
    const failed = (reason: string, isSent = true) =>
      ({ end: 'failed', reason: `${call}: ${reason}`, isSent }) as const;
    try {
      const answer = await fetch(`${url}/${call}`, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify(body),
      });
      const { status } = answer;
      if (status >= 500 || INDEFINITE_STATUSES.includes(status)) {
        await answer.body?.cancel();
        return failed(`status ${status}`);
      }
      const text = await readAtMost(answer, MOST_BYTES[call]);
      if (text === undefined) return failed(`more than ${MOST_BYTES[call]} bytes`);
      const parsed = parsedJson(text);
      const refusal = refusalAnswer.safeParse(parsed);
      if (refusal.success) return { end: 'refused', code: refusal.data.error.code };
      const read = status === 200 ? schema.safeParse(parsed) : undefined;
      if (read?.success) return { end: 'answered', body: read.data };
      const where = read?.error.issues[0]?.path.join('.').slice(0, 80);
      return failed(status === 200 ? `not the agreed form${where && ` at ${where}`}` : `status ${status}`);
    } catch (error) {
      return failed(failureText(error as Error), !isNotSent(error as Error));
    }
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureText({ name, cause }: Error): string {
  if (name === 'TimeoutError') return 'no answer in time';
  if (name === 'AbortError') return 'the caller gave up';
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'the connection failed';
}

function isNotSent({ cause }: Error): boolean {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && NOT_SENT_CODES.includes(code);
}
