import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { PlaceFile, ProductInFile } from '../../src/features/catalogue/file/place-file.ts';
import { catalogueCode, catalogueId } from '../../src/features/catalogue/import/catalogue-id.ts';
import { importPlaces } from '../../src/features/catalogue/import/import-catalogue.ts';
import type { TestCatalogue } from '../database/test-database.ts';
import { placeWith, productRow } from './place-file.ts';

const inThree = (en: string, de: string, zh: string) => ({ en, de, 'zh-Hans': zh });

function trip(number: number, differences: Partial<ProductInFile> = {}): ProductInFile {
  return productRow(`trip-${number}`, {
    title: inThree(`Trip ${number}`, `Ausflug ${number}`, `行程 ${number}`),
    ...differences,
  });
}

const lisbon = placeWith('lisbon', [
  trip(1, { featured: 2 }),
  trip(2, { featured: 1, type: 'shows', popularity: 90 }),
  trip(4, { featured: 3, type: 'transfers', durationMinutes: null }),
]);

const kyoto = placeWith('kyoto', [trip(3, { price: { adult: 9_800 }, reviews: [], popularity: 10 })], false);

/** Two places and four products: enough for every rule of the catalogue to apply. */
const places: PlaceFile[] = [
  {
    ...lisbon,
    location: { ...lisbon.location, names: inThree('Lisbon', 'Lissabon', '里斯本') },
  },
  {
    ...kyoto,
    location: {
      ...kyoto.location,
      names: inThree('Kyoto', 'Kyoto', '京都'),
      countryNames: inThree('Japan', 'Japan', '日本'),
      country: 'JP',
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
    },
  },
];

const named = (city: string, number: number) => ({
  id: catalogueId('product', city, `trip-${number}`),
  code: catalogueCode('product', city, `trip-${number}`),
});

/** Ids and codes of the products. */
export const trip1 = named('lisbon', 1);
export const trip2 = named('lisbon', 2);
export const trip3 = named('kyoto', 3);
export const trip4 = named('lisbon', 4);
export const kyotoCode = catalogueCode('city', 'kyoto');
export const lisbonId = catalogueId('city', 'lisbon');
export const lisbonCode = catalogueCode('city', 'lisbon');

/** Four products of two places, with exchange rates. */
export const smallCatalogue: TestCatalogue = {
  name: 'small',
  async load(database) {
    await importPlaces(database, { places, today: localDate('2026-11-21') });
    await database.pool.query(
      `insert into exchange_rates (valid_on, base, currency, rate, source) values
         ('2026-11-20', 'EUR', 'USD', 1.10, 'test'), ('2026-11-20', 'EUR', 'JPY', 160, 'test'),
         ('2026-11-20', 'EUR', 'GBP', 0.88, 'test')`,
    );
  },
};
