import { readdirSync, readFileSync } from 'node:fs';
import type { PictureOf } from '@ashore/artwork/composition-of.ts';
import { HOTEL_SUBJECTS, type HotelPictureOf } from '@ashore/artwork/hotels/hotel-picture.ts';

type English<Text> = { readonly en: Text };

type Product = {
  readonly slug: string;
  readonly scene: string;
  readonly prop: string;
  readonly sight: string | null;
  readonly landmark?: string;
  readonly title: English<string>;
  readonly subTitle: English<string>;
  readonly short: English<string>;
  readonly long: English<readonly string[]>;
  readonly highlights?: English<readonly string[]>;
};

export type PlaceFile = {
  readonly location: { readonly slug: string };
  readonly suppliers: readonly { readonly slug: string; readonly name: string }[];
  readonly products: readonly Product[];
};

const folder = new URL('../places/', import.meta.url);

/** The place files of the demonstration data. */
export const placeFiles: readonly PlaceFile[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
);

/** What the import gives to the picture of each product, in the order of the files. */
export const productPictures: readonly (PictureOf & { readonly slug: string })[] = placeFiles.flatMap(
  ({ location, products }) =>
    products.map(({ slug, scene, prop, sight, landmark }, rank) => ({
      slug,
      place: location.slug,
      rank,
      scene,
      prop,
      ...(sight && { sight }),
      ...(landmark && { landmark }),
    })),
);

type Motif = Pick<HotelPictureOf, 'facade' | 'view' | 'pool' | 'breakfast'>;

const hotelFolder = new URL('../hotels/', import.meta.url);

/** The four subjects of each hotel of the demonstration, with the pool only if there is one. */
export const hotelPictures: readonly HotelPictureOf[] = readdirSync(hotelFolder).flatMap((name) => {
  const file: {
    readonly place: string;
    readonly hotels: readonly { readonly slug: string; readonly latitude: number; readonly motif: Motif }[];
  } = JSON.parse(readFileSync(new URL(name, hotelFolder), 'utf8'));
  return file.hotels.flatMap(({ slug, latitude, motif }) =>
    HOTEL_SUBJECTS.filter((subject) => subject !== 'pool' || motif.pool !== 'none').map((subject) => ({
      place: file.place,
      hotel: slug,
      subject,
      ...motif,
      latitude,
    })),
  );
});

/** All that a product’s page says in English. */
export function englishTextOf({ title, subTitle, short, long, highlights }: Product): string {
  return [title.en, subTitle.en, short.en, ...long.en, ...(highlights?.en ?? [])].join('\n');
}
