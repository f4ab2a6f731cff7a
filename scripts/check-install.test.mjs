import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingPackages } from './check-install.mjs';

const root = `${mkdtempSync(join(tmpdir(), 'ashore-installed-'))}/`;
mkdirSync(`${root}node_modules`);
afterAll(() => rmSync(root, { recursive: true }));

const library = { 'node_modules/a': { integrity: 'a1' } };
const tool = { 'node_modules/tool': { integrity: 't1', dev: true } };

function missing(wanted, installed, everything = false) {
  const write = (file, packages) => writeFileSync(root + file, JSON.stringify({ packages }));
  write('package-lock.json', { '': {}, 'packages/core': {}, ...wanted });
  if (installed) {
    write('node_modules/.package-lock.json', installed);
    for (const path of Object.keys(installed)) mkdirSync(root + path, { recursive: true });
  }
  if (!installed) rmSync(`${root}node_modules/.package-lock.json`, { force: true });
  return missingPackages(root, { everything });
}

test('Nothing is missing if every package is installed in its version', () => {
  expect(missing(library, library)).toEqual([]);
});

test('Everything is missing before the first installation', () => {
  expect(missing(library, undefined)).toEqual(['node_modules/a']);
});

test('A package that is installed in another version is missing', () => {
  expect(missing(library, { 'node_modules/a': { integrity: 'a2' } })).toEqual(['node_modules/a']);
});

test('The tools of tests are required for tests only', () => {
  expect(missing({ ...library, ...tool }, library)).toEqual([]);
  expect(missing({ ...library, ...tool }, library, true)).toEqual(['node_modules/tool']);
});

test('A package for another kind of machine is not missing, and extra packages are ignored', () => {
  expect(
    missing({ ...library, 'node_modules/mac': { integrity: 'm1', optional: true } }, library, true),
  ).toEqual([]);
  expect(missing(library, { ...library, 'node_modules/extra': { integrity: 'x1' } })).toEqual([]);
});

test('A package that is optional to run and needed for tests is missing for tests only', () => {
  const both = { 'node_modules/both': { integrity: 'b1', devOptional: true } };
  expect(missing({ ...library, ...both }, library)).toEqual([]);
  expect(missing({ ...library, ...both }, library, true)).toEqual(['node_modules/both']);
});

test('A deleted package is missing, even if the record lists it', () => {
  expect(missing(library, library)).toEqual([]);
  rmSync(`${root}node_modules/a`, { recursive: true });
  expect(missingPackages(root, { everything: false })).toEqual(['node_modules/a']);
});
