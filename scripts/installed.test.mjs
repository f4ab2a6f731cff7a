import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingPackages } from './installed.mjs';

const root = `${mkdtempSync(join(tmpdir(), 'ashore-installed-'))}/`;
mkdirSync(`${root}node_modules`);
afterAll(() => rmSync(root, { recursive: true }));

const a = { 'node_modules/a': { integrity: 'a1' } };
const tool = { 'node_modules/tool': { integrity: 't1', dev: true } };

function missing(wanted, have, everything = false) {
  const write = (file, packages) => writeFileSync(root + file, JSON.stringify({ packages }));
  write('package-lock.json', { '': {}, 'packages/core': {}, ...wanted });
  if (have) {
    write('node_modules/.package-lock.json', have);
    for (const path of Object.keys(have)) mkdirSync(root + path, { recursive: true });
  }
  if (!have) rmSync(`${root}node_modules/.package-lock.json`, { force: true });
  return missingPackages(root, { everything });
}

test('Nothing is missing when every package is there in its version.', () => {
  expect(missing(a, a)).toEqual([]);
});

test('Everything is missing before the first installation.', () => {
  expect(missing(a, undefined)).toEqual(['node_modules/a']);
});

test('Another version is missing, however it came there.', () => {
  expect(missing(a, { 'node_modules/a': { integrity: 'a2' } })).toEqual(['node_modules/a']);
});

test('The tools of tests are asked for only by what tests.', () => {
  expect(missing({ ...a, ...tool }, a)).toEqual([]);
  expect(missing({ ...a, ...tool }, a, true)).toEqual(['node_modules/tool']);
});

test('What is meant for another kind of machine is not missed, nor what nobody asked for.', () => {
  expect(missing({ ...a, 'node_modules/mac': { integrity: 'm1', optional: true } }, a, true)).toEqual([]);
  expect(missing(a, { ...a, 'node_modules/extra': { integrity: 'x1' } })).toEqual([]);
});

test('A package that is optional to run and needed to test is missed by tests alone.', () => {
  const both = { 'node_modules/both': { integrity: 'b1', devOptional: true } };
  expect(missing({ ...a, ...both }, a)).toEqual([]);
  expect(missing({ ...a, ...both }, a, true)).toEqual(['node_modules/both']);
});

test('A package that was deleted is missing, whatever the record says.', () => {
  expect(missing(a, a)).toEqual([]);
  rmSync(`${root}node_modules/a`, { recursive: true });
  expect(missingPackages(root, { everything: false })).toEqual(['node_modules/a']);
});
