import { cancelDeparture } from './bookings/cancel-departure.ts';
import { capacity, close, departures, reopen } from './bookings/departures.ts';
import { discount, discounts, endDiscountVerb } from './bookings/discounts.ts';
import { refund } from './bookings/refund.ts';
import { answerRequestVerb, requests } from './bookings/requests.ts';
import { unsettledMoneyVerb } from './bookings/unsettled-money.ts';
import type { Verb } from './command.ts';
import { exportVerb, importVerb } from './content/catalogue.ts';
import { answered, enquiries } from './content/enquiries.ts';
import { image } from './content/images.ts';
import { inviteReview } from './content/invite-review.ts';
import { rates } from './content/rates.ts';
import { deleteReviewVerb, publishReview, rejectReview, replyReview, reviews } from './content/reviews.ts';
import { backup, restore } from './operations/backup.ts';
import { check } from './operations/check.ts';
import { migrateVerb } from './operations/migrate.ts';
import { jobs, mails } from './operations/queue.ts';
import { testToken } from './operations/test-token.ts';
import { applications, approve, decline } from './partners/applications.ts';
import { endListingVerb } from './partners/end-listing.ts';
import { organisation, organisations } from './partners/organisations.ts';

/** All verbs of `npm run ashore -- <verb>`. A feature adds its verbs here. */
export const verbs: Readonly<Record<string, Verb>> = {
  'answer-enquiry': answered,
  'answer-request': answerRequestVerb,
  applications,
  'approve-supplier': approve,
  backup,
  'cancel-departure': cancelDeparture,
  check,
  'close-departure': close,
  'decline-supplier': decline,
  'delete-review': deleteReviewVerb,
  departures,
  discount,
  discounts,
  emails: mails,
  'end-discount': endDiscountVerb,
  'end-listing': endListingVerb,
  enquiries,
  export: exportVerb,
  image,
  import: importVerb,
  'invite-review': inviteReview,
  jobs,
  migrate: migrateVerb,
  organisation,
  organisations,
  'publish-review': publishReview,
  rates,
  refund,
  'reject-review': rejectReview,
  'reopen-departure': reopen,
  'reply-review': replyReview,
  requests,
  restore,
  reviews,
  'set-capacity': capacity,
  'test-token': testToken,
  'unsettled-money': unsettledMoneyVerb,
};
