import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { composedPictureOf, givePicture } from '../../features/catalogue/product-images.ts';
import { createImageCache } from '../../features/images/image-cache.ts';
import { cacheFolderOf, filesOf } from '../../features/images/image-service.ts';
import { removeUpload } from '../../features/images/remove-upload.ts';
import { maxUploadBytes, type StoredUpload, storeUpload } from '../../features/images/store-upload.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const image: Verb = {
  summary: 'Sets or removes the photograph of a product.',
  usage: [
    '<product code> <file> | <product code> --remove',
    '<file>    a photograph: JPEG, PNG, WebP or AVIF of at most 10 MB and 40 megapixels',
    '--remove  the picture that is composed for the product comes back',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { remove: { type: 'boolean' } }, 2);
    const [code, file] = positionals;
    if (code === undefined) throw new WrongUsage('A product must be named by its code.');
    if ((values.remove === true) === (file !== undefined))
      throw new WrongUsage('Either a file is given, or --remove.');
    const bytes = file === undefined ? undefined : readPhotograph(resolve(file));
    return await withDatabase(context, { mayMake: false }, async ({ database }) => {
      const composed = await composedPictureOf(database, code);
      if (composed === undefined) throw new CannotStart(`There is no product with the code ${code}.`);
      const parts = { ...partsOf(context), database };
      if (bytes === undefined) return await takeAway(parts, code, composed.isThere ? composed.name : null);
      return await give(parts, { code, name: composed.name, bytes });
    });
  },
};

type Parts = ReturnType<typeof partsOf> & { readonly database: Database };

function partsOf({ readSettings, print }: CommandContext) {
  const { dataFolder } = readSettings();
  return {
    files: filesOf(dataFolder),
    kept: createImageCache(cacheFolderOf(dataFolder), Number.POSITIVE_INFINITY),
    print,
  };
}

function readPhotograph(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new CannotStart(`There is no file ${path}.`);
  if (found.size > maxUploadBytes.bytes) throw new CannotStart(sentences['too many bytes']);
  return readFileSync(path);
}

type Giving = { readonly code: string; readonly name: string; readonly bytes: Buffer };

async function give(parts: Parts, { code, name, bytes }: Giving): Promise<number> {
  const stored = await storeUpload(parts, { bytes, name });
  if (stored.outcome !== 'stored') throw new CannotStart(sentences[stored.because]);
  const { stem, width, height } = stored;
  await show(parts, code, stem);
  parts.print(`${code} now shows ${stem} (${width} × ${height}).`);
  return 0;
}

async function takeAway(parts: Parts, code: string, composed: string | null): Promise<number> {
  const before = await show(parts, code, composed);
  parts.print(
    before === composed ? `${code} has no photograph.` : `${code} shows its composed picture again.`,
  );
  return 0;
}

/**
 * Sets the image of a product and returns the previous one. A photograph that is no longer shown is deleted
 * for good.
 */
async function show(parts: Parts, code: string, stem: string | null): Promise<string | null> {
  const before = (await givePicture(parts.database, { code, stem }))?.before ?? null;
  if (before !== null && before !== stem) await removeUpload(parts, before);
  return before;
}

type Because = Exclude<StoredUpload, { outcome: 'stored' }>['because'];

const sentences: Readonly<Record<Because, string>> = {
  'too many bytes': 'The file is larger than 10 MB.',
  'too many pixels': 'The picture has more than 40 megapixels.',
  'too small': 'The picture is smaller than 400 pixels on one side.',
  'not a photograph': 'The file is not a JPEG, PNG, WebP or AVIF image.',
  unreadable: 'The file is damaged and cannot be read.',
};
