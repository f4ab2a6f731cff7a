import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, expect, vi } from 'vitest';
import type { Machine } from './machine.ts';
import { serverProcessesIn } from './processes.ts';

const script = fileURLToPath(new URL('serve-for-tests.ts', import.meta.url));
const started: { child: ChildProcess; dataFolder: string }[] = [];

afterEach(async () => {
  const ended = started.splice(0);
  for (const { child } of ended) child.kill('SIGKILL');
  for (const { dataFolder } of ended) {
    await vi.waitFor(() => expect(serverProcessesIn(join(dataFolder, 'postgres'))).toEqual([]), 10_000);
  }
});

export type ServingChild = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly way: string;
  /** Why it did not start, when it did not. */
  readonly refusal: string | undefined;
  readonly lines: string[];
};

type Options = {
  readonly machine?: Partial<Machine>;
  /** Put in front of node: other rights, another user. */
  readonly wrap?: readonly string[];
};

/** Starts a process that serves a data folder, and returns when it serves or has refused to. */
export async function serveInChild(
  dataFolder: string,
  { machine = {}, wrap = [] }: Options = {},
): Promise<ServingChild> {
  const [command = '', ...args] = [...wrap, process.execPath, script, dataFolder, JSON.stringify(machine)];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push({ child, dataFolder });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const [answer] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'close').then(() => Promise.reject(new Error(lines.join('\n')))),
  ]);
  return { child, lines, refusal: undefined, ...JSON.parse(answer) };
}

export function postmasterOf(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // the tests break connections; the query says so
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
