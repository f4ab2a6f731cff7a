import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CannotStart } from '../cannot-start.ts';
import type { Way } from './choose-way.ts';
import { servedByAnother } from './claim-data-folder.ts';
import { GUARD_NAME, GUARD_SCRIPT, HELD_BY_ANOTHER } from './guard.ts';
import type { DataFolder } from './open-data-folder.ts';
import { isWorthLogging, postmasterArguments } from './postmaster-settings.ts';
import { serverProcessesIn, signal } from './processes.ts';
import { commandFor, surroundings } from './run-program.ts';

export type PostmasterOptions = {
  readonly way: Way;
  readonly data: DataFolder;
  readonly socketFolder: string;
  /** A lock file that no living server stands behind. */
  readonly staleLock: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
};

export type Postmaster = {
  /** Settles when connections are accepted; fails with CannotStart when that never happens. */
  readonly ready: Promise<void>;
  /** Settles when the last process of the server is gone. */
  readonly gone: Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

const STRAGGLERS_MAY_TAKE = 500;

export function runPostmaster({
  way,
  data,
  socketFolder,
  staleLock,
  settings,
  log,
}: PostmasterOptions): Postmaster {
  const server = commandFor(way, 'postgres', postmasterArguments(socketFolder, settings));
  const guard = ['-c', GUARD_SCRIPT, GUARD_NAME, 'server.lock', staleLock ?? '', socketFolder, ...server];
  const child = spawn('/bin/sh', guard, {
    ...surroundings(way, data.cluster),
    // A group of its own: Ctrl-C in a terminal must reach us alone, or the database is gone before we have drained.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pipe = child.stdio[3] as Writable;
  pipe.on('error', () => {}); // the guard was killed; its end is noticed as such
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {}); // whoever waits for it gets the error; nobody may be waiting any more
  const gone = Promise.withResolvers<void>();
  const lastLines: string[] = [];
  createInterface({ input: child.stderr as Readable }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 50) lastLines.shift();
    if (line.includes('database system is ready to accept connections')) ready.resolve();
    if (isWorthLogging(line)) log(`PostgreSQL: ${line}`);
  });
  let stragglers: NodeJS.Timeout | undefined;
  child.on('exit', (status) => {
    // When only the guard was killed, its watcher sees this and shuts the database down in order.
    pipe.destroy();
    if (status !== null) stragglers = setTimeout(endStragglers, STRAGGLERS_MAY_TAKE, data.cluster);
  });
  child.on('error', (error) => {
    lastLines.push(error.message);
  });
  child.on('close', (status) => {
    clearTimeout(stragglers);
    ready.reject(new CannotStart(reasonOf(status, data, lastLines)));
    gone.resolve();
  });
  return { ready: ready.promise, gone: gone.promise, stop };

  function stop(): Promise<void> {
    pipe.end('stop\n');
    return gone.promise;
  }
}

/**
 * Processes of a postmaster that was killed notice it when they next wait for something. One that computes does not,
 * and keeps the data from being served again. Nothing is lost with it: its transaction cannot commit any more.
 */
function endStragglers(cluster: string): void {
  for (const pid of serverProcessesIn(cluster)) signal(pid, 'SIGKILL');
}

function reasonOf(status: number | null, { path }: DataFolder, lines: readonly string[]): string {
  const taken = lines.some((line) =>
    /lock file .* already exists|pre-existing shared memory block/.test(line),
  );
  if (status === HELD_BY_ANOTHER || taken) return servedByAnother(path, 'another server');
  const fatal = lines.filter((line) => isWorthLogging(line) && !line.startsWith('LOG'));
  return `The database in ${path} did not start: ${(fatal.length > 0 ? fatal : lines).join(' ')}`;
}
