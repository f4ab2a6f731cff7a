import { IssuerUnavailable } from './issuer-unavailable.ts';

type Fetch = (url: string, options: object) => Promise<Response>;

type IssuerFetchOptions = {
  readonly fetch?: Fetch;
  readonly longestMs?: number;
};

/** Milliseconds that a traveller waits for an external issuer at most. */
const LONGEST_MS = 5_000;

/**
 * For the embedded issuer, which runs in this process: its first answer also loads it and makes its keys. On a busy
 * machine that takes longer than LONGEST_MS, and giving up would only ask the same process again.
 */
export const LONGEST_EMBEDDED_MS = 20_000;

/** Largest answer of an issuer that is read, in bytes. */
const largestAnswer = 256 * 1024;

/**
 * Calls to an issuer. One that does not answer and one that refuses are different: only a refusal says something about a session.
 */
export function issuerFetch(
  issuer: string,
  {
    fetch = (url, options) => globalThis.fetch(url, options),
    longestMs = LONGEST_MS,
  }: IssuerFetchOptions = {},
): Fetch {
  return async (url, options) => {
    try {
      const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(longestMs) });
      if (answer.status >= 500 || answer.status === 429)
        throw new Error(`It answered ${answer.status} to ${new URL(url).pathname}.`);
      const body = Buffer.from(await answer.arrayBuffer());
      if (body.length > largestAnswer)
        throw new Error(`Its answer to ${new URL(url).pathname} is too large.`);
      const { status, statusText, headers } = answer;
      return new Response(isBodyless(status) ? null : body, { status, statusText, headers });
    } catch (error) {
      throw new IssuerUnavailable(issuer, error);
    }
  };
}

function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
