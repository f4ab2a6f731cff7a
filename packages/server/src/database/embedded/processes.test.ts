import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { isRoot, isWorldReadable } from '../../../test-support/database/machine.ts';
import { commandLine, isHidden, parentOf, sendSignal, serverProcessesIn } from './processes.ts';

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function startProcess(command: string, args: string[], cwd: string): ChildProcess {
  const child = spawn(command, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  return child;
}

/** A program that is named like the server and waits until it is ended. */
function fakeServer(cwd: string): ChildProcess {
  const program = join(emptyFolder(), 'postgres');
  copyFileSync('/bin/cat', program);
  return startProcess(program, [], cwd);
}

test('A server is found by its working folder; another program in that folder, or a server elsewhere, is not found', async () => {
  const folder = emptyFolder();
  const server = fakeServer(folder);
  startProcess('/bin/cat', [], folder);
  fakeServer(emptyFolder());
  await expect.poll(() => serverProcessesIn(folder)).toEqual([server.pid]);
});

test('A zombie, a dead process that was not reaped, is not a server', async () => {
  const folder = emptyFolder();
  const program = join(emptyFolder(), 'postgres');
  copyFileSync('/bin/cat', program);
  const gate = join(emptyFolder(), 'gate');
  execFileSync('mkfifo', [gate]);
  // The program that replaces the shell never reaps its child. The child may end only after the replacement.
  const parent = startProcess('/bin/sh', ['-c', `${program} < ${gate} & echo $!; exec cat`], folder);
  const [pid] = await once(parent.stdout ?? process, 'data');
  await expect.poll(() => commandLine(Number(parent.pid))).toMatch(/^cat/);
  writeFileSync(gate, '');
  await expect.poll(() => commandLine(Number(pid))).toBe('');
  expect(process.kill(Number(pid), 0)).toBe(true);
  await expect.poll(() => serverProcessesIn(folder)).toEqual([]);
});

test('A process shows its command and its parent; an ended process shows no command, and a signal to it has no effect', async () => {
  const child = startProcess('/bin/cat', ['-', '-u'], emptyFolder());
  await expect.poll(() => commandLine(child.pid ?? 0)).toBe('/bin/cat - -u ');
  expect(parentOf(child.pid ?? 0)).toBe(process.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(commandLine(child.pid ?? 0)).toBe('');
  sendSignal(child.pid ?? 0, 'SIGINT');
});

test('A server that can be inspected is not hidden, nor is a zombie or another program', async () => {
  const server = fakeServer(emptyFolder());
  await expect.poll(() => commandLine(server.pid ?? 0)).not.toBe('');
  expect(isHidden(server.pid ?? 0)).toBe(false);
  expect(isHidden(process.pid)).toBe(false);
  expect(isHidden(999_999_999)).toBe(false);
});

test.runIf(isRoot && isWorldReadable)(
  'A server with other rights that cannot be inspected is hidden, and is not taken for ended',
  async () => {
    const server = fakeServer(emptyFolder());
    await expect.poll(() => commandLine(server.pid ?? 0)).not.toBe('');
    const code = `import { isHidden } from ${JSON.stringify(new URL('processes.ts', import.meta.url))}; process.stdout.write(String(isHidden(${server.pid})));`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
      uid: 65_534,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    expect(String((await once(child.stdout, 'data'))[0])).toBe('true');
  },
);
