import { readFileSync } from 'node:fs';
import { compose } from '@ashore/artwork/compose.ts';
import { compositionOf } from '@ashore/artwork/composition-of.ts';
import sharp from 'sharp';

/**
 * The pictures of some places on one sheet, to be looked at:
 * node demo/draw/print-contact-sheet.ts sheet.png lisbon bergen
 */
const [file = 'sheet.png', ...slugs] = process.argv.slice(2);
const cell = 320;
const across = 5;

const pictures = slugs.flatMap((place) => {
  const path = new URL(`../places/${place}.json`, import.meta.url);
  const { products } = JSON.parse(readFileSync(path, 'utf8')) as {
    products: { scene: string; prop: string }[];
  };
  return products.map(({ scene, prop }, rank) => compose(compositionOf({ place, rank, scene, prop })));
});

const tiles = pictures.map(async (picture, at) => ({
  input: await sharp(Buffer.from(picture)).resize(cell, cell).png().toBuffer(),
  left: (at % across) * cell,
  top: Math.floor(at / across) * cell,
}));

const height = Math.ceil(pictures.length / across) * cell;
await sharp({ create: { width: across * cell, height, channels: 3, background: '#fffdf7' } })
  .composite(await Promise.all(tiles))
  .png({ palette: true })
  .toFile(file);
