import { readdirSync, readFileSync } from 'node:fs';
import { parentOf } from '../../packages/server/src/database/embedded/processes.ts';
import { processorTimeOf } from './processor-time.ts';

/** A process and all that it started, directly or not. */
export function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const process of allProcesses()) {
    const parent = tryRead(() => parentOf(process));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), process]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/** The processes of the database that this process started. */
export function databaseProcesses(): number[] {
  return familyOf(process.pid).filter(
    (pid) => tryRead(() => readFileSync(`/proc/${pid}/comm`, 'utf8')) === 'postgres\n',
  );
}

/** Milliseconds that the database has had a processor. Connections that have ended do not count any more. */
export function databaseProcessorTime(): number {
  return databaseProcesses().reduce((sum, pid) => sum + processorTimeOf(pid), 0);
}

/**
 * Memory of some processes together: what each has for itself, and its share of what several of them have. Added up, the
 * resident memory of a database would count its shared buffers once for each connection.
 */
export function megabytesOf(pids: Iterable<number>): number {
  let kilobytes = 0;
  for (const pid of new Set(pids)) {
    const text = tryRead(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    if (text !== undefined) kilobytes += proportionalKilobytes(text);
  }
  return kilobytes / 1024;
}

export function proportionalKilobytes(smapsRollup: string): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(smapsRollup)?.[1] ?? 0);
}

function allProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

/** Undefined if the process has ended in the meantime. */
function tryRead<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
