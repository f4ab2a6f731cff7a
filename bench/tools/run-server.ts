import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port.ts';
import { databaseProcesses, familyOf, megabytesOf } from './processes.ts';
import { processorTimeOf } from './processor-time.ts';

export type RunningServer = {
  readonly url: string;
  /** Milliseconds from starting the process to its first answer. */
  readonly startMs: number;
  /** Memory of the server and of the database, which other servers may share. */
  megabytes(): number;
  /** Milliseconds of processor time that it has used. */
  processorTime(): number;
  stop(): Promise<void>;
};

export type ServerToRun = {
  readonly entry: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly path: string;
};

/** The flags that `npm start` uses. */
const flags: string[] = JSON.parse(readFileSync('packages/server/node-flags.json', 'utf8'));

/** The bundled server, in the folder that `npm run bench` names. */
export const mainProgram = `${process.env.ASHORE_SERVER_FOLDER}/main.js`;

/**
 * Starts a server as its own process and waits for its first answer. It logs as `npm start` does, to a file, and has the role
 * that it has there.
 */
export async function runServer({ entry, env = {}, path }: ServerToRun): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawnLogged(process.execPath, [...flags, entry], {
    ...environment(),
    PORT: String(port),
    PUBLIC_URL: url,
    ...env,
  });
  await firstAnswer(url + path, child);
  const startMs = performance.now() - began;
  const { pid = 0 } = child;
  return {
    url,
    startMs,
    megabytes: () => megabytesOf([...familyOf(pid), ...databaseProcesses()]),
    processorTime: () => processorTimeOf(pid),
    stop: () => end(child),
  };
}

/**
 * Milliseconds from the command `npm start` to the first answer. The data folder has what earlier starts made; the database is
 * the one that the server starts for itself.
 */
export async function timeNpmStart(dataFolder: string, path: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const own = { PORT: String(port), DATA_FOLDER: dataFolder };
  const child = spawnLogged('npm', ['start'], { ...withoutBench(environment()), ...own });
  await firstAnswer(`http://127.0.0.1:${port}${path}`, child);
  const taken = performance.now() - began;
  await end(child);
  return taken;
}

/** The environment without settings that differ from those of `npm start`. */
function environment(): NodeJS.ProcessEnv {
  const { LOG_LEVEL: _level, ROLE: _role, ...rest } = process.env;
  return rest;
}

/** The environment of a person who enters a command, without what `npm run bench` sets. */
function withoutBench(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(npm_|ASHORE_|NODE_|BENCH_|CHROMIUM$|INIT_CWD$)/.test(name)),
  );
}

const running = new Set<ChildProcess>();
// A benchmark that is stopped leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** The log is in a file that has lost its name, so that it needs no cleaning up. */
function spawnLogged(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'ashore-log-'));
  const log = openSync(join(folder, 'log'), 'a');
  rmSync(folder, { recursive: true });
  const child = spawn(program, args, { env, stdio: ['ignore', log, 'inherit'] });
  closeSync(log);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** As long as the longest start in a benchmark takes. */
const patience = 1_800_000;

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return void (await answer.arrayBuffer());
    await pause(5);
  }
  throw new Error('no answer within half an hour');
}

/**
 * After its start a server indexes what is sold, makes images of home in advance and runs the jobs that are due. A measurement of
 * pages or calls waits until that is done.
 */
export async function untilIdle({ processorTime }: RunningServer): Promise<void> {
  const until = performance.now() + 300_000;
  while (performance.now() < until) {
    const before = processorTime();
    await pause(2_000);
    if (processorTime() - before < 100) return;
  }
  throw new Error('The server was not idle within five minutes.');
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}
