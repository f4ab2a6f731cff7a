import { accountsCommand, lockAccountCommand, unlockAccountCommand } from './accounts/accounts.ts';
import { eraseAccountCommand, exportAccountCommand } from './accounts/personal-data.ts';
import { bookingCommand, bookingsCommand, manifestCommand } from './bookings/bookings.ts';
import { cancelDepartureCommand } from './bookings/cancel-departure.ts';
import {
  closeDepartureCommand,
  departuresCommand,
  reopenDepartureCommand,
  setCapacityCommand,
} from './bookings/departures.ts';
import { discountCommand, discountsCommand, endDiscountCommand } from './bookings/discounts.ts';
import { foreignBookingsCommand } from './bookings/foreign-bookings.ts';
import {
  closeNightsCommand,
  hotelArrivalsCommand,
  hotelNightsCommand,
  reopenNightsCommand,
  setAllotmentCommand,
} from './bookings/hotel-nights.ts';
import { noShowCommand } from './bookings/no-show.ts';
import { refundCommand } from './bookings/refund.ts';
import { answerRequestCommand, requestsCommand } from './bookings/requests.ts';
import { unsettledMoneyCommand } from './bookings/unsettled-money.ts';
import type { Command } from './command.ts';
import { exportCommand, importCommand } from './content/catalogue.ts';
import { changeCallCommand } from './content/change-call.ts';
import { answerEnquiryCommand, enquiriesCommand } from './content/enquiries.ts';
import { foreignHotelsCommand } from './content/foreign-hotels.ts';
import { hotelRatesCommand } from './content/hotel-rates.ts';
import { exportHotelsCommand, importHotelsCommand } from './content/hotels.ts';
import { imageCommand } from './content/images.ts';
import { inviteReviewCommand } from './content/invite-review.ts';
import { ratesCommand } from './content/rates.ts';
import {
  deleteReviewCommand,
  publishReviewCommand,
  rejectReviewCommand,
  replyReviewCommand,
  reviewsCommand,
} from './content/reviews.ts';
import { exportTimetableCommand, importTimetableCommand } from './content/timetable.ts';
import { backupCommand, restoreCommand } from './operations/backup.ts';
import { checkCommand } from './operations/check.ts';
import { migrateCommand } from './operations/migrate.ts';
import { emailsCommand, jobsCommand } from './operations/queue.ts';
import { searchQueriesCommand } from './operations/search-queries.ts';
import { addSynonymCommand, removeSynonymCommand, synonymsCommand } from './operations/synonyms.ts';
import {
  applicationsCommand,
  approveSupplierCommand,
  declineSupplierCommand,
} from './partners/applications.ts';
import { endListingCommand } from './partners/end-listing.ts';
import { inviteCommand } from './partners/invite.ts';
import { organisationCommand, organisationsCommand } from './partners/organisations.ts';

/** All commands of `npm run ashore -- <command>`. A feature adds its commands here. */
export const commands: Readonly<Record<string, Command>> = {
  accounts: accountsCommand,
  'add-synonym': addSynonymCommand,
  'answer-enquiry': answerEnquiryCommand,
  'answer-request': answerRequestCommand,
  applications: applicationsCommand,
  'approve-supplier': approveSupplierCommand,
  backup: backupCommand,
  booking: bookingCommand,
  bookings: bookingsCommand,
  'cancel-departure': cancelDepartureCommand,
  'change-call': changeCallCommand,
  check: checkCommand,
  'close-departure': closeDepartureCommand,
  'close-nights': closeNightsCommand,
  'decline-supplier': declineSupplierCommand,
  'delete-review': deleteReviewCommand,
  departures: departuresCommand,
  discount: discountCommand,
  discounts: discountsCommand,
  emails: emailsCommand,
  'end-discount': endDiscountCommand,
  'end-listing': endListingCommand,
  enquiries: enquiriesCommand,
  'erase-account': eraseAccountCommand,
  export: exportCommand,
  'export-account': exportAccountCommand,
  'export-hotels': exportHotelsCommand,
  'export-timetable': exportTimetableCommand,
  'foreign-bookings': foreignBookingsCommand,
  'foreign-hotels': foreignHotelsCommand,
  'hotel-arrivals': hotelArrivalsCommand,
  'hotel-nights': hotelNightsCommand,
  'hotel-rates': hotelRatesCommand,
  image: imageCommand,
  import: importCommand,
  'import-hotels': importHotelsCommand,
  'import-timetable': importTimetableCommand,
  invite: inviteCommand,
  'invite-review': inviteReviewCommand,
  jobs: jobsCommand,
  'lock-account': lockAccountCommand,
  manifest: manifestCommand,
  migrate: migrateCommand,
  'no-show': noShowCommand,
  organisation: organisationCommand,
  organisations: organisationsCommand,
  'publish-review': publishReviewCommand,
  rates: ratesCommand,
  refund: refundCommand,
  'reject-review': rejectReviewCommand,
  'remove-synonym': removeSynonymCommand,
  'reopen-departure': reopenDepartureCommand,
  'reopen-nights': reopenNightsCommand,
  'reply-review': replyReviewCommand,
  requests: requestsCommand,
  restore: restoreCommand,
  reviews: reviewsCommand,
  'search-queries': searchQueriesCommand,
  'set-allotment': setAllotmentCommand,
  'set-capacity': setCapacityCommand,
  synonyms: synonymsCommand,
  'unlock-account': unlockAccountCommand,
  'unsettled-money': unsettledMoneyCommand,
};
