import { z } from 'zod';

export type PaypalLineOptions = {
  readonly clientId: string;
  readonly secret: string;
  /** `https://api-m.paypal.com`, or the address of its sandbox. */
  readonly url: string;
};

export type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The same again is the same deed. */
  readonly key?: string;
  readonly body?: object;
};

/** What PayPal says, if it says anything for sure. */
export type Said = {
  readonly status: number;
  readonly body: unknown;
  /** Why it does not do it, in one of its own words. */
  readonly issue: string;
};

export type PaypalLine = (question: Question, signal: AbortSignal) => Promise<Said>;

const waitMilliseconds = 15_000;
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const errorSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** Speaks with PayPal, whom it must show a pass that is good for some hours. Whatever is no clear answer throws. */
export function paypalLine({ clientId, secret, url }: PaypalLineOptions): PaypalLine {
  let pass: Promise<string> | undefined;

  return async (question, given) => {
    const signal = AbortSignal.any([given, AbortSignal.timeout(waitMilliseconds)]);
    const first = await ask(question, signal);
    if (first.status !== 401) return sure(first);
    // It ended earlier than it said.
    pass = undefined;
    return sure(await ask(question, signal));
  };

  async function ask({ method, path, key, body }: Question, signal: AbortSignal): Promise<Said> {
    const answer = await fetch(url + path, {
      method,
      redirect: 'error',
      signal,
      headers: {
        authorization: `Bearer ${await currentPass(signal)}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key !== undefined && { 'paypal-request-id': key }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const text = await answer.text();
    const said: unknown = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, body: said, issue: issueIn(said) };
  }

  function currentPass(signal: AbortSignal): Promise<string> {
    pass ??= askForPass(signal).catch((error: unknown) => {
      pass = undefined;
      throw error;
    });
    return pass;
  }

  async function askForPass(signal: AbortSignal): Promise<string> {
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
    if (!answer.ok) throw new Error(`PayPal gave no pass: status ${answer.status}`);
    return tokenSchema.parse(await answer.json()).access_token;
  }
}

/** Limits, refused passes, and another call that has the same key at this moment. */
const unsure = [401, 403, 408, 409, 429];

/** Those and faults of theirs say nothing about what was asked. */
function sure(said: Said): Said {
  const { status } = said;
  if (status < 500 && !unsure.includes(status)) return said;
  throw new Error(`PayPal answered with status ${status}`);
}

function issueIn(body: unknown): string {
  const read = errorSchema.safeParse(body);
  return (read.data?.details?.[0]?.issue ?? read.data?.name ?? '').slice(0, 100);
}
