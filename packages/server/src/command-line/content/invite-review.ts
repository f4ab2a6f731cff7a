import { uuid } from '@ashore/core/contract/conventions.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine, typedLines } from '@ashore/core/text/typed-text.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import { normaliseOrderNumber } from '../../features/bookings/booking.ts';
import { listBookings } from '../../features/bookings/list-bookings.ts';
import { type InviteTravellerInput, inviteTraveller } from '../../features/reviews/invite-traveller.ts';
import { parseTypedDay } from '../arguments.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { readSiteOfMails } from '../site-of-mails.ts';
import { withDatabase } from '../with-database.ts';

export const inviteReviewCommand: Command = {
  summary: 'Invites the contact person of a completed booking by email to review its trip.',
  usage: [
    '<product> --name <name> --email <address> --locale en|de|zh-Hans --travelled <day> --booking <order>',
    'product                code or id of the product',
    '--name <name>          name used in the email; the author chooses the name shown with the review',
    '--email <address>      address that receives the invitation link',
    '--locale               language of the email',
    '--travelled <day>      day of the trip, such as 2027-05-15',
    '--booking <order>      completed booking of this product, day and address; a repeated invitation for it ends the earlier link',
  ],
  async run(args, context) {
    const invitation = readInvitation(args);
    const result = await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      await checkBooking(database, invitation);
      const deps = await readSiteOfMails(context, database);
      return transaction(database, ({ client }) => inviteTraveller(client, invitation, deps));
    });
    if (result.outcome === 'unknown') throw new CannotStart(`There is no product ${invitation.product}.`);
    if (result.outcome === 'to_come')
      throw new CannotStart(
        `On ${invitation.travelledOn} the trip has not taken place yet. Nothing was changed, and no email was sent.`,
      );
    if (result.outcome === 'reviewed') {
      context.print(
        'This traveller has already reviewed the trip. Nothing was changed, and no email was sent.',
      );
      return 1;
    }
    if (result.outcome === 'refused') {
      context.print(
        `${invitation.emailAddress} has unsubscribed from review invitations. No email was sent; the page of the booking still leads to the review form.`,
      );
      return 1;
    }
    context.print(`An email to ${invitation.emailAddress} about ${result.product.name} will be sent.`);
    return 0;
  },
};

/** Refuses an order number that is not of a completed booking of this product, day and contact person. */
async function checkBooking(database: Database, invitation: InvitationOfBooking): Promise<void> {
  const { bookingReference: order, product, travelledOn: day, emailAddress: email } = invitation;
  const [booking] = await listBookings(database, {
    orderNumber: order,
    product,
    day,
    email,
    states: ['completed'],
    limit: 1,
  });
  if (!booking)
    throw new CannotStart(
      `${order} is not a completed booking of ${product} on ${day} by ${email}. Nothing was changed, and no email was sent.`,
    );
}

type InvitationOfBooking = InviteTravellerInput & { readonly bookingReference: string };

const text = { type: 'string' } as const;

function readInvitation(args: readonly string[]): InvitationOfBooking {
  const options = { name: text, email: text, locale: text, travelled: text, booking: text };
  const { values, positionals } = readOptions(args, options, 1);
  const lineOf = (name: keyof typeof options) => typedLine(String(values[name] ?? ''));
  const [product] = positionals;
  if (product === undefined) throw new UsageError('Missing <product>.');
  if (lineOf('name') === '') throw new UsageError('Missing --name <name>.');
  if (!isEmailAddress(lineOf('email')))
    throw new UsageError('Missing --email <address>, such as mara@example.org.');
  const travelledOn = parseTypedDay(lineOf('travelled'));
  if (!travelledOn) throw new UsageError('Missing --travelled <day>, such as 2027-05-15.');
  // Only travellers who booked may review, so no invitation goes out without a booking.
  if (lineOf('booking') === '')
    throw new UsageError('Missing --booking <order>, the number of a completed booking.');
  return {
    product,
    name: lineOf('name'),
    emailAddress: lineOf('email'),
    locale: readReviewLanguage(values.locale),
    travelledOn,
    bookingReference: normaliseOrderNumber(lineOf('booking')),
  };
}

export type ReviewArguments = {
  readonly id: string;
  /** The operator's text about the review, cleaned; empty if none is required. */
  readonly operatorText: string;
  readonly values: ReturnType<typeof readOptions>['values'];
};

/** Reads the id of the review that a command acts on, the operator's text, and the options. */
export function readReviewArguments(
  args: readonly string[],
  options: Parameters<typeof readOptions>[1],
  /** Name of the required text as in the usage; undefined if no text is required. */
  requiredText?: string,
): ReviewArguments {
  const { values, positionals } = readOptions(args, options, requiredText === undefined ? 1 : 2);
  const id = positionals[0]?.trim().toLowerCase() ?? '';
  if (!uuid.safeParse(id).success) throw new UsageError('Missing <id> of a review, as listed by `reviews`.');
  const operatorText = typedLines(positionals[1] ?? '');
  if (requiredText !== undefined && operatorText === '') throw new UsageError(`Missing <${requiredText}>.`);
  if (containsCardNumber(operatorText)) throw new UsageError('The text contains a card number.');
  return { id, operatorText, values };
}

export function readReviewLanguage(value: string | boolean | undefined): MessageLocale {
  const locale = MESSAGE_LOCALES.find((supported) => supported === value);
  if (!locale) throw new UsageError('The language must be en, de or zh-Hans.');
  return locale;
}
