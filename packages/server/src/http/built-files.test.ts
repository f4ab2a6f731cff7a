import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../env.ts';

const run = promisify(execFile);
let folder: string;
let files: ReadonlyMap<string, string>;

const secrets = {
  DATABASE_URL: 'postgres://canary-user:canary-password@canary-host/canary',
  METRICS_TOKEN: 'canary-metrics-token',
  SECURITY_CONTACT: 'canary-contact@example.org',
  OPERATOR_REPRESENTATIVE: 'canary-representative',
};

/** Builds with secrets in the environment, as on a machine of operations. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashore-built-'));
  await run(process.execPath, [join(projectFolder, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(projectFolder, 'packages/web'),
    env: {
      ...process.env,
      ...secrets,
      NODE_ENV: 'production',
      VARIANT: 'ashore',
      ASHORE_BUILD_FOLDER: folder,
    },
  });
  const client = join(folder, 'client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  files = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  );
});

afterAll(() => rm(folder, { recursive: true }));

test('The build creates the scripts for browsers', () => {
  expect([...files.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
});

test.each(['canary', 'DATABASE_URL', 'METRICS_TOKEN', 'process.env', 'ASHORE_BUILD_FOLDER', projectFolder])(
  'No secret of the server reaches a browser: %s',
  (word) => {
    expect([...files].filter(([, text]) => text.includes(word)).map(([path]) => path)).toEqual([]);
  },
);

test.each([
  'from products p',
  'node-postgres',
  'node:fs',
  'pg_notify',
  'select pg_',
  'messages.server',
  'react-dom/server',
  'ZodError',
])('No module of the server reaches a browser: %s', (word) => {
  expect([...files].filter(([, text]) => text.includes(word)).map(([path]) => path)).toEqual([]);
});

test('No source map reaches a browser', () => {
  expect([...files.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
  expect([...files.values()].filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
});
