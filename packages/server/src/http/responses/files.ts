import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pathOf, type RequestResponse } from '../server/request-response.ts';
import { sendError } from './errors.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { dataHeaders, workerHeaders } from './security-headers.ts';
import { sendPrepared } from './send.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

type LoadFilesInput = {
  readonly folder: string;
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  /** What precedes the folder's paths in their URLs. */
  readonly prefix?: string;
};

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

const QUICK_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Reads every file of a folder into memory, keyed by its URL path. A request can only name a key of this
 * table, so no path reaches the disk, however it is written. Files of a type that we do not serve are left
 * out.
 */
export async function loadFiles({
  folder,
  headersOf,
  prefix = '',
}: LoadFilesInput): Promise<Map<string, PreparedAnswer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && contentTypes[extname(entry.name)] !== undefined);
  const loadedFiles = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = `${prefix}/${relative(folder, file).split(sep).join('/')}`;
    return [path, await loadFile(file, headersOf(path))] as const;
  });
  return new Map(await Promise.all(loadedFiles));
}

async function loadFile(file: string, headers: Readonly<Record<string, string>>): Promise<PreparedAnswer> {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const body = await readFile(file);
  const isText = /text|json|svg/.test(type);
  return prepareAnswer({
    headers: { ...headers, 'content-type': type },
    body,
    // Brotli at its best takes seconds, so the build compresses the scripts. A drawing takes a millisecond.
    br: await readFile(`${file}.br`).catch(() => (isText ? brotli(body, QUICK_COMPRESSION) : undefined)),
    gzip: isText ? await zip(body) : undefined,
  });
}

/** Loads everything that the build made for browsers. */
export function loadAssets(folder: string): Promise<Map<string, PreparedAnswer>> {
  return loadFiles({
    folder,
    headersOf: (path) => ({
      // The service worker of stored pages: /offline-worker.js.
      ...(path.endsWith('-worker.js') ? workerHeaders : dataHeaders),
      // The build writes a file's hash into the name of everything under /assets.
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      vary: 'Accept-Encoding',
    }),
  });
}

/** Serves a fixed set of files. */
export function createServeFiles(
  files: ReadonlyMap<string, PreparedAnswer>,
): (exchange: RequestResponse) => void {
  return (exchange) => {
    const file = files.get(pathOf(exchange));
    if (file) sendPrepared(exchange, file);
    else sendError(exchange, 'not_found');
  };
}
