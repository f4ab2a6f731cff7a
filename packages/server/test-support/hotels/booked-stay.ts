import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../src/database/connect.ts';
import { submitCheckout } from '../../src/features/bookings/checkout/submit-checkout.ts';
import { bookingDeps, guestCheckout } from '../bookings/booking-deps.ts';
import { checkoutOf } from '../bookings/checkout-request.ts';
import { holdStay, type StayInput } from './held-stay.ts';
import type { TestHotel } from './write-hotel.ts';

type BookedStayInput = StayInput & {
  /** Lead guests of the rooms; “Guest 0” and so on if they do not matter. */
  readonly participants?: readonly object[];
  /** Wishes and arrival of the stay. */
  readonly item?: object;
  readonly locale?: MessageLocale;
};

/** Holds the rooms of a stay and books them as a guest who pays by card, if anything is due now. */
export async function bookStay(
  database: Database,
  hotel: TestHotel,
  { participants, item = {}, locale = 'en', ...stay }: BookedStayInput = {},
) {
  const quote = await holdStay(database, hotel, stay);
  const shop = bookingDeps(database);
  const cart = {
    participants:
      participants ??
      quote.components.map((_, index) => ({ participantName: `Guest ${index}`, ticketType: 'room' })),
    cartItems: [item],
  };
  const request = checkoutRequest.parse(
    checkoutOf(quote, { cart, charge: { amount: quote.stay?.dueNow } }).data,
  );
  const { booking } = await submitCheckout(shop.deps, { ...guestCheckout, locale, request });
  return { ...shop, booking };
}
