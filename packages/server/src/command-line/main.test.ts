import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { builtProgram } from '../../../../tests/support/built-folders.ts';
import { commandLine } from '../../test-support/command-line/command-context.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './main.ts';

const { run, context } = commandLine();

test.each([[], ['help'], ['--help']])(
  'Without a command, the list of commands and their summaries is printed: %s',
  async (...args) => {
    const { status, printed } = await run(...args.filter((arg) => typeof arg === 'string'));
    expect(status).toBe(0);
    for (const [name, { summary }] of Object.entries(commands))
      expect(printed).toMatch(new RegExp(`  ${name} +${summary}`));
  },
);

test.each(['frobnicate', 'constructor', '__proto__'])(
  'An unknown command ends with status 2 and how to list all commands: %s',
  async (name) => {
    const { status, printed } = await run(name);
    expect(status).toBe(2);
    expect(printed).toContain(`There is no command "${name}".`);
    expect(printed).toContain('help lists all commands');
    expect(printed).not.toContain('backup');
  },
);

test.each([
  ['bookngs', 'bookings'],
  ['enquiry', 'enquiries'],
  ['close-departures', 'close-departure'],
])('An unknown command names the nearest one: %s', async (typed, nearest) => {
  expect((await run(typed)).printed).toContain(`Did you mean "${nearest}"?`);
});

test.each([
  ['help', 'backup'],
  ['backup', '--help'],
])('A command prints its usage on request: %s %s', async (...args) => {
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
])(
  'A command with wrong arguments changes nothing, prints its usage and ends with status 2: %s %s',
  async (...args) => {
    const { status, printed } = await run(...args.filter((arg) => typeof arg === 'string'));
    expect(status).toBe(2);
    expect(printed).toContain(`npm run ashore -- ${args[0]}`);
  },
);

test('An error that the operator can solve is printed with status 1; a fault of the program is thrown', async () => {
  const contextThrowing = (error: Error) => ({
    ...context,
    readSettings: () => {
      throw error;
    },
  });
  expect(await runCommandLine(['migrate'], contextThrowing(new CannotStart('PORT must be a number.')))).toBe(
    1,
  );
  await expect(runCommandLine(['migrate'], contextThrowing(new TypeError('fault')))).rejects.toThrow('fault');
});

test('As a separate process, the command line reads its arguments and environment and exits with the status of the command', async () => {
  const main = await builtProgram('command-line.js');
  const runProcess = (args: string[], env = {}) =>
    spawnSync(process.execPath, [main, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    });
  expect(runProcess(['frobnicate'])).toMatchObject({
    status: 2,
    stdout: expect.stringContaining('There is no command'),
  });
  const failedRun = runProcess(['migrate'], { PORT: 'many' });
  expect(failedRun).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^PORT must be a number/),
    stderr: '',
  });
});

test('Help gives examples after “such as”, and a multiple is “double the”', () => {
  const lines = Object.values(commands).flatMap(({ summary, usage }) => [summary, ...usage]);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /, as \d|\bdouble of\b/.test(line))).toEqual([]);
});
