import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findRunningServer } from './running-server.mjs';

const temporaryFolder = mkdtempSync(join(tmpdir(), 'ashore-running-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true }));

test('A server is found by the folder it runs from, until it has ended', async () => {
  const [ownClone, otherClone] = [createClone('here'), createClone('there')];
  expect(findRunningServer(ownClone)).toBe(undefined);
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: ownClone,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  expect(findRunningServer(ownClone)).toBe(server.pid);
  expect(findRunningServer(otherClone)).toBe(undefined);
  server.stdin.end();
  await once(server, 'exit');
  expect(findRunningServer(ownClone)).toBe(undefined);
});

test('A server that was started by its full path is found from anywhere', async () => {
  const cloneFolder = createClone('by-path');
  const server = spawn(process.execPath, [join(cloneFolder, 'packages/server/src/main.ts')], {
    cwd: temporaryFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  expect(findRunningServer(cloneFolder)).toBe(server.pid);
  server.stdin.end();
  await once(server, 'exit');
});

/** A folder with a server that reports that it runs, and ends with its input. */
function createClone(name) {
  const folder = join(temporaryFolder, name);
  mkdirSync(join(folder, 'packages/server/src'), { recursive: true });
  writeFileSync(join(folder, 'packages/server/src/main.ts'), 'console.log(1); process.stdin.resume();');
  return `${folder}/`;
}
