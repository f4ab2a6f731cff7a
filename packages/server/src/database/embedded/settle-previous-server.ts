import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { servedByAnother } from './claim-data-folder.ts';
import { GUARD_NAME } from './guard.ts';
import type { DataFolder } from './open-data-folder.ts';
import { commandLine, isHidden, parentOf, serverProcessesIn, signal } from './processes.ts';

const PATIENCE_MS = 10_000;

/**
 * Waits until nothing of an earlier server is left in the data. Call it with the claim held: then what still runs
 * belongs to nobody who serves. Returns the lock file when it is stale, to be removed under the server's lock.
 *
 * PostgreSQL itself takes a lock file for live when any process has its number, a zombie or a stranger included.
 */
export async function settlePreviousServer(
  { path, cluster }: DataFolder,
  log: (line: string) => void,
): Promise<string | undefined> {
  const lockFile = join(cluster, 'postmaster.pid');
  if (!existsSync(lockFile)) return undefined;
  const postmaster = Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
  const deadline = Date.now() + PATIENCE_MS;
  let asked = false;
  for (;;) {
    const left = serverProcessesIn(cluster);
    // What cannot be seen is for PostgreSQL to judge, by its lock file and its shared memory.
    if (left.length === 0)
      return existsSync(lockFile) && !isHidden(postmaster) ? 'postmaster.pid' : undefined;
    if (!asked && !isBeingEnded(postmaster, left)) {
      if (!left.every(isOurs))
        throw new CannotStart(servedByAnother(path, `a PostgreSQL (process ${postmaster})`));
      log('A database that lost its server is still running: shutting it down first.');
      for (const pid of left.includes(postmaster) ? [postmaster] : left) signal(pid, 'SIGINT');
      asked = true;
    }
    if (Date.now() > deadline) {
      throw new CannotStart(servedByAnother(path, `processes that do not end (${left.join(', ')})`));
    }
    await wait(10);
  }
}

/** Its guard lives: that one is shutting it down at this moment. */
function isBeingEnded(postmaster: number, left: readonly number[]): boolean {
  return left.includes(postmaster) && commandLine(parentOf(postmaster)).includes(GUARD_NAME);
}

/** Known by the name of the cluster, which is in the command line of the postmaster and in the title of its children. */
function isOurs(pid: number): boolean {
  const line = commandLine(pid);
  return line === '' || line.includes('cluster_name=ashore') || line.startsWith('postgres: ashore: ');
}
