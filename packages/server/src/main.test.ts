import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from './database/test-database.ts';
import { rawClient } from './http/raw-client-for-tests.ts';

const sourceFolder = import.meta.dirname;

/** A built web application in which one page takes a second. */
async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ashore-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(
    join(folder, 'server/index.js'),
    `import { testBundle } from '${sourceFolder}/http/pages/bundle-for-tests.ts';
    const slow = () => new Promise((resolve) => setTimeout(() => resolve('slow text'), 1000));
    const bundle = testBundle({ faq: slow });
    export const { routes, assets, future, ssr, prerender, routeDiscovery, basename, publicPath } = bundle.build;
    export const entry = { module: { ...bundle.build.entry.module, ...bundle.entry } };`,
  );
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function started(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(sourceFolder, 'main.ts')], {
    env: { PATH: process.env.PATH, ENVIRONMENT: 'production', PUBLIC_URL: 'http://localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, exited, output: () => output };
}

test('being told to stop, the server finishes what is under way, says that it is going, and ends with 0', async () => {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  const port = await freePort();
  const folder = await builtFolder();
  const { child, exited, output } = await started({
    ASHORE_BUILD_FOLDER: folder,
    DATABASE_URL: url,
    PORT: String(port),
    HOST: '127.0.0.1',
  });
  const base = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200), { timeout: 10_000 });

  const client = await rawClient(port);
  client.send('GET /de/faq HTTP/1.1\r\nhost: a\r\n\r\n');
  await vi.waitFor(async () =>
    expect(await (await fetch(`${base}/metrics`)).text()).toContain('ashore_work_under_way{load="render"} 1'),
  );
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(503), { interval: 10 });
  const answer = await client.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\nConnection: close\r\n.*slow text/s);
  expect(await exited, output()).toBe(0);
  expect(output()).toContain('"class":"page","route":"faq"');
  await expect(fetch(base)).rejects.toThrow();
}, 20_000);

test.each([
  [{}, 'Environment variable ASHORE_BUILD_FOLDER not set or could not be found. Did you spell it correctly?'],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
])(
  'a wrong setting keeps the server from starting, with one sentence and nothing served: %j',
  async (env, sentence) => {
    const { exited, output } = await started(env);
    expect(await exited).toBe(1);
    expect(output()).toBe(`${sentence}\n`);
  },
  20_000,
);
