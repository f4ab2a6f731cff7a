import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export type Asset = {
  readonly type: string;
  readonly etag: string;
  readonly immutable: boolean;
  readonly identity: Buffer;
  readonly brotli?: Buffer;
  readonly gzip?: Buffer;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const zip = promisify(gzip);

/**
 * Reads every file of a folder into memory, keyed by its URL path. A request can only ever name a key of this
 * table, so no path, however written, reaches the disk. Brotli copies are made by the build.
 */
export async function loadAssets(folder: string, prefix = ''): Promise<Map<string, Asset>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && types[extname(entry.name)]);
  const entries = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const url = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
      return [url, await loadAsset(path, url)] as const;
    }),
  );
  return new Map(entries);
}

async function loadAsset(path: string, url: string): Promise<Asset> {
  const identity = await readFile(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const brotli = await readFile(`${path}.br`).catch(() => undefined);
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    // Vite writes the hash of the content into the name of everything under /assets.
    immutable: url.startsWith('/assets/'),
    identity,
    ...(brotli && { brotli }),
    ...(/text|json|xml/.test(type) && { gzip: await zip(identity) }),
  };
}
