import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { logProgress } from './messages.mjs';

const heartbeatMs = 2_000;
// Well above the heartbeat, because a busy machine may be late. It matters after a restart, when another
// process may have the same number.
const longestSilenceMs = 30_000;

/** Runs the work while no other command holds the same lock file. The lock of a dead command does not count. */
export async function withLock(lockFile, work, { waitingFor }) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let attempt = 0; !acquireLock(lockFile); attempt++) {
    if (attempt === 0) logProgress(`Waiting for ${waitingFor}`);
    await wait(200);
  }
  const heartbeat = setInterval(() => renewHeartbeat(lockFile), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (holderOf(lockFile) === process.pid) rmSync(lockFile, { force: true });
  }
}

function renewHeartbeat(lockFile) {
  // The whole folder may have been deleted. Or another command took over, because this one paused for too
  // long.
  if (holderOf(lockFile) === process.pid) utimesSync(lockFile, new Date(), new Date());
}

function holderOf(lockFile) {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Linking a finished file is one step, so a lock is never read without its holder. */
function acquireLock(lockFile) {
  const ownFile = `${lockFile}.${process.pid}`;
  writeFileSync(ownFile, String(process.pid));
  try {
    if (isAbandoned(lockFile)) removeAbandonedLock(lockFile, ownFile);
    linkSync(ownFile, lockFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(ownFile);
  }
}

/**
 * Removes an abandoned lock, one command at a time. Of two commands that found it abandoned, the slower would
 * otherwise remove the lock that the faster has just taken.
 */
function removeAbandonedLock(lockFile, ownFile) {
  const removalLock = `${lockFile}.clearing`;
  if (isAbandoned(removalLock)) rmSync(removalLock, { force: true });
  linkSync(ownFile, removalLock);
  try {
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true });
  } finally {
    rmSync(removalLock);
  }
}

function isAbandoned(lockFile) {
  try {
    const silenceMs = Date.now() - statSync(lockFile).mtimeMs;
    return silenceMs > longestSilenceMs || !isAlive(Number(readFileSync(lockFile, 'utf8')));
  } catch {
    return false;
  }
}

export function isAlive(pid) {
  // Zero and negative numbers mean whole groups of processes, including ours.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user refuses the signal, so it exists.
    return error.code === 'EPERM';
  }
}
