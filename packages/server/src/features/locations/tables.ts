import { boolean, doublePrecision, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const publicCodes = pgTable('public_codes', {
  code: text().primaryKey(),
  kind: text({ enum: ['location', 'product', 'hotel'] }).notNull(),
});

export const locations = pgTable('locations', {
  id: uuid().primaryKey(),
  code: text().notNull().unique(),
  slug: text().notNull(),
  placeKind: text('place_kind', { enum: ['country', 'city', 'port', 'sight'] }).notNull(),
  parentId: uuid('parent_id'),
  countryCode: text('country_code').notNull(),
  timeZone: text('time_zone').notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  isPort: boolean('is_port').notNull().default(false),
});

export const locationTexts = pgTable(
  'location_texts',
  {
    locationId: uuid('location_id').notNull(),
    locale: text({ enum: ['en', 'de', 'zh-Hans'] }).notNull(),
    name: text().notNull(),
    stateName: text('state_name'),
    countryName: text('country_name').notNull(),
    introduction: text(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.locale] })],
);
