import { fork } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { RaceDatabase } from './race-database.ts';

/** Starts two servers, each a process of its own, on one database, and returns their ports. They end with the test. */
export async function startProcesses({ url }: RaceDatabase): Promise<number[]> {
  return await Promise.all([1, 2].map(() => startProcess(url)));
}

async function startProcess(url: string): Promise<number> {
  const child = fork(new URL('server-process.ts', import.meta.url), [url], { execArgv: [] });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`A server ended with ${code}.`)),
  );
  ended.catch(() => {});
  const [port]: [number] = await Promise.race([once(child, 'message') as Promise<[number]>, ended]);
  return port;
}
