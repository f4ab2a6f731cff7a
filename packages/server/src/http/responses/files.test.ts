import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { rawClient } from '../../../test-support/http/raw-client.ts';
import { answering } from '../../../test-support/http/request-response.ts';
import { loadDrawings } from '../images/load-drawings.ts';
import { createServeFiles, loadAssets, loadFiles } from './files.ts';
import { dataHeaders, workerHeaders } from './security-headers.ts';

async function createFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'ashore-files-'));
  onTestFinished(() => rm(path, { recursive: true }));
  await mkdir(join(path, 'public/assets'), { recursive: true });
  await writeFile(join(path, 'canary.txt'), 'canary');
  await writeFile(join(path, 'public/assets/a-1.js'), 'a();'.repeat(50));
  await writeFile(join(path, 'public/assets/a-1.js.br'), brotliCompressSync('a();'.repeat(50)));
  await writeFile(join(path, 'public/assets/a-1.js.map'), 'canary');
  await writeFile(join(path, 'public/favicon.ico'), 'icon');
  await writeFile(join(path, 'public/offline-worker.js'), 'serve();');
  await writeFile(join(path, 'public/picture.svg'), '<svg/>');
  await symlink(join(path, 'canary.txt'), join(path, 'public/link.txt'));
  return path;
}

test('Build files are served with their type; those with a hash in their name may be cached for a year', async () => {
  const { url } = await answering(createServeFiles(await loadAssets(join(await createFolder(), 'public'))));
  const script = await fetch(`${url}/assets/a-1.js?from=old-page`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toBe('a();'.repeat(50));
  const icon = await fetch(`${url}/favicon.ico`);
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  '/../canary.txt',
  '/assets/../../canary.txt',
  '/assets/..%2f..%2fcanary.txt',
  '/assets/%2e%2e/%2e%2e/canary.txt',
  '/..\\canary.txt',
  '/assets/a-1.js%00.txt',
  '/link.txt',
  '/assets/a-1.js.map',
  '/assets/a-1.js.br',
  '/assets',
  '/assets/',
  '//assets/a-1.js',
  '/__proto__',
  '/constructor',
])('Only listed files are served: %s', async (path) => {
  const { port } = await answering(createServeFiles(await loadAssets(join(await createFolder(), 'public'))));
  const client = await rawClient(port);
  client.send(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  const answer = await client.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('canary');
});

test('The service worker of stored pages may fetch our own files, and no other script may', async () => {
  const { url } = await answering(createServeFiles(await loadAssets(join(await createFolder(), 'public'))));
  const policyOf = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('content-security-policy');
  expect(await policyOf('/offline-worker.js')).toBe(workerHeaders['content-security-policy']);
  expect(await policyOf('/assets/a-1.js')).toBe(dataHeaders['content-security-policy']);
});

test('A drawing that is opened by itself is sandboxed', async () => {
  const { url } = await answering(createServeFiles(await loadDrawings(join(await createFolder(), 'public'))));
  const picture = await fetch(`${url}/images/picture.svg`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(picture.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
});

test('Text is sent compressed, even if no build compressed it; a pixel image is sent as it is', async () => {
  const path = await mkdtemp(join(tmpdir(), 'ashore-files-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(200)}</svg>`;
  await writeFile(join(path, 'a.svg'), drawing);
  await writeFile(join(path, 'b.png'), Buffer.alloc(2_000, 1));
  const files = await loadFiles({ folder: path, headersOf: () => ({}) });
  const { br } = files.get('/a.svg')?.encodings ?? {};
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(drawing);
  expect(files.get('/b.png')?.encodings).toMatchObject({ br: undefined, gzip: undefined });
});
