import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandLine } from '../../test-support/command-line/command-context.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { verbs } from './commands.ts';
import { runCommandLine } from './main.ts';

const { run, context } = commandLine();

test.each([[], ['help'], ['--help']])(
  'Without a verb, all verbs are listed with their summaries: %s',
  async (...args) => {
    const { status, printed } = await run(...args.filter((arg) => typeof arg === 'string'));
    expect(status).toBe(0);
    for (const [name, { summary }] of Object.entries(verbs))
      expect(printed).toMatch(new RegExp(`  ${name} +${summary}`));
  },
);

test.each(['frobnicate', 'constructor', '__proto__'])(
  'An unknown verb ends with status 2 and the list of verbs: %s',
  async (name) => {
    const { status, printed } = await run(name);
    expect(status).toBe(2);
    expect(printed).toContain(`There is no verb "${name}".`);
    expect(printed).toContain('backup');
  },
);

test.each([
  ['help', 'backup'],
  ['backup', '--help'],
])('Every verb prints its usage: %s %s', async (...args) => {
  const { status, printed } = await run(...args);
  expect(status).toBe(0);
  expect(printed).toContain('npm run ashore -- backup [--to <file>]');
});

test.each([
  ['backup', '--frobnicate'],
  ['backup', '--keep', '0'],
  ['backup', 'somewhere'],
  ['restore'],
  ['migrate', '--down'],
  ['check', 'everything'],
])('A wrong command ends with status 2 and the usage, before anything is done: %s %s', async (...args) => {
  const { status, printed } = await run(...args.filter((arg) => typeof arg === 'string'));
  expect(status).toBe(2);
  expect(printed).toContain(`npm run ashore -- ${args[0]}`);
});

test('A problem that the operator can solve is a sentence with status 1; a fault of the program is thrown', async () => {
  const failing = (error: Error) => ({
    ...context,
    readSettings: () => {
      throw error;
    },
  });
  expect(await runCommandLine(['migrate'], failing(new CannotStart('PORT must be a number.')))).toBe(1);
  await expect(runCommandLine(['migrate'], failing(new TypeError('fault')))).rejects.toThrow('fault');
});

test('As a separate process the program reads its arguments and settings, and exits with the status of the verb', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const ran = (args: string[], env = {}) =>
    spawnSync(process.execPath, [main, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    });
  expect(ran(['frobnicate'])).toMatchObject({
    status: 2,
    stdout: expect.stringContaining('There is no verb'),
  });
  const wrong = ran(['migrate'], { PORT: 'many' });
  expect(wrong).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^PORT must be a number/),
    stderr: '',
  });
});
