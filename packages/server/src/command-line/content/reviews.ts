import { CannotStart } from '../../database/cannot-start.ts';
import { decideOnReview, type ReviewDecision } from '../../features/reviews/decide-on-review.ts';
import { deleteReview } from '../../features/reviews/delete-review.ts';
import { listPendingReviews, type PendingReview } from '../../features/reviews/list-pending.ts';
import { replyToReview } from '../../features/reviews/reply-to-review.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, type CommandContext, readOptions } from '../command.ts';
import { readSiteOfMails } from '../site-of-mails.ts';
import { withDatabase } from '../with-database.ts';
import { type ReviewArguments, readReviewArguments, readReviewLanguage } from './invite-review.ts';

export const reviewsCommand: Command = {
  summary: 'Lists pending reviews, or all reviews of one product.',
  usage: ['[--product <code>]', '--product <code>  all reviews of this product, in every state'],
  async run(args, context) {
    const { product } = readOptions(args, { product: { type: 'string' } }).values;
    const code = typeof product === 'string' ? product : undefined;
    const listedReviews = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listPendingReviews(database, code),
    );
    if (listedReviews.length === 0) context.print(code ? 'No reviews.' : 'No pending reviews.');
    for (const line of listedReviews.flatMap(reviewLines)) context.print(line);
    return 0;
  },
};

function reviewLines({
  id,
  writtenOn,
  rating,
  trip,
  code,
  author,
  locale,
  text,
  ...review
}: PendingReview): string[] {
  const notes = [
    review.status,
    ...(review.isAnswered ? ['replied'] : []),
    ...(review.isSuspected ? ['suspected spam'] : []),
  ];
  return [
    `${id}  ${writtenOn}  ${rating} of 5  ${trip} (${code}), ${author}, ${locale}, ${notes.join(', ')}`,
    ...text.split('\n').map((line) => `    ${line}`.trimEnd()),
  ];
}

const byUsage =
  '--by <name>  name of the operator, for the record; default: the user logged in on this machine';
const idUsage = 'id           id of the review, as listed by `reviews` and in the email to support';

export const publishReviewCommand: Command = {
  summary: 'Publishes a review, updates the product’s rating and thanks its author.',
  usage: ['<id> [--by <name>]', idUsage, byUsage],
  run: (args, context) =>
    decide(context, readReviewArguments(args, { by: { type: 'string' } }), 'is published'),
};

export const rejectReviewCommand: Command = {
  summary: 'Rejects or unpublishes a review and notifies its author of the reason.',
  usage: [
    '<id> <reason> [--by <name>]',
    idUsage,
    'reason       shown to the author unchanged: write it in their language',
    byUsage,
  ],
  run: (args, context) =>
    decide(context, readReviewArguments(args, { by: { type: 'string' } }, 'reason'), 'is rejected'),
};

export const deleteReviewCommand: Command = {
  summary: 'Deletes a review permanently, at its author’s request.',
  usage: ['<id>', idUsage],
  async run(args, context) {
    const { id: review } = readReviewArguments(args, {});
    const isDeleted = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      deleteReview(database, review),
    );
    if (!isDeleted) throw new CannotStart('There is no review with this id.');
    context.print('The review and its author’s data are deleted.');
    return 0;
  },
};

export const replyReviewCommand: Command = {
  summary: 'Adds or replaces the supplier’s reply to a review.',
  usage: [
    '<id> <text> [--language en|de|zh-Hans] [--by <name>]',
    idUsage,
    'text         text of the reply, shown to travellers unchanged',
    '--language   language of the reply; default: the language of the review',
    '--by <name>  name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const options = { by: { type: 'string' }, language: { type: 'string' } } as const;
    const { id: review, operatorText, values } = readReviewArguments(args, options, 'text');
    const reply = {
      id: review,
      text: operatorText,
      by: readOperatorName(values.by),
      ...(values.language !== undefined && { locale: readReviewLanguage(values.language) }),
    };
    const result = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      replyToReview(database, reply),
    );
    if (!result) throw new CannotStart('There is no review with this id.');
    const placeText =
      result.status === 'published' ? 'below the review' : 'below the review once it is published';
    context.print(
      `The reply is shown ${placeText}${result.replaced ? ' and replaces the earlier one' : ''}.`,
    );
    return 0;
  },
};

async function decide(
  context: CommandContext,
  { id: review, operatorText, values }: ReviewArguments,
  outcomeText: string,
): Promise<number> {
  const decision = await withDatabase(context, { mayCreate: false }, async ({ database }) =>
    decideOnReview(
      database,
      { id: review, by: readOperatorName(values.by), ...(operatorText !== '' && { reason: operatorText }) },
      await readSiteOfMails(context, database),
    ),
  );
  return printDecision(context, decision, outcomeText);
}

function printDecision({ print }: CommandContext, decision: ReviewDecision, outcomeText: string): number {
  if (decision.outcome === 'unknown') throw new CannotStart('There is no review with this id.');
  if (decision.outcome === 'already') {
    const when = decision.at ? `, by ${decision.by} on ${decision.at.toISOString()}` : '';
    print(`The review was already decided${when}. Nothing was changed, and no email was sent.`);
    return 1;
  }
  const { product, notified } = decision;
  print(`The review of ${product.name} (${product.code}) ${outcomeText}.`);
  print(
    notified === null
      ? 'The author’s email address is unknown, so no email was sent.'
      : `An email to ${notified} will be sent.`,
  );
  return 0;
}
