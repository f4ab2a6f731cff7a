import { code, uuid } from '@ashore/core/contract/conventions.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { z } from 'zod';
import type { Database } from '../../database/connect-database.ts';
import { locations, locationTexts, publicCodes } from '../locations/tables.ts';
import { exchangeRates, organisations, products, productTexts } from './tables.ts';

const perLanguage = <Text extends z.ZodType>(text: Text) => z.object({ en: text, de: text, 'zh-Hans': text });

const locationRow = z.object({
  id: uuid,
  code,
  slug: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isPort: z.boolean(),
  names: perLanguage(z.string()),
  countryNames: perLanguage(z.string()),
  stateNames: perLanguage(z.string()).optional(),
});

const productRow = z.object({
  id: uuid,
  code,
  type: z.enum(PRODUCT_TYPES),
  slug: z.string(),
  location: code,
  supplier: uuid,
  currency: z.string(),
  priceMinor: z.int(),
  originalPriceMinor: z.int().nullable(),
  durationMinutes: z.int().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  languages: z.array(z.string()),
  interests: z.array(z.string()),
  featuredRank: z.int().nullable(),
  picture: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  texts: perLanguage(
    z.object({
      name: z.string(),
      subTitle: z.string(),
      shortDescription: z.string(),
      longDescription: z.array(z.string()),
    }),
  ),
});

export const catalogueFile = z.object({
  locations: z.array(locationRow),
  suppliers: z.array(z.object({ id: uuid, name: z.string() })),
  products: z.array(productRow),
  rates: z.object({
    date: z.iso.date(),
    source: z.string(),
    base: z.string(),
    rates: z.record(z.string(), z.string()),
  }),
});
export type CatalogueFile = z.output<typeof catalogueFile>;

const languages = ['en', 'de', 'zh-Hans'] as const;

/** Writes a whole catalogue into an empty database, or nothing of it. */
export async function importCatalogue({ db }: Database, file: CatalogueFile): Promise<void> {
  const locationIds = new Map(file.locations.map((location) => [location.code, location.id]));
  await db.transaction(async (write) => {
    await write
      .insert(publicCodes)
      .values([
        ...file.locations.map((location) => ({ code: location.code, kind: 'location' as const })),
        ...file.products.map((product) => ({ code: product.code, kind: 'product' as const })),
      ]);
    await write.insert(locations).values(file.locations);
    await write.insert(locationTexts).values(file.locations.flatMap(textsOfLocation));
    await write
      .insert(organisations)
      .values(file.suppliers.map(({ id, name }) => ({ id, name, kind: 'supplier' as const })));
    await write.insert(products).values(
      file.products.map((product) => ({
        ...product,
        locationId: idOf(locationIds, product.location),
        supplierId: product.supplier,
      })),
    );
    await write
      .insert(productTexts)
      .values(
        file.products.flatMap(({ id, texts }) =>
          languages.map((locale) => ({ productId: id, locale, ...texts[locale] })),
        ),
      );
    const { date, base, source, rates } = file.rates;
    await write
      .insert(exchangeRates)
      .values(
        Object.entries(rates).map(([currency, rate]) => ({ validOn: date, base, source, currency, rate })),
      );
  });
}

function textsOfLocation({ id, names, countryNames, stateNames }: CatalogueFile['locations'][number]) {
  return languages.map((locale) => ({
    locationId: id,
    locale,
    name: names[locale],
    countryName: countryNames[locale],
    stateName: stateNames?.[locale] ?? null,
  }));
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The catalogue names the place ${key} but does not contain it`);
  return id;
}
