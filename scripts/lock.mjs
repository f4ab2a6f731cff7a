import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './messages.mjs';

const heartbeat = 2_000;
// Well above the heartbeat, because a busy machine may be late. It matters after a restart, when another
// process may have the same number.
const longestSilence = 30_000;

/** Runs the work while no other command holds the same lock file. The lock of a dead command does not count. */
export async function oneAtATime(lockFile, work, { waitingFor }) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let attempt = 0; !take(lockFile); attempt++) {
    if (attempt === 0) say(`Waiting for ${waitingFor}`);
    await wait(200);
  }
  const beat = setInterval(() => stillHere(lockFile), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (holderOf(lockFile) === process.pid) rmSync(lockFile, { force: true });
  }
}

function stillHere(lockFile) {
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
function take(lockFile) {
  const mine = `${lockFile}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    if (isAbandoned(lockFile)) clear(lockFile, mine);
    linkSync(mine, lockFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine);
  }
}

/**
 * Removes an abandoned lock, one command at a time. Of two commands that found it abandoned, the slower would
 * otherwise remove the lock that the faster has just taken.
 */
function clear(lockFile, mine) {
  const clearing = `${lockFile}.clearing`;
  if (isAbandoned(clearing)) rmSync(clearing, { force: true });
  linkSync(mine, clearing);
  try {
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true });
  } finally {
    rmSync(clearing);
  }
}

function isAbandoned(lockFile) {
  try {
    const silence = Date.now() - statSync(lockFile).mtimeMs;
    return silence > longestSilence || !isAlive(Number(readFileSync(lockFile, 'utf8')));
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
