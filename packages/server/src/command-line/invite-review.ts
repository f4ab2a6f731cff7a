import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { transaction } from '../database/run-transaction.ts';
import { type InviteTraveller, inviteTraveller } from '../features/reviews/invite-traveller.ts';
import { reviewDesk, reviewLanguage } from './review-act.ts';
import { typedDay } from './typed-day.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const inviteReview: Verb = {
  summary: 'Invites somebody who was on a trip to review it, by mail.',
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
    const desk = reviewDesk(context);
    const invited = await withDatabase(context, { mayMake: false }, ({ database }) =>
      transaction(database, ({ client }) => inviteTraveller(client, invitation, desk)),
    );
    if (invited.outcome === 'unknown') throw new CannotStart(`There is no product ${invitation.product}.`);
    if (invited.outcome === 'to_come')
      throw new CannotStart(
        `On ${invitation.travelledOn} nobody has been there yet. Nothing was changed, and no mail was sent.`,
      );
    if (invited.outcome === 'reviewed') {
      context.print('They have reviewed this trip already. Nothing was changed, and no mail was sent.');
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
  const said = (name: keyof typeof options) => typedLine(String(values[name] ?? ''));
  const [product] = positionals;
  if (product === undefined) throw new WrongUsage('A product must be named.');
  if (said('name') === '') throw new WrongUsage('A name must be given.');
  if (!isEmailAddress(said('email'))) throw new WrongUsage('An e-mail address must be given.');
  const travelledOn = typedDay(said('travelled'));
  if (!travelledOn) throw new WrongUsage('The day of the trip must be given, such as 2027-05-15.');
  return {
    product,
    name: said('name'),
    emailAddress: said('email'),
    locale: reviewLanguage(values.locale),
    travelledOn,
    ...(said('booking') !== '' && { bookingReference: said('booking') }),
  };
}
