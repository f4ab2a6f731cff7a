import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds that a process has had a processor. Unlike a clock it stands still while other processes have it, so what a
 * call costs can be compared on a busy machine.
 */
export function processorTimeOf(pid: number | undefined): number {
  let nanoseconds = 0;
  for (const task of tasksOf(pid)) {
    try {
      const [used] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
      nanoseconds += Number(used);
    } catch {
      // The thread has ended in the meantime.
    }
  }
  return nanoseconds / 1_000_000;
}

function tasksOf(pid: number | undefined): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}
