import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/**
 * The processes of a PostgreSQL server whose data is in this folder: each of them works in it. A zombie works
 * nowhere, and a number taken over by another program works elsewhere: neither is taken for a server.
 */
export function serverProcessesIn(folder: string): number[] {
  const wanted = statSync(folder, { throwIfNoEntry: false });
  if (!wanted || !existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const found = pid > 0 ? workingFolder(pid) : undefined;
      // A shell somebody left in the folder is no server.
      return found?.ino === wanted.ino && found.dev === wanted.dev && read(pid, 'comm') === 'postgres\n';
    });
}

/**
 * Whether this may be a server of which we cannot see where it works: one that runs with other rights, in a container
 * that lets root look into nobody else's processes; or any at all, on a system without /proc.
 */
export function isHidden(pid: number): boolean {
  if (!existsSync('/proc/self/cwd')) return true;
  if (read(pid, 'comm') !== 'postgres\n' || read(pid, 'cmdline') === '') return false;
  return workingFolder(pid) === undefined;
}

export function commandLine(pid: number): string {
  return read(pid, 'cmdline').replaceAll('\0', ' ');
}

export function parentOf(pid: number): number {
  // The name before it is in brackets and may hold anything, spaces and brackets included.
  return Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1]);
}

/** Asks a process to end. It may have ended by itself in the meantime. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function workingFolder(pid: number) {
  try {
    return statSync(`/proc/${pid}/cwd`, { throwIfNoEntry: false });
  } catch {
    return undefined; // it belongs to somebody else, so it is not ours
  }
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // gone meanwhile
  }
}
