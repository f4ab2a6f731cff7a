import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleFolder } from '../../../../../tests/support/built-folders.ts';
import { projectFolder } from '../../env.ts';
import { describeFault } from './open-log.ts';
import { sourceStack } from './source-stack.ts';

/** Where a text stands in the only module of the bundle that contains it. */
async function placeInBundle(text: string): Promise<string> {
  const folder = await bundleFolder();
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    if (line >= 0) return `file://${join(folder, name)}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`;
  }
  throw new Error(`No module of the bundle contains ${text}.`);
}

async function placeInSource(path: string, text: string): Promise<string> {
  const lines = (await readFile(join(projectFolder, path), 'utf8')).split('\n');
  return `file://${projectFolder}${path}:${lines.findIndex((one) => one.includes(text)) + 1}`;
}

test.each([
  ['packages/server/src/main.ts', 'answers after'],
  ['packages/server/src/env.ts', 'must begin with postgres://'],
  ['packages/server/src/command-line/main.ts', 'There is no command'],
  ['packages/core/src/money/money.ts', 'whole, safe number'],
])('A stack of the bundle names the line of its source: %s', async (path, text) => {
  const stack = `Error: failed\n    at start (${await placeInBundle(text)})\n    at node:internal/timers:1:1`;
  const named = sourceStack(stack).split('\n');
  expect(named[1]).toContain(`    at start (${await placeInSource(path, text)}:`);
  expect([named[0], named[2]]).toEqual(['Error: failed', '    at node:internal/timers:1:1']);
});

test('The log names the line of the source', async () => {
  const fault = new Error('failed');
  fault.stack = `Error: failed\n    at async ${await placeInBundle('answers after')}`;
  expect(describeFault(fault).stack).toContain(
    await placeInSource('packages/server/src/main.ts', 'answers after'),
  );
});

test('A place without a map, and one after the end of a module, stay as they are', async () => {
  const [file = ''] = (await placeInBundle('answers after')).split(/:\d+:/);
  for (const place of ['file:///nowhere/module.js:1:1', `${file}:9999999:1`])
    expect(sourceStack(`Error\n    at ${place}`)).toBe(`Error\n    at ${place}`);
});
