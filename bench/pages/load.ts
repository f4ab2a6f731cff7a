import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};

type LoadShape = { readonly seconds: number; readonly connections?: number; readonly script?: string };

/**
 * Asks for one URL over kept connections, with wrk: a client written in Node would be the slower of the two and
 * make every server look alike.
 */
export async function load(url: string, { seconds, connections = 16, script }: LoadShape): Promise<Load> {
  const asked = script === undefined ? ['-H', 'Accept-Encoding: br'] : ['-s', script];
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...asked, url];
  const { stdout } = await run('wrk', args, { timeout: (seconds + 20) * 1_000 });
  const number = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '0';
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: Number(number(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(number(/50%\s+(\S+)/)),
    p99: milliseconds(number(/99%\s+(\S+)/)),
    errors: errors.reduce(
      (sum, count) => sum + Number(count),
      Number(number(/Non-2xx or 3xx responses: (\d+)/)),
    ),
  };
}

function milliseconds(text: string): number {
  const [, value = 'NaN', unit = 'ms'] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN);
}
