import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../src/database/connect.ts';
import { submitCheckout } from '../../src/features/bookings/checkout/submit-checkout.ts';
import { bookingDeps, guestCheckout } from '../bookings/booking-deps.ts';
import { checkoutOf } from '../bookings/checkout-request.ts';
import { holdStay, type StayInput } from './held-stay.ts';
import type { TestHotel } from './write-hotel.ts';

type StayCheckoutInput = {
  /** Lead guests of the rooms; “Guest 0” and so on if they do not matter. */
  readonly participants?: readonly object[];
  /** Wishes and arrival of the stay. */
  readonly item?: object;
  readonly person?: object;
  readonly accountId?: string | null;
  readonly locale?: MessageLocale;
};

/** Books held rooms as a guest who pays by card, if anything is due now. */
export async function bookHeldStay(
  database: Database,
  quote: QuotedTrip,
  { participants, item = {}, person, accountId = null, locale = 'en' }: StayCheckoutInput = {},
) {
  const shop = bookingDeps(database);
  const cart = {
    participants:
      participants ??
      quote.components.map((_, index) => ({ participantName: `Guest ${index}`, ticketType: 'room' })),
    cartItems: [item],
  };
  const request = checkoutRequest.parse(
    checkoutOf(quote, { cart, charge: { amount: quote.stay?.dueNow }, ...(person && { person }) }).data,
  );
  const { booking } = await submitCheckout(shop.deps, { ...guestCheckout, accountId, locale, request });
  return { ...shop, booking };
}

/** Holds the rooms of a stay and books them. */
export async function bookStay(
  database: Database,
  hotel: TestHotel,
  input: StayInput & StayCheckoutInput = {},
) {
  return bookHeldStay(database, await holdStay(database, hotel, input), input);
}
