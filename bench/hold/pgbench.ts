import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Rate } from '../tools/numbers.ts';

const run = promisify(execFile);

export type BareRun = {
  readonly url: string;
  readonly folder: string;
  /** Lines for pgbench: variables, then statements. */
  readonly script: readonly string[];
  readonly connections: number;
  readonly seconds: number;
};

/** Version of pgbench, which measures the database alone. Undefined if this machine does not have it. */
export async function pgbenchVersion(): Promise<string | undefined> {
  return await run('pgbench', ['--version']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/** Measures the speed of the database alone. */
export async function runBare({ url, folder, script, connections, seconds }: BareRun): Promise<Rate> {
  const file = join(folder, 'bare.sql');
  const log = join(folder, `bare-${process.hrtime.bigint()}`);
  await writeFile(file, `${script.join('\n')}\n`);
  const { host, port, user, name } = partsOf(url);
  const args = [
    '-n',
    '-M',
    'prepared',
    '-f',
    file,
    '-c',
    String(connections),
    '-j',
    '1',
    '-T',
    String(seconds),
  ];
  const { stdout } = await run(
    'pgbench',
    [...args, '-l', '--log-prefix', log, '-h', host, '-p', port, '-U', user, name],
    { timeout: (seconds + 30) * 1_000, env: { ...process.env, PGPASSWORD: new URL(url).password } },
  );
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, ...(await latencies(`${log}.${await pidOf(log, folder)}`)) };
}

/** pgbench names the log of each thread by its prefix and process id. This run has one thread. */
async function pidOf(log: string, folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((file) => join(folder, file).startsWith(`${log}.`));
  return name.split('.').at(-1) ?? '';
}

/** Each line is client, transaction, microseconds, … */
async function latencies(file: string): Promise<Omit<Rate, 'perSecond'>> {
  const taken = (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(line.split(' ')[2]) / 1_000)
    .sort((one, other) => one - other);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function partsOf(url: string) {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: port || '5432',
    user: decodeURIComponent(username),
    name: pathname.slice(1),
  };
}
