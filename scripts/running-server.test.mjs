import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverRunningFrom } from './running-server.mjs';

const base = mkdtempSync(join(tmpdir(), 'ashore-running-'));
afterAll(() => rmSync(base, { recursive: true }));

test('A server is found by the folder it runs from, until it has ended', async () => {
  const [here, there] = [clone('here'), clone('there')];
  expect(serverRunningFrom(here)).toBe(undefined);
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: here,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  expect(serverRunningFrom(here)).toBe(server.pid);
  expect(serverRunningFrom(there)).toBe(undefined);
  server.stdin.end();
  await once(server, 'exit');
  expect(serverRunningFrom(here)).toBe(undefined);
});

test('A server that was started by its full path is found from anywhere', async () => {
  const cloneFolder = clone('by-path');
  const server = spawn(process.execPath, [join(cloneFolder, 'packages/server/src/main.ts')], {
    cwd: base,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  expect(serverRunningFrom(cloneFolder)).toBe(server.pid);
  server.stdin.end();
  await once(server, 'exit');
});

/** A folder with a server that reports that it runs, and ends with its input. */
function clone(name) {
  const folder = join(base, name);
  mkdirSync(join(folder, 'packages/server/src'), { recursive: true });
  writeFileSync(join(folder, 'packages/server/src/main.ts'), 'console.log(1); process.stdin.resume();');
  return `${folder}/`;
}
