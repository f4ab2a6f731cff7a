import type { Database } from '../../database/connect-database.ts';
import { newsletterSubscriptions } from './tables.ts';

export type Subscription = {
  readonly listId: string;
  readonly emailAddress: string;
  readonly language: string;
};

/**
 * Notes that somebody asked for the newsletter. The address waits as pending until its owner confirms it. False
 * when it was on the list already, whoever asked.
 */
export async function subscribe(
  { db }: Database,
  { listId, emailAddress, language }: Subscription,
): Promise<boolean> {
  const written = await db
    .insert(newsletterSubscriptions)
    .values({ listId, emailAddress, language, status: 'pending' })
    .onConflictDoNothing()
    .returning({ status: newsletterSubscriptions.status });
  return written.length > 0;
}
