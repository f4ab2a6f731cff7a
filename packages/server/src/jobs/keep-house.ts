import type { Database } from '../database/connect-database.ts';
import { purgeJobs } from '../database/jobs/purge-jobs.ts';
import { purgeEnquiries } from '../features/enquiries/purge-enquiries.ts';
import { purgeNewsletter } from '../features/newsletter/purge-newsletter.ts';
import { purgeApplications } from '../features/suppliers/purge-applications.ts';
import { purgeMails } from '../gateways/mail/purge-mails.ts';
import type { Outcome } from './handler.ts';

type Parts = { readonly database: Database; readonly mailsKeptDays: number };

/** Throws away what nobody needs any more, a handful at a time so that nobody waits for it. */
export async function keepHouse({ database, mailsKeptDays }: Parts, signal: AbortSignal): Promise<Outcome> {
  const { pool } = database;
  const chores = [
    () => purgeMails(pool, mailsKeptDays),
    () => purgeNewsletter(pool),
    () => purgeEnquiries(pool),
    () => purgeApplications(pool),
    () => purgeJobs(pool),
  ];
  for (const chore of chores) {
    while ((await chore()) > 0) signal.throwIfAborted();
  }
  return { end: 'done' };
}
