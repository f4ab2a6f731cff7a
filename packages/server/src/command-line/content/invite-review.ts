import { uuid } from '@ashore/core/contract/conventions.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine, typedLines } from '@ashore/core/text/typed-text.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { transaction } from '../../database/transaction.ts';
import { type InviteTraveller, inviteTraveller } from '../../features/reviews/invite-traveller.ts';
import type { ReviewDeps } from '../../features/reviews/review-input.ts';
import { typedDay } from '../arguments.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const inviteReview: Verb = {
  summary: 'Invites a traveller by email to review a trip.',
  usage: [
    '<product> --name <name> --email <address> --locale en|de|zh-Hans --travelled <day> [--booking <reference>]',
    'product                its code or its id',
    '--name <name>          as the mail greets them; the review is signed as its author likes',
    '--email <address>      where the link goes',
    '--locale               the language of the mail',
    '--travelled <day>      on which they took the trip, such as 2027-05-15',
    '--booking <reference>  asked again for the same booking, the earlier link ends',
  ],
  async run(args, context) {
    const invitation = readInvitation(args);
    const deps = reviewDeps(context);
    const invited = await withDatabase(context, { mayMake: false }, ({ database }) =>
      transaction(database, ({ client }) => inviteTraveller(client, invitation, deps)),
    );
    if (invited.outcome === 'unknown') throw new CannotStart(`There is no product ${invitation.product}.`);
    if (invited.outcome === 'to_come')
      throw new CannotStart(
        `On ${invitation.travelledOn} the trip has not taken place yet. Nothing was changed, and no email was sent.`,
      );
    if (invited.outcome === 'reviewed') {
      context.print(
        'This traveller has already reviewed the trip. Nothing was changed, and no email was sent.',
      );
      return 1;
    }
    context.print(`A mail to ${invitation.emailAddress} about ${invited.product.name} is on its way.`);
    return 0;
  },
};

const text = { type: 'string' } as const;

function readInvitation(args: readonly string[]): InviteTraveller {
  const options = { name: text, email: text, locale: text, travelled: text, booking: text };
  const { values, positionals } = readOptions(args, options, 1);
  const lineOf = (name: keyof typeof options) => typedLine(String(values[name] ?? ''));
  const [product] = positionals;
  if (product === undefined) throw new WrongUsage('A product must be named.');
  if (lineOf('name') === '') throw new WrongUsage('A name must be given.');
  if (!isEmailAddress(lineOf('email'))) throw new WrongUsage('An e-mail address must be given.');
  const travelledOn = typedDay(lineOf('travelled'));
  if (!travelledOn) throw new WrongUsage('The day of the trip must be given, such as 2027-05-15.');
  return {
    product,
    name: lineOf('name'),
    emailAddress: lineOf('email'),
    locale: reviewLanguage(values.locale),
    travelledOn,
    ...(lineOf('booking') !== '' && { bookingReference: lineOf('booking') }),
  };
}

export type ReadReviewAct = {
  readonly id: string;
  /** The operator's text about the review, cleaned; empty if none is required. */
  readonly words: string;
  readonly values: ReturnType<typeof readOptions>['values'];
};

/** Reads the review that an operator's verb acts on, the text about it, and the options. */
export function readReviewAct(
  args: readonly string[],
  options: Parameters<typeof readOptions>[1],
  /** Names the text that is required; undefined if none is. */
  wanted?: string,
): ReadReviewAct {
  const { values, positionals } = readOptions(args, options, wanted === undefined ? 1 : 2);
  const id = positionals[0]?.trim().toLowerCase() ?? '';
  if (!uuid.safeParse(id).success) throw new WrongUsage('A review must be named by its id.');
  const words = typedLines(positionals[1] ?? '');
  if (wanted !== undefined && words === '') throw new WrongUsage(`${wanted} must be given.`);
  if (holdsCardNumber(words)) throw new WrongUsage('This looks like a card number.');
  return { id, words, values };
}

export function reviewLanguage(value: string | boolean | undefined): MessageLocale {
  const locale = MESSAGE_LOCALES.find((known) => known === value);
  if (!locale) throw new WrongUsage('The language is en, de or zh-Hans.');
  return locale;
}

export function reviewDeps({ readSettings }: CommandContext): ReviewDeps {
  const { publicUrl, operator } = readSettings();
  return { publicUrl, operatorAddress: operator.email };
}
