import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresLauncher } from './choose-launcher.ts';
import { servedByAnotherMessage } from './claim-data-folder.ts';
import { GUARD_NAME, GUARD_SCRIPT, HELD_BY_ANOTHER } from './guard.ts';
import type { DataFolder } from './open-data-folder.ts';
import { isWorthLogging, postmasterArguments } from './postmaster-settings.ts';
import { sendSignal, serverProcessesIn } from './processes.ts';
import { commandFor, spawnOptions } from './run-program.ts';

export type PostmasterOptions = {
  readonly launcher: PostgresLauncher;
  readonly data: DataFolder;
  readonly socketFolder: string;
  /** A lock file that belongs to no living server. */
  readonly staleLock: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
};

export type Postmaster = {
  /** Resolves when connections are accepted. Rejects with CannotStart if that never happens. */
  readonly ready: Promise<void>;
  /** Settles when the last process of the server has ended. */
  readonly gone: Promise<void>;
  /** Fast shutdown: open transactions are rolled back, and everything committed is on disk. */
  stop(): Promise<void>;
};

const STRAGGLER_GRACE_MS = 500;

export function runPostmaster({
  launcher,
  data,
  socketFolder,
  staleLock,
  settings,
  log,
}: PostmasterOptions): Postmaster {
  const server = commandFor(launcher, 'postgres', postmasterArguments(socketFolder, settings));
  const guard = ['-c', GUARD_SCRIPT, GUARD_NAME, 'server.lock', staleLock ?? '', socketFolder, ...server];
  const child = spawn('/bin/sh', guard, {
    ...spawnOptions(launcher, data.clusterFolder),
    // Uses a separate process group: Ctrl-C in a terminal must reach only this process. Otherwise the
    // database would end before requests are drained.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pipe = child.stdio[3] as Writable;
  pipe.on('error', () => {}); // the guard was killed; its exit event reports that
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {}); // callers that wait get the error; without a caller it must not end the process
  const gone = Promise.withResolvers<void>();
  const lastLines: string[] = [];
  createInterface({ input: child.stderr as Readable }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 50) lastLines.shift();
    if (line.includes('database system is ready to accept connections')) ready.resolve();
    if (isWorthLogging(line)) log(`PostgreSQL: ${line}`);
  });
  let stragglerTimer: NodeJS.Timeout | undefined;
  child.on('exit', (status) => {
    // If only the guard was killed, its watcher sees this and shuts the database down in order.
    pipe.destroy();
    if (status !== null) stragglerTimer = setTimeout(endStragglers, STRAGGLER_GRACE_MS, data.clusterFolder);
  });
  child.on('error', (error) => {
    lastLines.push(error.message);
  });
  child.on('close', (status) => {
    clearTimeout(stragglerTimer);
    ready.reject(new CannotStart(startFailureMessage(status, data, lastLines)));
    gone.resolve();
  });
  return { ready: ready.promise, gone: gone.promise, stop };

  function stop(): Promise<void> {
    pipe.end('stop\n');
    return gone.promise;
  }
}

/**
 * Processes of a killed postmaster notice its end when they next wait. A process that computes does not, and
 * would keep the data from being served again. Ending it loses nothing, because its transaction cannot commit
 * any more.
 */
function endStragglers(clusterFolder: string): void {
  for (const pid of serverProcessesIn(clusterFolder)) sendSignal(pid, 'SIGKILL');
}

function startFailureMessage(status: number | null, { path }: DataFolder, lines: readonly string[]): string {
  const isHeldByAnother = lines.some((line) =>
    /lock file .* already exists|pre-existing shared memory block/.test(line),
  );
  if (status === HELD_BY_ANOTHER || isHeldByAnother) return servedByAnotherMessage(path, 'another server');
  const problemLines = lines.filter((line) => isWorthLogging(line) && !line.startsWith('LOG'));
  return `The database in ${path} did not start: ${(problemLines.length > 0 ? problemLines : lines).join(' ')}`;
}
