import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram, bundleFolder } from '../../../tests/support/built-folders.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { builtFolder, started } from '../test-support/app/started-server.ts';
import { emptyFolder } from '../test-support/database/data-folder.ts';
import { testDatabase } from '../test-support/database/test-database.ts';
import { eventually } from '../test-support/eventually.ts';
import { addComposed } from '../test-support/images/image-service.ts';
import { documentFacts, site } from '../test-support/tickets/document-facts.ts';
import type { Job } from './features/images/worker/jobs.ts';
import type { DocumentJob } from './features/tickets/pdf/jobs.ts';

/** Writes the address of each module that a process loads into a file. */
const recorder = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  import { appendFileSync } from 'node:fs';
  registerHooks({
    load(url, context, next) {
      appendFileSync(process.env.LOADED_MODULES, url + '\\n');
      return next(url, context);
    },
  });`)}`;

function record() {
  const file = join(emptyFolder(), 'modules');
  const loaded = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  return { env: { LOADED_MODULES: file }, loaded };
}

const sourcesIn = (modules: readonly string[]) =>
  modules.filter((url) => /\/packages\/\w+\/src\/.*\.ts$/.test(url));

/** The commands of the processes that a process has started. */
function commandsBelow(pid: number | undefined): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').replaceAll('\0', ' '));
}

test('The bundled server loads no module of the sources, neither for pages, log-in, calls and images nor in its workers', async () => {
  const { url, database, drop } = await testDatabase();
  onTestFinished(drop);
  await addComposed(database, 'lisbon-sail');
  const port = String(await freePort());
  const { env, loaded } = record();
  const { child, exited, output } = await started({
    ...env,
    NODE_OPTIONS: `--import=${recorder}`,
    ASHORE_BUILD_FOLDER: await builtFolder(),
    DATA_FOLDER: emptyFolder(),
    DATABASE_URL: url,
    PORT: port,
    HOST: '127.0.0.1',
  });
  const base = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${base}/readyz`)).status, output()).toBe(200));
  for (const path of [
    '/en/faq',
    '/api/openapi.json',
    '/api/docs',
    '/oidc/.well-known/openid-configuration',
    '/images/lisbon-sail-160x200',
  ])
    expect((await fetch(base + path)).status, path).toBe(200);
  expect(commandsBelow(child.pid).join('\n')).toContain(
    await builtProgram('features-images-worker-worker.js'),
  );
  child.kill('SIGTERM');
  expect(await exited, output()).toBe(0);
  expect(loaded()).toContain(`file://${await builtProgram('main.js')}`);
  expect(sourcesIn(loaded())).toEqual([]);
});

test('The bundled command line loads no module of the sources', async () => {
  const { env, loaded } = record();
  const { status, stdout } = spawnSync(
    process.execPath,
    [`--import=${recorder}`, await builtProgram('command-line.js'), 'help'],
    { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run ashore')]);
  expect(loaded()).toContain(`file://${await builtProgram('command-line.js')}`);
  expect(sourcesIn(loaded())).toEqual([]);
});

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2"/></svg>';

test.each<[string, Job | DocumentJob, string]>([
  [
    'features-images-worker-worker.js',
    { kind: 'print drawing', svg: square, width: 45, height: 30, format: 'avif' },
    'printed',
  ],
  ['features-tickets-pdf-worker.js', { kind: 'tickets', facts: documentFacts(), site }, 'drawn'],
])(
  'A worker of the bundle does its work without a module of the sources: %s',
  async (program, job, result) => {
    const { env, loaded } = record();
    const child = fork(await builtProgram(program), {
      execArgv: [`--import=${recorder}`],
      serialization: 'advanced',
      env: { PATH: process.env.PATH, ...env },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.send({ id: 1, job });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The worker ended with ${code}.`);
    });
    const [{ reply }] = await Promise.race([once(child, 'message'), ended]);
    expect(reply).toHaveProperty(result);
    expect(loaded()).toContain(`file://${await builtProgram(program)}`);
    expect(sourcesIn(loaded())).toEqual([]);
  },
);

test('The thread of the bundle that reads products does its work without a module of the sources', async () => {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  const { env, loaded } = record();
  const program = await builtProgram('features-search-first-read-part-thread.js');
  const thread = new Worker(program, {
    execArgv: [`--import=${recorder}`],
    env,
    workerData: { databaseUrl: url },
  });
  onTestFinished(async () => void (await thread.terminate()));
  thread.postMessage({ kind: 'finish', others: [] });
  const [reply] = await once(thread, 'message');
  expect(reply).toHaveProperty('part');
  expect(loaded()).toContain(`file://${program}`);
  expect(sourcesIn(loaded())).toEqual([]);
});

test('Every module of the bundle has a map of its sources', async () => {
  const folder = await bundleFolder();
  const names = await readdir(folder);
  for (const name of names.filter((file) => file.endsWith('.js'))) {
    const hasCode = /^(?!import |export |\/\/).+/m.test(await readFile(join(folder, name), 'utf8'));
    if (hasCode) expect(names).toContain(`${name}.map`);
  }
});

test('A fault of a bundled command names the line of its source', async () => {
  const fault = "console.log = () => { throw new Error('nothing can be printed'); };";
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(fault)}`,
      await builtProgram('command-line.js'),
      'help',
    ],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  );
  const lines = readFileSync(new URL('command-line/main.ts', import.meta.url), 'utf8').split('\n');
  const line = 1 + lines.findIndex((text) => text.includes('print: (line) => console.log(line)'));
  expect(status).toBe(1);
  expect(stderr).toContain('nothing can be printed');
  expect(stderr).toContain(`/packages/server/src/command-line/main.ts:${line}:`);
});
