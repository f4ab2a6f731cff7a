import type { Load } from '../numbers.ts';

/** Reads what wrk prints with our script. Answers other than 2xx and 3xx are errors and no part of the rate. */
export function readWrkOutput(output: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const lost = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const [, count = '', time = '', unit = ''] = /(\d+) requests in ([\d.]+)(ms|s|m),/.exec(output) ?? [];
  const seconds = Number(time) * ({ ms: 0.001, s: 1, m: 60 }[unit] ?? Number.NaN);
  return {
    perSecond: (Number(count) - refused) / seconds,
    p50: number(/^p50 ([\d.]+) ms$/m),
    p95: number(/^p95 ([\d.]+) ms$/m),
    p99: number(/^p99 ([\d.]+) ms$/m),
    errors: lost.slice(1).reduce((sum, lostCount) => sum + Number(lostCount), refused),
  };
}
