import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import type { Machine } from '../../src/database/embedded/machine.ts';
import { serverProcessesIn } from '../../src/database/embedded/processes.ts';

const script = fileURLToPath(new URL('serve-embedded.ts', import.meta.url));

export type ServingChild = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly description: string;
  /** Why the server did not start; undefined if it did. */
  readonly refusal: string | undefined;
  readonly lines: string[];
};

type ChildOptions = {
  readonly machine?: Partial<Machine>;
  /** Command in front of node, for other rights or another user. */
  readonly wrap?: readonly string[];
};

const started: ChildProcess[] = [];

/** Starts a process that serves a data folder until the test ends, and returns when it serves or has refused to. */
export async function serveInChild(
  dataFolder: string,
  { machine = {}, wrap = [] }: ChildOptions = {},
): Promise<ServingChild> {
  const [command = '', ...args] = [...wrap, process.execPath, script, dataFolder, JSON.stringify(machine)];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  onTestFinished(async () => {
    // All of them first: two may serve the same folder.
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await vi.waitFor(() => expect(serverProcessesIn(join(dataFolder, 'postgres'))).toEqual([]), 60_000);
  });
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
  client.on('error', () => {}); // Tests break connections on purpose; the query reports it.
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
