import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { servedByAnotherMessage } from './claim-data-folder.ts';
import { GUARD_NAME } from './guard.ts';
import type { DataFolder } from './open-data-folder.ts';
import { CLUSTER_NAME } from './postmaster-settings.ts';
import { commandLine, isHidden, parentOf, sendSignal, serverProcessesIn } from './processes.ts';

/** A shutdown in order takes less, unless the database has much to write. */
const SHUTDOWN_LIMIT_MS = 10_000;

/**
 * Waits until no process of an earlier server works in the data. The caller must hold the claim: any process
 * that still runs then belongs to no serving process. Returns the lock file if it is stale, to be removed
 * under the server's lock.
 *
 * PostgreSQL itself takes a lock file for live if any process has its number, even a zombie or an unrelated
 * one.
 */
export async function settlePreviousServer(
  { path, clusterFolder }: DataFolder,
  log: (line: string) => void,
): Promise<string | undefined> {
  const lockFile = join(clusterFolder, 'postmaster.pid');
  if (!existsSync(lockFile)) return undefined;
  const postmaster = Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
  const deadline = Date.now() + SHUTDOWN_LIMIT_MS;
  let wasSignalled = false;
  for (;;) {
    const processes = serverProcessesIn(clusterFolder);
    // Processes that cannot be seen are left to PostgreSQL, which checks its lock file and its shared memory.
    if (processes.length === 0)
      return existsSync(lockFile) && !isHidden(postmaster) ? 'postmaster.pid' : undefined;
    if (!wasSignalled && !isBeingEnded(postmaster, processes)) {
      if (!processes.every(isOurs))
        throw new CannotStart(servedByAnotherMessage(path, `a PostgreSQL (process ${postmaster})`));
      log('The database of a server that has died is still running: shutting it down first.');
      for (const pid of processes.includes(postmaster) ? [postmaster] : processes) sendSignal(pid, 'SIGINT');
      wasSignalled = true;
    }
    if (Date.now() > deadline) {
      throw new CannotStart(
        servedByAnotherMessage(path, `processes that do not end (${processes.join(', ')})`),
      );
    }
    await wait(10);
  }
}

/** Whether the guard of the postmaster lives. The guard is then shutting the database down at this moment. */
function isBeingEnded(postmaster: number, processes: readonly number[]): boolean {
  return processes.includes(postmaster) && commandLine(parentOf(postmaster)).includes(GUARD_NAME);
}

/**
 * Whether the process belongs to a server of ours. The cluster name is in the command line of the postmaster and
 * in the titles of its children.
 */
function isOurs(pid: number): boolean {
  const line = commandLine(pid);
  return (
    line === '' ||
    line.includes(`cluster_name=${CLUSTER_NAME}`) ||
    line.startsWith(`postgres: ${CLUSTER_NAME}: `)
  );
}
