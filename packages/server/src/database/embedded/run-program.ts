import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresLauncher } from './choose-launcher.ts';

export type Program = {
  readonly launcher: PostgresLauncher;
  readonly name: 'initdb' | 'postgres';
  readonly clusterFolder: string;
  readonly args: readonly string[];
  readonly input?: string;
};

/** Runs one of PostgreSQL's programs to its end. The error contains what the program reported. */
export async function runProgram({
  launcher,
  name,
  clusterFolder,
  args,
  input = '',
}: Program): Promise<void> {
  const [command = '', ...commandArgs] = commandFor(launcher, name, args);
  const child = spawn(command, commandArgs, {
    ...spawnOptions(launcher, clusterFolder),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.on('error', () => {}); // the program ended without reading; its status gives the reason
  child.stdin.end(input);
  const [problems, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (status !== 0) throw new CannotStart(`The database could not be made by ${name}: ${problems.trim()}`);
}

export function commandFor(
  { commandPrefix, binariesFolder }: PostgresLauncher,
  name: Program['name'],
  args: readonly string[],
): string[] {
  return [...commandPrefix, join(binariesFolder, name), ...args];
}

/**
 * Where a program runs, and with whose rights. Nothing else of our environment reaches it: PGPORT or
 * LD_LIBRARY_PATH would change its behaviour.
 *
 * An account that may not enter the folders above the data reaches the data as its working folder. A program
 * is placed there before it takes on that account.
 */
export function spawnOptions({ account }: PostgresLauncher, clusterFolder: string) {
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    TZ: 'UTC',
    PGDATA: account ? '/proc/self/cwd' : clusterFolder,
  };
  return { env, cwd: clusterFolder, ...(account && { uid: account.uid, gid: account.gid }) };
}
