import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingPackages } from './missing-packages.mjs';

const root = `${mkdtempSync(join(tmpdir(), 'ashore-installed-'))}/`;
mkdirSync(`${root}node_modules`);
afterAll(() => rmSync(root, { recursive: true }));

const library = { 'node_modules/a': { integrity: 'a1' } };
const tool = { 'node_modules/tool': { integrity: 't1', dev: true } };

function missingPaths(required, installed, everything = false) {
  const write = (file, packages) => writeFileSync(root + file, JSON.stringify({ packages }));
  write('package-lock.json', { '': {}, 'packages/core': {}, ...required });
  if (installed) {
    write('node_modules/.package-lock.json', installed);
    for (const path of Object.keys(installed)) mkdirSync(root + path, { recursive: true });
  }
  if (!installed) rmSync(`${root}node_modules/.package-lock.json`, { force: true });
  return missingPackages(root, { everything });
}

test('Nothing is missing if every package is installed in its version', () => {
  expect(missingPaths(library, library)).toEqual([]);
});

test('Everything is missing before the first installation', () => {
  expect(missingPaths(library, undefined)).toEqual(['node_modules/a']);
});

test('A package that is installed in another version is missing', () => {
  expect(missingPaths(library, { 'node_modules/a': { integrity: 'a2' } })).toEqual(['node_modules/a']);
});

test('The tools of tests are required for tests only', () => {
  expect(missingPaths({ ...library, ...tool }, library)).toEqual([]);
  expect(missingPaths({ ...library, ...tool }, library, true)).toEqual(['node_modules/tool']);
});

test('A package for another kind of machine is not missing, and extra packages are ignored', () => {
  expect(
    missingPaths({ ...library, 'node_modules/mac': { integrity: 'm1', optional: true } }, library, true),
  ).toEqual([]);
  expect(missingPaths(library, { ...library, 'node_modules/extra': { integrity: 'x1' } })).toEqual([]);
});

test('A package that is optional to run and needed for tests is missing for tests only', () => {
  const forTestsOnly = { 'node_modules/both': { integrity: 'b1', devOptional: true } };
  expect(missingPaths({ ...library, ...forTestsOnly }, library)).toEqual([]);
  expect(missingPaths({ ...library, ...forTestsOnly }, library, true)).toEqual(['node_modules/both']);
});

test('A deleted package is missing, even if the record lists it', () => {
  expect(missingPaths(library, library)).toEqual([]);
  rmSync(`${root}node_modules/a`, { recursive: true });
  expect(missingPackages(root, { everything: false })).toEqual(['node_modules/a']);
});
