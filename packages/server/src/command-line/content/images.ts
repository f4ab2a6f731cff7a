import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { findComposedImage, setProductImage } from '../../features/catalogue/product-images.ts';
import { createImageCache } from '../../features/images/image-cache.ts';
import { cacheFolderOf, filesOf } from '../../features/images/image-service.ts';
import { removeUpload } from '../../features/images/remove-upload.ts';
import { type StoredUpload, storeUpload, uploadLimits } from '../../features/images/store-upload.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const imageCommand: Command = {
  summary: 'Sets or removes the photograph of a product.',
  usage: [
    '<product code> <file> | <product code> --remove',
    '<file>    a photograph: JPEG, PNG, WebP or AVIF of at most 10 MB and 40 megapixels',
    '--remove  restores the composed image of the product',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { remove: { type: 'boolean' } }, 2);
    const [code, file] = positionals;
    if (code === undefined) throw new UsageError('Missing <product code>.');
    if ((values.remove === true) === (file !== undefined))
      throw new UsageError('Either <file> or --remove is required.');
    const bytes = file === undefined ? undefined : readPhotograph(resolve(file));
    return await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const composed = await findComposedImage(database, code);
      if (composed === undefined) throw new CannotStart(`There is no product with the code ${code}.`);
      const deps = { ...imageDeps(context), database };
      if (bytes === undefined)
        return await removePhotograph(deps, code, composed.exists ? composed.name : null);
      return await setPhotograph(deps, { code, name: composed.name, bytes });
    });
  },
};

type ImageDeps = ReturnType<typeof imageDeps> & { readonly database: Database };

function imageDeps({ readSettings, print }: CommandContext) {
  const { dataFolder } = readSettings();
  return {
    files: filesOf(dataFolder),
    // The command only removes images from the cache. The server keeps it within its limit.
    imageCache: createImageCache(cacheFolderOf(dataFolder), Number.POSITIVE_INFINITY),
    print,
  };
}

function readPhotograph(path: string): Buffer {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new CannotStart(`There is no file ${path}.`);
  if (stats.size > uploadLimits.bytes) throw new CannotStart(rejectionTexts['too many bytes']);
  return readFileSync(path);
}

type SetPhotographInput = { readonly code: string; readonly name: string; readonly bytes: Buffer };

async function setPhotograph(deps: ImageDeps, { code, name, bytes }: SetPhotographInput): Promise<number> {
  const storedUpload = await storeUpload(deps, { bytes, name });
  if (storedUpload.outcome !== 'stored') throw new CannotStart(rejectionTexts[storedUpload.because]);
  const { stem, width, height } = storedUpload;
  await replaceProductImage(deps, code, stem);
  deps.print(`${code} now shows ${stem} (${width} × ${height}).`);
  return 0;
}

async function removePhotograph(deps: ImageDeps, code: string, composed: string | null): Promise<number> {
  const previousStem = await replaceProductImage(deps, code, composed);
  deps.print(
    previousStem === composed ? `${code} has no photograph.` : `${code} shows its composed image again.`,
  );
  return 0;
}

/**
 * Sets the image of a product and returns the previous one. A photograph that is no longer shown is deleted
 * for good.
 */
async function replaceProductImage(
  deps: ImageDeps,
  code: string,
  stem: string | null,
): Promise<string | null> {
  const previousStem = (await setProductImage(deps.database, { code, stem }))?.before ?? null;
  if (previousStem !== null && previousStem !== stem) await removeUpload(deps, previousStem);
  return previousStem;
}

type RejectionReason = Exclude<StoredUpload, { outcome: 'stored' }>['because'];

const rejectionTexts: Readonly<Record<RejectionReason, string>> = {
  'too many bytes': 'The file is larger than 10 MB.',
  'too many pixels': 'The image has more than 40 megapixels.',
  'too small': 'The image is smaller than 400 pixels on one side.',
  'not a photograph': 'The file is not a JPEG, PNG, WebP or AVIF image.',
  unreadable: 'The file is damaged and cannot be read.',
};
