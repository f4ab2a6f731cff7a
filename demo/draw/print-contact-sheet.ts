import { compose } from '@ashore/artwork/compose.ts';
import { compositionOf, type PictureOf } from '@ashore/artwork/composition-of.ts';
import { hotelPicture } from '@ashore/artwork/hotels/hotel-picture.ts';
import { placePicture } from '@ashore/artwork/place-picture.ts';
import { supplierMark } from '@ashore/artwork/supplier-mark.ts';
import sharp from 'sharp';
import { hotelPictures, placeFiles, productPictures } from './demonstration-pictures.ts';

/**
 * Prints pictures on one sheet for review:
 * `npx node demo/draw/print-contact-sheet.ts sheet.png lisbon bergen`: the products of these places
 * `--views lisbon`: the galleries of its first six products
 * `--places`: the poster of every place
 * `--random 60`: that many products, of different places
 * `--crops 20`: that many products in seven shapes of frame
 * `--scene market`: every product in this scene
 * `--products sydney-whales-off-the-heads …`: these products, written `<place>-<slug>`
 * `--landmarks three-sisters …`: these landmarks, each alone
 * `--marks`: suppliers
 * `--hotels lisbon`: façade, room, pool and breakfast of the hotels of these places
 */
const [file = 'sheet.png', first = '--places', ...rest] = process.argv.slice(2);
const places = placeFiles;
const products = productPictures;
const shapes = [
  [320, 400],
  [400, 320],
  [400, 250],
  [400, 300],
  [320, 320],
  [400, 225],
  [300, 400],
] as const;

type Tile = { readonly svg: string; readonly width?: number };
const { tiles, across, cell } = sheetOf(first, rest);
const height = Math.ceil(tiles.length / across) * cell;
await sharp({ create: { width: across * cell, height, channels: 3, background: '#fffdf7' } })
  .composite(
    await Promise.all(
      tiles.map(async ({ svg, width = cell }, at) => ({
        input: await sharp(Buffer.from(svg)).resize(width, null).png().toBuffer(),
        left: (at % across) * cell,
        top: Math.floor(at / across) * cell,
      })),
    ),
  )
  .png({ palette: true })
  .toFile(file);

function sheetOf(
  what: string,
  more: readonly string[],
): { tiles: readonly Tile[]; across: number; cell: number } {
  const wholePictures = (list: readonly PictureOf[]) =>
    list.map((one) => ({ svg: compose(compositionOf(one)) }));
  const count = Number(more[0] ?? 20);
  const spread = (list: readonly PictureOf[]) =>
    Array.from(
      { length: count },
      (_, i) => list[Math.floor(((i + 0.5) / count) * list.length + i * 7) % list.length],
    ).filter((one) => one !== undefined);
  if (what === '--places')
    return {
      tiles: places.map(({ location }) => ({ svg: compose(placePicture({ place: location.slug })) })),
      across: 10,
      cell: 240,
    };
  if (what === '--random') return { tiles: wholePictures(spread(products)), across: 10, cell: 240 };
  if (what === '--scene')
    return { tiles: wholePictures(products.filter(({ scene }) => scene === more[0])), across: 8, cell: 240 };
  if (what === '--products')
    return {
      tiles: wholePictures(products.filter(({ place, slug }) => more.includes(`${place}-${slug}`))),
      across: 5,
      cell: 320,
    };
  if (what === '--landmarks') {
    const landmarkAlone = (landmark: string) => ({
      place: 'rome',
      rank: 0,
      scene: 'sight',
      prop: 'none',
      landmark,
    });
    return { tiles: wholePictures(more.map(landmarkAlone)), across: 5, cell: 320 };
  }
  if (what === '--hotels') {
    const pictures = hotelPictures.filter(({ place }) => more.includes(place));
    const frame = { width: 640, height: 400 };
    return {
      tiles: pictures.map((one) => ({ svg: compose(hotelPicture(one), frame) })),
      across: 4,
      cell: 320,
    };
  }
  if (what === '--marks') {
    const marks = places
      .flatMap(({ suppliers }) => suppliers)
      .map((supplier) => ({ svg: supplierMark(supplier), width: 72 }));
    return { tiles: marks, across: 20, cell: 84 };
  }
  if (what === '--views') {
    const of = products.filter(({ place }) => more.includes(place)).slice(0, 6);
    const views = [0, 1, 2, 3, 4] as const;
    return {
      tiles: of.flatMap((one) => wholePictures(views.map((view) => ({ ...one, view })))),
      across: 5,
      cell: 320,
    };
  }
  if (what === '--crops') {
    const cut = (one: PictureOf) =>
      shapes.map(([width, high]) => ({
        svg: compose(compositionOf(one), { width, height: high }),
        width: Math.round(width * 0.55),
      }));
    return { tiles: spread(products).flatMap(cut), across: 7, cell: 232 };
  }
  const slugs = [what, ...more];
  return {
    tiles: slugs.flatMap((slug) => wholePictures(products.filter(({ place }) => place === slug))),
    across: 5,
    cell: 320,
  };
}
