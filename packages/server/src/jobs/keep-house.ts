import type { Database } from '../database/connect-database.ts';
import { purgeJobs } from '../database/jobs/purge-jobs.ts';
import { purgeManifestLinks } from '../features/bookings/manifest-link.ts';
import { purgeFreeBookings } from '../features/bookings/purge-free-bookings.ts';
import { shredBookings } from '../features/bookings/shred-bookings.ts';
import { purgeEnquiries } from '../features/enquiries/purge-enquiries.ts';
import type { KeptPictures } from '../features/images/kept-pictures.ts';
import { purgeUploads } from '../features/images/purge-uploads.ts';
import { purgeNewsletter } from '../features/newsletter/purge-newsletter.ts';
import { purgeHolds } from '../features/quotes/purge-holds.ts';
import { purgeReviews } from '../features/reviews/purge-reviews.ts';
import { purgeApplications } from '../features/suppliers/purge-applications.ts';
import { purgeWaivers } from '../features/waivers/purge-waivers.ts';
import type { FileStore } from '../gateways/files/port.ts';
import { purgeMails } from '../gateways/mail/purge-mails.ts';
import { purgeSandbox } from '../gateways/payments/sandbox/purge-sandbox.ts';
import type { Outcome } from './handler.ts';

type Parts = {
  readonly database: Database;
  readonly mailsKeptDays: number;
  /** After a trip, of what travellers said of themselves. */
  readonly travellersKeptDays: number;
  /** Where photographs are kept, and what was made of them. */
  readonly files: FileStore;
  readonly kept: Pick<KeptPictures, 'remove'>;
};

/** Throws away what nobody needs any more, a handful at a time so that nobody waits for it. */
export async function keepHouse(parts: Parts, signal: AbortSignal): Promise<Outcome> {
  const { mailsKeptDays, travellersKeptDays } = parts;
  const { pool } = parts.database;
  const chores = [
    () => purgeMails(pool, mailsKeptDays),
    () => purgeNewsletter(pool),
    () => purgeEnquiries(pool),
    () => purgeApplications(pool),
    () => purgeHolds(pool),
    () => purgeWaivers(pool),
    () => shredBookings(pool, travellersKeptDays),
    () => purgeManifestLinks(pool),
    () => purgeFreeBookings(pool),
    () => purgeReviews(pool),
    () => purgeUploads(parts),
    () => purgeSandbox(pool),
    () => purgeJobs(pool),
  ];
  for (const chore of chores) {
    while ((await chore()) > 0) signal.throwIfAborted();
  }
  return { end: 'done' };
}
