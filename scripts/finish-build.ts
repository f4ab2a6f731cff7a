import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compactManifest } from './compact-manifest.ts';
import { drawSiteImages } from './draw-site-images.ts';

/**
 * Completes the build after the bundler: draws the icons and the picture for previews, shortens the list of routes, and compresses every
 * text file that a browser may fetch. The best compression is made once here, so that no request pays for it.
 */
const [folder = ''] = process.argv.slice(2);
await drawSiteImages({
  variantFolder: join('variants', process.env.VARIANT ?? 'ashore'),
  artworkFolder: join('demo', 'artwork'),
  outputFolder: join(folder, 'client', 'icons'),
});

const compress = promisify(brotliCompress);
const compressedExtensions = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

const entries = await readdir(join(folder, 'client'), { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressedExtensions.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
for (const file of files.filter((name) => /^manifest-\w+\.js$/.test(basename(name))))
  await writeFile(file, compactManifest(await readFile(file, 'utf8')));
await Promise.all(files.map(compressFile));

async function compressFile(file: string) {
  const body = await readFile(file);
  const brotliParams = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${file}.br`, await compress(body, { params: brotliParams }));
}
