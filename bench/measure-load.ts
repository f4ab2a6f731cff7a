import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { LoadOrder, LoadResult } from './send-load.ts';

export type Measured = LoadResult & {
  readonly perSecond: number;
  /** Milliseconds that the server's own process computed, per request: steadier than the clock on a busy machine. */
  readonly cpu: number;
};

/** Loads a server from a process of its own and watches what the server's process spends on it. */
export async function measureLoad(serverPid: number, order: LoadOrder): Promise<Measured> {
  const child = fork(new URL('send-load.ts', import.meta.url));
  const before = cpuMilliseconds(serverPid);
  child.send(order);
  const result = await answerOf<LoadResult>(child);
  const cpu = (cpuMilliseconds(serverPid) - before) / result.count;
  return { ...result, perSecond: result.count / result.seconds, cpu };
}

/** The first thing a child says; an error when it ends without saying anything. */
export async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const heard = new AbortController();
  const ended = once(child, 'exit', heard).then(([code]) => {
    throw new Error(`A process of the measurement ended with ${code}.`);
  });
  try {
    const [answer] = await Promise.race([once(child, 'message', heard), ended]);
    return answer;
  } finally {
    ended.catch(() => {});
    heard.abort();
  }
}

/** User and system time, in the hundredths of a second that Linux counts. */
function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
