import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltFolders, buildAll, projectRoot } from './built-folders.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

export type RunningServer = { readonly url: string; readonly pid: number; stop(): Promise<void> };

type StartServerOptions = {
  readonly variant: string;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * A data folder that is kept after the server stops. Without one the server gets a temporary folder, which
   * is deleted.
   */
  readonly dataFolder?: string;
  /** Discards the output of the server, so that no time is spent on reading it. */
  readonly isOutputDiscarded?: boolean;
};

/** For busy machines: an idle one needs a few seconds. */
const MAX_START_MS = 180_000;
const MAX_ATTEMPTS = 3;

/** Starts the whole product of a variant, built if necessary, on an unused port and with its own database. */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const built = await buildAll(options.variant);
  for (let attempt = 1; ; attempt++) {
    const { port, ...server } = await tryToStart(built, options);
    try {
      await server.answered;
      return { url: `http://localhost:${port}`, pid: server.pid, stop: server.stop };
    } catch (error) {
      await server.stop();
      // Another process may take the port between finding it and using it.
      if (attempt === MAX_ATTEMPTS || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

async function tryToStart(
  built: BuiltFolders,
  { variant, env, dataFolder, isOutputDiscarded = false }: StartServerOptions,
) {
  const port = await freePort();
  const folder = dataFolder ?? (await makeDataFolder('journey'));
  const child = spawn(process.execPath, [join(built.server, 'main.js')], {
    cwd: projectRoot,
    stdio: isOutputDiscarded ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASHORE_BUILD_FOLDER: built.pages,
      VARIANT: variant,
      PORT: String(port),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'warn',
      // On a busy machine a statement or a page may need longer than a visitor would be asked to wait.
      DATABASE_SECONDS: '30',
      ...env,
    },
  });
  const output: string[] = [];
  const recordOutput = (chunk: Buffer) => output.push(chunk.toString());
  child.stdout?.on('data', recordOutput);
  child.stderr?.on('data', recordOutput);
  const stop = async () => {
    await stopProcess(child);
    if (!dataFolder) await removeFolder(folder);
  };
  const answered = waitForAnswer(child, port).catch((error: Error) => {
    throw new Error(`${error.message}\n${output.join('').slice(-4_000)}`);
  });
  return { port, pid: child.pid ?? 0, answered, stop };
}

async function waitForAnswer(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(20);
  }
  throw new Error(`The server did not answer within ${MAX_START_MS / 1000} s.`);
}

/** Stops the server as Ctrl-C does: in good order, but without the delay for a load balancer. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  await Promise.race([exited, wait(15_000).then(() => child.kill('SIGKILL'))]);
}
