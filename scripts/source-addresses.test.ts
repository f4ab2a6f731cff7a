import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkPackage, keepSourceAddresses } from './source-addresses.ts';

const place = { file: '/site/packages/server/src/http/docs.ts', folder: '/site/build/server-1' };

function keep(code: string) {
  const addProgram = vi.fn(() => 'docs-worker.js');
  const checked = vi.fn();
  const bundled = keepSourceAddresses(code, { ...place, addProgram, checkPackage: checked });
  return { bundled, addProgram, checked };
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ashore-addresses-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('The address of a bundled module is that of its source, in any line', () => {
  expect(keep("const a = 1;\nread(new URL('./docs.css', import.meta.url));\n").bundled).toBe(
    `const a = 1;\nread(new URL('./docs.css', new URL("../../packages/server/src/http/docs.ts", import.meta.url).href));\n`,
  );
});

test('A program that a module starts by its address becomes a part of the bundle', () => {
  const { bundled, addProgram } = keep("start(new URL('worker/worker.ts', import.meta.url));");
  expect(bundled).toBe("start(new URL('./docs-worker.js', import.meta.url));");
  expect(addProgram).toHaveBeenCalledExactlyOnceWith('/site/packages/server/src/http/worker/worker.ts');
});

test('The file of a package is looked up as before, and its version is checked', () => {
  const code = "read(import.meta.resolve('world-atlas/land-10m.json')); if (import.meta.main) run();";
  const { bundled, checked } = keep(code);
  expect(bundled).toBe(code);
  expect(checked).toHaveBeenCalledExactlyOnceWith('world-atlas/land-10m.json');
});

test.each(['import.meta.dirname', 'import.meta.filename', "import.meta.resolve('./docs.css')"])(
  'An address that would mean the bundle is refused: %s',
  (address) => expect(() => keep(`read(${address});`)).toThrow('Use import.meta.url.'),
);

test('A package that a folder has for itself is refused', async () => {
  const folder = await temporaryFolder();
  expect(() => checkPackage('zod', [folder])).not.toThrow();
  await mkdir(join(folder, 'node_modules/zod'), { recursive: true });
  expect(() => checkPackage('zod', [folder])).toThrow('another zod');
});

test('A bundle with a module that its name does not cover is refused', async () => {
  const script = fileURLToPath(new URL('bundle-server.ts', import.meta.url));
  const build = promisify(execFile)(process.execPath, [
    script,
    await temporaryFolder(),
    'packages/server/src',
  ]);
  await expect(build).rejects.toThrow(/packages\/\w+\/src\/\S+ is bundled, but scripts\/ensure-build\.mjs/);
});
