import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { importAgainPlugin } from '../../import-again-plugin.ts';
import { loadAgain } from './import-again.ts';

/** The address of a script that is not there yet. */
function missingScript() {
  const folder = mkdtempSync(join(tmpdir(), 'ashore-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'panel.mjs');
  return { url: pathToFileURL(file).href, write: () => writeFileSync(file, 'export const panel = {};') };
}

test('A script that failed to load is loaded again by the next import, and all importers share one module', async () => {
  const { url, write } = missingScript();
  await expect(loadAgain(url)()).rejects.toThrow();
  await expect(loadAgain(url)()).rejects.toThrow();
  write();
  const first = await loadAgain(url)();
  expect(first).toHaveProperty('panel');
  expect(await loadAgain(url)()).toBe(first);
});

test('The build wraps every lazy import of our own scripts in a retry and changes nothing else', () => {
  const built = (code: string) => importAgainPlugin().renderChunk(code);
  expect(built('const load = () => import("./panel-!~{00a}~.js");')).toBe(
    'const load = () => import("./panel-!~{00a}~.js").catch(globalThis.importAgain?.("./panel-!~{00a}~.js"));',
  );
  expect(built('import{a}from"./frame.js";import(`./a.js`).then(a)')).toBe(
    'import{a}from"./frame.js";import(`./a.js`).catch(globalThis.importAgain?.(`./a.js`)).then(a)',
  );
  expect(built('import("https://js.stripe.com/v3/")')).toBeNull();
});
