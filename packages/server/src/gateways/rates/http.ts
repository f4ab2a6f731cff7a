import { refuseInsideTransaction } from '../../database/inside-transaction.ts';
import { parseRates } from './parse-rates.ts';
import { MOST_BYTES, type Rates, type RatesFailure } from './port.ts';

/**
 * The table at an address. It is asked once, waits no longer than told, reads no more than a table can be long, and
 * goes nowhere else than it was sent.
 */
export function ratesAtAddress(url: URL, { waitMs = 10_000 }: { waitMs?: number } = {}): Rates {
  return {
    async read() {
      refuseInsideTransaction('Exchange rates were asked for');
      try {
        const answer = await fetch(url, {
          redirect: 'error',
          signal: AbortSignal.timeout(waitMs),
          headers: { accept: 'application/json, application/xml, text/xml' },
        });
        if (answer.status !== 200) return unreachable(`status ${answer.status}`);
        const text = await readAtMost(answer, MOST_BYTES);
        return text === undefined
          ? { failed: 'too_large', details: `more than ${MOST_BYTES} bytes` }
          : parseRates(text, url.host);
      } catch (error) {
        const { cause, message } = error as Error;
        return unreachable(cause instanceof Error ? cause.message : message);
      }
    },
  };
}

/** What an answer says about its length is not believed, and once unpacked it is another anyway. */
async function readAtMost({ body }: Response, most: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop hangs up.
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function unreachable(details: string): RatesFailure {
  return { failed: 'unreachable', details };
}
