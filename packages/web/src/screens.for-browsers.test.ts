import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screensForBrowsers } from '../screens-plugin.ts';
import { screens } from './screens.ts';

const source = readFileSync(new URL('./screens.ts', import.meta.url), 'utf8');

test('Browsers get the name, path and kind of every screen, in the same order, and nothing that only the server reads', () => {
  const code = screensForBrowsers(source);
  const [, json = ''] = /export const screens = (\[.*\]);\n/.exec(code) ?? [];
  expect(JSON.parse(json)).toEqual(screens.map(({ name, path, kind }) => ({ name, path, kind })));
  expect(code).toContain('export function screenOf(');
  expect(code).not.toContain('routes/home.tsx');
});

test('A table that is written in another form fails the build instead of being sent whole', () => {
  expect(() => screensForBrowsers('export const screens = [];')).toThrow('The table of screens');
});
