import { applications } from './applications.ts';
import { backup } from './backup.ts';
import { callOff } from './call-off.ts';
import { capacity } from './capacity.ts';
import { check } from './check.ts';
import { close, reopen } from './close.ts';
import { delist } from './delist.ts';
import { departures } from './departures.ts';
import { discount, discounts, endDiscountVerb } from './discounts.ts';
import { answered, enquiries } from './enquiries.ts';
import { exportVerb } from './export.ts';
import { house, houses } from './houses.ts';
import { importVerb } from './import.ts';
import { inviteReview } from './invite-review.ts';
import { jobs } from './jobs.ts';
import { mails } from './mails.ts';
import { migrateVerb } from './migrate.ts';
import { moneyInDoubtVerb } from './money-in-doubt.ts';
import { picture } from './picture.ts';
import { rates } from './rates.ts';
import { refund } from './refund.ts';
import { answerRequestVerb, requests } from './requests.ts';
import { restore } from './restore.ts';
import { deleteReviewVerb, publishReview, rejectReview, replyReview } from './review-decisions.ts';
import { reviews } from './reviews.ts';
import { approve, decline } from './supplier-decisions.ts';
import { testToken } from './test-token.ts';
import type { Verb } from './verb.ts';

/** Everything `npm run ashore -- <verb>` can do. A feature adds its verbs here. */
export const verbs: Readonly<Record<string, Verb>> = {
  'answer-request': answerRequestVerb,
  answered,
  applications,
  approve,
  backup,
  'call-off': callOff,
  capacity,
  check,
  close,
  decline,
  delist,
  'delete-review': deleteReviewVerb,
  departures,
  discount,
  discounts,
  'end-discount': endDiscountVerb,
  enquiries,
  export: exportVerb,
  house,
  houses,
  import: importVerb,
  'invite-review': inviteReview,
  jobs,
  mails,
  migrate: migrateVerb,
  'money-in-doubt': moneyInDoubtVerb,
  picture,
  'publish-review': publishReview,
  rates,
  'reject-review': rejectReview,
  refund,
  reopen,
  'reply-review': replyReview,
  requests,
  restore,
  reviews,
  'test-token': testToken,
};
