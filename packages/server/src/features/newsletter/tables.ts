import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  listId: text('list_id').notNull(),
  emailAddress: text('email_address').notNull(),
  status: text({ enum: ['pending', 'subscribed', 'unsubscribed'] }).notNull(),
  language: text().notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
});
