import { refuseInsideTransaction } from '../../database/transaction.ts';
import { readAtMost } from '../read-at-most.ts';
import { MOST_BYTES, type TimetableFailure, type TimetableSource } from './port.ts';

/**
 * Reads a timetable from an address. It sends one request, waits for a limited time, reads at most `MOST_BYTES`, and
 * follows no redirect.
 */
export function httpTimetable(url: URL, { waitMs = 60_000 }: { waitMs?: number } = {}): TimetableSource {
  return {
    async read() {
      refuseInsideTransaction('A timetable was requested');
      try {
        const answer = await fetch(url, {
          redirect: 'error',
          signal: AbortSignal.timeout(waitMs),
          headers: { accept: 'application/json, text/csv' },
        });
        if (answer.status !== 200) return unreachable(`status ${answer.status}`);
        const text = await readAtMost(answer, MOST_BYTES);
        if (text === undefined) return { failed: 'too_large', details: `more than ${MOST_BYTES} bytes` };
        return { name: nameOf(url, answer), text, publishedAt: lastModified(answer) };
      } catch (error) {
        const { cause, message } = error as Error;
        return unreachable(cause instanceof Error ? cause.message : message);
      }
    },
  };
}

/** Query and password of the address are left out, because they may be secret and the name is logged. */
function nameOf({ host, pathname }: URL, { headers }: Response): string {
  const isCsv = /^text\/csv\b/i.test(headers.get('content-type') ?? '') && !pathname.endsWith('.csv');
  return `${host}${pathname}${isCsv ? '.csv' : ''}`;
}

function lastModified({ headers }: Response): Date | undefined {
  const milliseconds = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds);
}

function unreachable(details: string): TimetableFailure {
  return { failed: 'unreachable', details };
}
