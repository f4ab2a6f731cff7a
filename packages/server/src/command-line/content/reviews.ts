import { CannotStart } from '../../database/cannot-start.ts';
import { decideOnReview, type ReviewDecision } from '../../features/reviews/decide-on-review.ts';
import { deleteReview } from '../../features/reviews/delete-review.ts';
import { listPendingReviews, type PendingReview } from '../../features/reviews/list-pending.ts';
import { replyToReview } from '../../features/reviews/reply-to-review.ts';
import { whoIsActing } from '../arguments.ts';
import { type CommandContext, readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { type ReadReviewAct, readReviewAct, reviewDeps, reviewLanguage } from './invite-review.ts';

export const reviews: Verb = {
  summary: 'Lists pending reviews, or all reviews of one product.',
  usage: ['[--product <code>]', '--product <code>  all reviews of this product, in every state'],
  async run(args, context) {
    const { product } = readOptions(args, { product: { type: 'string' } }).values;
    const code = typeof product === 'string' ? product : undefined;
    const found = await withDatabase(context, { mayMake: false }, ({ database }) =>
      listPendingReviews(database, code),
    );
    if (found.length === 0) context.print('There is none.');
    for (const line of found.flatMap(linesOf)) context.print(line);
    return 0;
  },
};

function linesOf({
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
    ...(review.isAnswered ? ['answered'] : []),
    ...(review.isSuspected ? ['written by a program, by the look of it'] : []),
  ];
  return [
    `${id}  ${writtenOn}  ${rating} of 5  ${trip} (${code}), ${author}, ${locale}, ${notes.join(', ')}`,
    ...text.split('\n').map((line) => `    ${line}`.trimEnd()),
  ];
}

const by = '--by <name>  who decides, for the record; default: the user logged in on this machine';
const id = 'id           of the review, as shown by `reviews` and in the email to support';

export const publishReview: Verb = {
  summary: 'Publishes a review, updates the product’s rating and thanks its author.',
  usage: ['<id> [--by <name>]', id, by],
  run: (args, context) => decide(context, readReviewAct(args, { by: { type: 'string' } }), 'is shown now'),
};

export const rejectReview: Verb = {
  summary: 'Rejects or unpublishes a review and notifies its author of the reason.',
  usage: [
    '<id> <reason> [--by <name>]',
    id,
    'reason       read by the author as it stands: write it in their language',
    by,
  ],
  run: (args, context) =>
    decide(context, readReviewAct(args, { by: { type: 'string' } }, 'A reason'), 'is not shown'),
};

export const deleteReviewVerb: Verb = {
  summary: 'Deletes a review permanently, at its author’s request.',
  usage: ['<id>', id],
  async run(args, context) {
    const { id: review } = readReviewAct(args, {});
    const gone = await withDatabase(context, { mayMake: false }, ({ database }) =>
      deleteReview(database, review),
    );
    if (!gone) throw new CannotStart('There is no review with this id.');
    context.print('The review is gone, and with it whom it was from.');
    return 0;
  },
};

export const replyReview: Verb = {
  summary: 'Adds or replaces the supplier’s reply to a review.',
  usage: [
    '<id> <text> [--language en|de|zh-Hans] [--by <name>]',
    id,
    'text         of the answer, as travellers read it',
    '--language   of the answer; else that of the review',
    '--by <name>  who enters it, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const options = { by: { type: 'string' }, language: { type: 'string' } } as const;
    const { id: review, words, values } = readReviewAct(args, options, 'An answer');
    const reply = {
      id: review,
      text: words,
      by: whoIsActing(values.by),
      ...(values.language !== undefined && { locale: reviewLanguage(values.language) }),
    };
    const replied = await withDatabase(context, { mayMake: false }, ({ database }) =>
      replyToReview(database, reply),
    );
    if (!replied) throw new CannotStart('There is no review with this id.');
    const where = replied.status === 'published' ? 'below the review' : 'below the review once that is shown';
    context.print(`The answer stands ${where}${replied.replaced ? ', in place of the earlier one' : ''}.`);
    return 0;
  },
};

async function decide(
  context: CommandContext,
  { id: review, words, values }: ReadReviewAct,
  what: string,
): Promise<number> {
  const decision = await withDatabase(context, { mayMake: false }, ({ database }) =>
    decideOnReview(
      database,
      { id: review, by: whoIsActing(values.by), ...(words !== '' && { reason: words }) },
      reviewDeps(context),
    ),
  );
  return report(context, decision, what);
}

function report({ print }: CommandContext, decision: ReviewDecision, what: string): number {
  if (decision.outcome === 'unknown') throw new CannotStart('There is no review with this id.');
  if (decision.outcome === 'already') {
    const when = decision.at ? `, by ${decision.by} on ${decision.at.toISOString()}` : '';
    print(`That was decided already${when}. Nothing was changed, and no mail was sent.`);
    return 1;
  }
  const { product, notified } = decision;
  print(`The review of ${product.name} (${product.code}) ${what}.`);
  print(notified === null ? 'The author’s address is not known.' : `A mail to ${notified} is on its way.`);
  return 0;
}
