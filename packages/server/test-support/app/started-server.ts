import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { builtProgram } from '../../../../tests/support/built-folders.ts';

const webBundle = fileURLToPath(new URL('../http/web-bundle.ts', import.meta.url));

/** Folder of a built web application in which one page takes a second. */
export async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ashore-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(
    join(folder, 'server/index.js'),
    `import { testBundle } from '${webBundle}';
    const slow = () => new Promise((resolve) => setTimeout(() => resolve('slow text'), 1000));
    const bundle = testBundle({ faq: slow });
    export const { routes, assets, future, ssr, prerender, routeDiscovery, basename, publicPath } = bundle.build;
    export const entry = { module: { ...bundle.build.entry.module, ...bundle.entry } };`,
  );
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}

/** Starts the bundled server as a separate process, which ends with the test. */
export async function started(env: Record<string, string>) {
  const child = spawn(process.execPath, [await builtProgram('main.js')], {
    env: {
      PATH: process.env.PATH,
      ENVIRONMENT: 'production',
      PUBLIC_URL: 'http://localhost',
      SANDBOX_PAYMENTS: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, exited, output: () => output };
}
