import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/**
 * The processes of a PostgreSQL server whose data is in this folder, which is their working folder. A zombie
 * has no working folder, and a number reused by another program has a different one. Neither is taken for a
 * server.
 */
export function serverProcessesIn(folder: string): number[] {
  const folderStats = statSync(folder, { throwIfNoEntry: false });
  if (!folderStats || !existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const processFolder = pid > 0 ? workingFolder(pid) : undefined;
      // A shell that was left in the folder is not a server.
      return (
        processFolder?.ino === folderStats.ino &&
        processFolder.dev === folderStats.dev &&
        readProcessFile(pid, 'comm') === 'postgres\n'
      );
    });
}

/**
 * Whether this may be a server whose working folder we cannot see. Such a server runs with other rights, in a
 * container where root may not inspect the processes of other accounts. On a system without /proc, any
 * process may be one.
 */
export function isHidden(pid: number): boolean {
  if (!existsSync('/proc/self/cwd')) return true;
  if (readProcessFile(pid, 'comm') !== 'postgres\n' || readProcessFile(pid, 'cmdline') === '') return false;
  return workingFolder(pid) === undefined;
}

export function commandLine(pid: number): string {
  return readProcessFile(pid, 'cmdline').replaceAll('\0', ' ');
}

export function parentOf(pid: number): number {
  // The name before it is in brackets and may contain anything, spaces and brackets included.
  return Number(readProcessFile(pid, 'stat').split(') ').at(-1)?.split(' ')[1]);
}

/** Sends a signal to a process, which may have ended in the meantime. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
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
    return undefined; // it belongs to another account, so it is not ours
  }
}

function readProcessFile(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}
