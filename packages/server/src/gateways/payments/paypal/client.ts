import type { Pool } from 'pg';
import { z } from 'zod';

export type PaypalClientOptions = {
  readonly clientId: string;
  readonly secret: string;
  /** `https://api-m.paypal.com`, or the address of PayPal's sandbox. */
  readonly url: string;
};

export type PaypalRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Idempotency key: the same key again is the same operation. */
  readonly key?: string;
  readonly body?: object;
};

/** A definite answer of PayPal. */
export type PaypalAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** PayPal's own code for the refusal. */
  readonly issue: string;
};

type PaypalClient = (request: PaypalRequest, signal: AbortSignal) => Promise<PaypalAnswer>;

const waitMilliseconds = 15_000;
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const errorSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** Calls PayPal with an access token that lasts some hours. Throws unless PayPal's answer is definite. */
export function createPaypalClient({ clientId, secret, url }: PaypalClientOptions): PaypalClient {
  let accessToken: Promise<string> | undefined;

  return async (request, callerSignal) => {
    const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(waitMilliseconds)]);
    const first = await sendRequest(request, signal);
    if (first.status !== 401) return requireDefinite(first);
    // The access token ended earlier than PayPal announced.
    accessToken = undefined;
    return requireDefinite(await sendRequest(request, signal));
  };

  async function sendRequest(
    { method, path, key, body }: PaypalRequest,
    signal: AbortSignal,
  ): Promise<PaypalAnswer> {
    const answer = await fetch(url + path, {
      method,
      redirect: 'error',
      signal,
      headers: {
        authorization: `Bearer ${await currentAccessToken(signal)}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key !== undefined && { 'paypal-request-id': key }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const text = await answer.text();
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, body: parsed, issue: issueIn(parsed) };
  }

  function currentAccessToken(signal: AbortSignal): Promise<string> {
    accessToken ??= requestAccessToken(signal).catch((error: unknown) => {
      accessToken = undefined;
      throw error;
    });
    return accessToken;
  }

  async function requestAccessToken(signal: AbortSignal): Promise<string> {
    const answer = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!answer.ok) throw new Error(`PayPal issued no access token: status ${answer.status}`);
    return tokenSchema.parse(await answer.json()).access_token;
  }
}

/**
 * Statuses without a definite meaning: limits, refused access tokens, and a concurrent call with the same
 * key.
 */
const indefiniteStatuses = [401, 403, 408, 409, 429];

/** Throws for these statuses and for PayPal's own faults: they do not say whether the operation happened. */
function requireDefinite(answer: PaypalAnswer): PaypalAnswer {
  const { status } = answer;
  if (status < 500 && !indefiniteStatuses.includes(status)) return answer;
  throw new Error(`PayPal answered with status ${status}`);
}

function issueIn(body: unknown): string {
  const read = errorSchema.safeParse(body);
  return (read.data?.details?.[0]?.issue ?? read.data?.name ?? '').slice(0, 100);
}

/** What every PayPal operation needs. */
export type PaypalDeps = {
  readonly pool: Pick<Pool, 'query'>;
  readonly callPaypal: PaypalClient;
  readonly signal: AbortSignal;
};
