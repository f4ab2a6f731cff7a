import type { CancellationTier } from '@ashore/core/catalogue/cancellation-policies.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const organisations = pgTable('organisations', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['operator', 'supplier', 'concierge', 'distributor'] }).notNull(),
  name: text().notNull(),
});

export const products = pgTable('products', {
  id: uuid().primaryKey(),
  code: text().notNull().unique(),
  type: text({ enum: [...PRODUCT_TYPES] }).notNull(),
  slug: text().notNull(),
  locationId: uuid('location_id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  currency: text().notNull(),
  priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
  durationMinutes: integer('duration_minutes'),
  rating: numeric({ mode: 'number' }),
  reviewCount: integer('review_count').notNull().default(0),
  languages: text().array().notNull(),
  interests: text().array().notNull(),
  cancellation: jsonb().$type<CancellationTier[]>().notNull(),
  onRequest: boolean('on_request').notNull(),
  minAge: integer('min_age'),
  maxGroup: integer('max_group'),
  popularity: integer().notNull(),
  status: text({ enum: ['draft', 'review', 'live', 'withdrawn'] }).notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  featuredRank: integer('featured_rank'),
  excluded: boolean().notNull().default(false),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Its pictures, in their order; that at 0 is on its card. */
export const productImages = pgTable(
  'product_images',
  {
    productId: uuid('product_id').notNull(),
    position: integer().notNull(),
    stem: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const productTexts = pgTable(
  'product_texts',
  {
    productId: uuid('product_id').notNull(),
    locale: text({ enum: ['en', 'de', 'zh-Hans'] }).notNull(),
    name: text(),
    subTitle: text('sub_title'),
    shortDescription: text('short_description'),
    longDescription: text('long_description').array(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

export const exchangeRates = pgTable('exchange_rates', {
  validOn: date('valid_on').notNull(),
  base: text().notNull(),
  currency: text().notNull(),
  rate: numeric().notNull(),
  source: text().notNull(),
});
