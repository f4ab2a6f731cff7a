import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Compresses every file a browser may fetch, once and as well as it goes, so that no request pays for it. */
const [folder = ''] = process.argv.slice(2);
const compress = promisify(brotliCompress);
const texts = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

const entries = await readdir(join(folder, 'client'), { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compressFile));

async function compressFile(file: string) {
  const body = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${file}.br`, await compress(body, { params }));
}
