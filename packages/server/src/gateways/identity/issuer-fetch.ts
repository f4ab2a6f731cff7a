import { IssuerUnavailable } from './issuer-unavailable.ts';

type Fetch = (url: string, options: object) => Promise<Response>;

/** Milliseconds that a traveller waits for an issuer at most. */
const LONGEST_MS = 5_000;

/** Largest answer of an issuer that is read, in bytes. */
const largestAnswer = 256 * 1024;

/**
 * Calls to an issuer. One that does not answer and one that refuses are different: only a refusal says something about a session.
 */
export function issuerFetch(
  issuer: string,
  fetch: Fetch = (url, options) => globalThis.fetch(url, options),
): Fetch {
  return async (url, options) => {
    try {
      const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(LONGEST_MS) });
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
