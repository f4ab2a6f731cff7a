import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const images = pgTable('images', {
  stem: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  dominant: text().notNull(),
  /** A recipe; read through its schema, never as it is. */
  artwork: jsonb(),
  fileSha256: text('file_sha256'),
  mediaType: text('media_type'),
  focusLeft: integer('focus_left').notNull().default(50),
  focusTop: integer('focus_top').notNull().default(50),
  utcAddedAt: timestamp('utc_added_at', { withTimezone: true }).notNull().defaultNow(),
});
