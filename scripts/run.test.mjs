import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runQuietly, runToEnd } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ashore-run-'));
const log = join(folder, 'logs/run.log');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script, options) => runToEnd(process.execPath, ['-e', script], { log, ...options });

test('The exit code and the output of a program are returned, and the output is kept in the log', async () => {
  const { code, output } = await run(`console.log('out'); console.error('err'); process.exitCode = 3`);
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
  await expect.poll(() => readFileSync(log, 'utf8')).toBe(output);
});

test('A program gets no input, so a program that asks a question sees the end of its input', async () => {
  expect(await run(`process.stdin.on('end', () => console.log('ended')).resume()`)).toMatchObject({
    output: 'ended\n',
  });
});

test('A program is stopped after its time limit, and the output says so', async () => {
  const { code, output } = await run('setInterval(() => {}, 1000)', { limit: 100 });
  expect(code).toBe(128 + 15);
  expect(output).toContain('Still running after');
});

test('A program that must succeed and fails throws an error with its last output', async () => {
  await runQuietly(process.execPath, ['-e', ''], { log });
  const failing = runQuietly(process.execPath, ['-e', `console.log('the reason'); process.exit(4)`], { log });
  await expect(failing).rejects.toThrow(/ended with 4:\nthe reason/);
});
