import { refuseInsideTransaction } from '../../database/transaction.ts';
import { readAtMost } from '../read-at-most.ts';
import { parseRates } from './parse-rates.ts';
import { MOST_BYTES, type RateSource, type RatesFailure } from './port.ts';

/**
 * Reads the exchange rates from an address. It sends one request, waits for a limited time, reads at most
 * `MOST_BYTES`, and follows no redirect.
 */
export function httpRates(url: URL, { waitMs = 10_000 }: { waitMs?: number } = {}): RateSource {
  return {
    async read() {
      refuseInsideTransaction('Exchange rates were requested');
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

function unreachable(details: string): RatesFailure {
  return { failed: 'unreachable', details };
}
