import { CannotStart } from '../database/cannot-start.ts';
import { decideOnReview, type ReviewDecision } from '../features/reviews/decide-on-review.ts';
import { deleteReview } from '../features/reviews/delete-review.ts';
import { replyToReview } from '../features/reviews/reply-to-review.ts';
import { whoIsActing } from './act.ts';
import { type ReadReviewAct, readReviewAct, reviewDesk, reviewLanguage } from './review-act.ts';
import type { CommandContext, Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

const by = '--by <name>  who decides, for the record; else whoever is logged in on this machine';
const id = 'id           of the review, as `reviews` and the mail to the desk say it';

export const publishReview: Verb = {
  summary: 'Shows a review, counts the stars anew, and thanks its author.',
  usage: ['<id> [--by <name>]', id, by],
  run: (args, context) => decide(context, readReviewAct(args, { by: { type: 'string' } }), 'is shown now'),
};

export const rejectReview: Verb = {
  summary: 'Refuses a review, or takes one off; its author is told the reason.',
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
  summary: 'Deletes a review for good because its author asks for it.',
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
  summary: 'Puts what the supplier answers below a review; a later answer takes the place of an earlier one.',
  usage: [
    '<id> <text> [--language en|de|zh-Hans] [--by <name>]',
    id,
    'text         of the answer, as travellers read it',
    '--language   of the answer; else that of the review',
    '--by <name>  who enters it, for the record; else whoever is logged in on this machine',
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
      reviewDesk(context),
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
  const { product, told } = decision;
  print(`The review of ${product.name} (${product.code}) ${what}.`);
  print(told === null ? 'Nobody knows how to reach its author.' : `A mail to ${told} is on its way.`);
  return 0;
}
