import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findRunningServer } from './running-server.mjs';

const temporaryFolder = mkdtempSync(join(tmpdir(), 'ashore-running-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true }));

const programs = [
  'packages/server/src/dev.ts',
  'packages/server/src/main.ts',
  'build/server-0123456789ab/main.js',
];

test.each(programs)(
  'A server is found by the folder it runs from, until it has ended: %s',
  async (program) => {
    const [ownClone, otherClone] = [createClone('here', program), createClone('there', program)];
    expect(findRunningServer(ownClone)).toBe(undefined);
    const server = spawn(process.execPath, [program], { cwd: ownClone, stdio: ['pipe', 'pipe', 'inherit'] });
    await once(server.stdout, 'data');
    expect(findRunningServer(ownClone)).toBe(server.pid);
    expect(findRunningServer(otherClone)).toBe(undefined);
    server.stdin.end();
    await once(server, 'exit');
    expect(findRunningServer(ownClone)).toBe(undefined);
  },
);

test.each(programs)(
  'A server that was started by its full path is found from anywhere: %s',
  async (program) => {
    const cloneFolder = createClone('by-path', program);
    const server = spawn(process.execPath, [join(cloneFolder, program)], {
      cwd: temporaryFolder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    expect(findRunningServer(cloneFolder)).toBe(server.pid);
    server.stdin.end();
    await once(server, 'exit');
  },
);

/** A folder with a server that reports that it runs, and ends with its input. */
function createClone(name, program) {
  const folder = join(temporaryFolder, name);
  mkdirSync(join(folder, dirname(program)), { recursive: true });
  writeFileSync(join(folder, program), 'console.log(1); process.stdin.resume();');
  return `${folder}/`;
}
