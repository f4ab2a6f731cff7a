import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
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

type LoadFiles = {
  readonly folder: string;
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  /** What stands before the paths of the folder in their URLs. */
  readonly prefix?: string;
};

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Reads every file of a folder into memory, by its URL path. A request can only ever name a key of this table, so no
 * path, however written, reaches the disk. Files whose type we do not serve are left out.
 */
export async function loadFiles({
  folder,
  headersOf,
  prefix = '',
}: LoadFiles): Promise<Map<string, PreparedAnswer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && types[extname(entry.name)] !== undefined);
  const loaded = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = `${prefix}/${relative(folder, file).split(sep).join('/')}`;
    return [path, await loadFile(file, headersOf(path))] as const;
  });
  return new Map(await Promise.all(loaded));
}

async function loadFile(file: string, headers: Readonly<Record<string, string>>): Promise<PreparedAnswer> {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const body = await readFile(file);
  const isText = /text|json|svg/.test(type);
  return prepareAnswer({
    headers: { ...headers, 'content-type': type },
    body,
    // Brotli at its best takes seconds: of the scripts the build has done it. A drawing takes a millisecond.
    br: await readFile(`${file}.br`).catch(() => (isText ? brotli(body, quick) : undefined)),
    gzip: isText ? await zip(body) : undefined,
  });
}
