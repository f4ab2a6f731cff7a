import { mkdir, writeFile } from 'node:fs/promises';
import { printPicture } from '@ashore/artwork/shop/print-picture.ts';
import { pictures } from './pictures.ts';

const folder = new URL('../artwork/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const picture of pictures)
  await writeFile(new URL(`${picture.stem}.svg`, folder), printPicture(picture));

const sizes = pictures.map(({ stem, dominant, width, height }) => [stem, { dominant, width, height }]);
await writeFile(new URL('artwork.json', folder), `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
