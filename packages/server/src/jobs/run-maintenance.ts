import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../database/connect.ts';
import { purgeJobs } from '../database/queue/inspect-jobs.ts';
import { purgeCodes } from '../features/accounts/codes/check-code.ts';
import { purgeEvents } from '../features/accounts/events/account-events.ts';
import { purgePasswordAttempts } from '../features/accounts/limits/password-attempts.ts';
import { purgeChallenges } from '../features/accounts/passkeys/challenges.ts';
import { purgeSessions } from '../features/accounts/sessions/sessions.ts';
import { purgeVerifications } from '../features/accounts/verification/verify-email.ts';
import { purgeManifestLinks } from '../features/bookings/documents/manifest-links.ts';
import { erasePersonalData } from '../features/bookings/maintenance/erase-personal-data.ts';
import { purgeFreeBookings } from '../features/bookings/settlement/free-bookings.ts';
import { purgeEnquiries } from '../features/enquiries/purge-enquiries.ts';
import { extendCalendars } from '../features/hotels/import/extend-calendars.ts';
import type { ImageCache } from '../features/images/image-cache.ts';
import { purgeUploads } from '../features/images/remove-upload.ts';
import { purgeNewsletter } from '../features/newsletter/purge-newsletter.ts';
import { purgeBillingEmailChanges } from '../features/organisations/billing-email/change-billing-email.ts';
import { purgeInvitations } from '../features/organisations/members/invite-member.ts';
import { purgeErasures } from '../features/personal-data/erase-account.ts';
import { eraseEndedBookings } from '../features/personal-data/erase-bookings.ts';
import { purgeHolds } from '../features/quotes/holds/expire-holds.ts';
import { purgeReviews } from '../features/reviews/purge-reviews.ts';
import { purgeSearchCounts } from '../features/search/counts/counted-queries.ts';
import { purgeApplications } from '../features/suppliers/purge-applications.ts';
import { purgeWaivers } from '../features/waivers/purge-waivers.ts';
import type { FileStore } from '../gateways/files/port.ts';
import { purgeProviderRows } from '../gateways/identity/embedded/purge-provider-rows.ts';
import { purgeMails } from '../gateways/mail/outbox.ts';
import { purgeSandbox } from '../gateways/payments/sandbox/purge-sandbox.ts';
import type { Outcome } from './handler.ts';

type RunMaintenanceInput = {
  readonly database: Database;
  readonly mailRetentionDays: number;
  /** Days after a trip for which travellers' personal details are kept. */
  readonly travellerRetentionDays: number;
  /** Stores photographs and what was made of them. */
  readonly files: FileStore;
  readonly imageCache: Pick<ImageCache, 'remove'>;
};

/** Deletes outdated data and continues the calendars of hotels, in small batches, so that no request waits for it. */
export async function runMaintenance(input: RunMaintenanceInput, signal: AbortSignal): Promise<Outcome> {
  const { mailRetentionDays, travellerRetentionDays } = input;
  const { pool } = input.database;
  const batches = [
    () => purgeMails(pool, mailRetentionDays),
    () => purgeNewsletter(pool),
    () => purgeEnquiries(pool),
    () => purgeApplications(pool),
    () => purgeHolds(pool),
    () => purgeWaivers(pool),
    () => erasePersonalData(pool, travellerRetentionDays),
    () => eraseEndedBookings(input.database),
    () => purgeErasures(pool),
    () => purgeManifestLinks(pool),
    () => purgeFreeBookings(pool),
    () => purgeReviews(pool),
    () => purgeUploads(input),
    () => purgeSandbox(pool),
    () => purgeSessions(pool),
    () => purgeVerifications(pool),
    () => purgeInvitations(pool),
    () => purgeBillingEmailChanges(pool),
    () => purgePasswordAttempts(pool),
    () => purgeCodes(pool),
    () => purgeChallenges(pool),
    () => purgeEvents(pool),
    () => purgeProviderRows(pool),
    () => purgeSearchCounts(pool),
    () => purgeJobs(pool),
    () => extendCalendars(input.database, localDateAt(new Date(), 'UTC')),
  ];
  for (const workOnSome of batches) {
    while ((await workOnSome()) > 0) signal.throwIfAborted();
  }
  return { end: 'done' };
}
