import { Failure } from '@ashore/core/errors/failure.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Answer, Intent } from '../../gateways/payments/port.ts';
import { askForMoney } from '../payments/ask-for-money.ts';
import type { Payment } from '../payments/payment.ts';
import { proceedWith } from '../payments/proceed-with.ts';
import { type Book, book } from './book.ts';
import type { Booking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { closeTry } from './close-try.ts';
import { settlePayment } from './settle-payment.ts';
import type { Settled } from './settled.ts';

export type CheckOut = Book & {
  /** Where a bank or a wallet sends the browser back to. */
  readonly returnUrl: string;
  readonly description: string;
};

export type CheckedOut =
  /** Nothing is to be paid, or it was paid before. */
  | { readonly outcome: 'booked'; readonly booking: Booking }
  | (Settled & { readonly intent: Intent })
  /** The provider will have nothing to do with this try. */
  | { readonly outcome: 'impossible'; readonly booking: Booking };

/** Books what a cart holds, asks for the money, and does what the answer asks for. The same call again is the same deed. */
export async function checkOut(desk: BookingDesk, wish: CheckOut): Promise<CheckedOut> {
  const { booking, payment } = await book(desk, wish);
  if (!payment) return { outcome: 'booked', booking };
  const { paymentIntentId, paymentMethodId } = wish.request.chargeRequest;
  const isReturn = paymentIntentId !== null && payment.providerId !== null;
  const answer = await (isReturn
    ? proceedWith(desk.payments, payment)
    : askForMoney(desk.payments, payment, {
        paymentMethodId,
        returnUrl: wish.returnUrl,
        description: `${wish.description} ${booking.orderNumber}`,
        // A bank asks whoever sits at the desk.
        locale: wish.deskLocale ?? wish.locale,
        payerName: payerOf(wish),
      }));
  return settleAnswer(desk, { booking, payment }, answer);
}

function payerOf({ request }: CheckOut): string | undefined {
  const [person] = request.cart.persons;
  return person && personName(person.firstName, person.lastName);
}

/** What was not heard is neither a yes nor a no: whoever asks again under the same word finds out. */
export async function settleAnswer(
  desk: BookingDesk,
  { booking, payment }: { readonly booking: Booking; readonly payment: Payment },
  answer: Answer<Intent>,
): Promise<CheckedOut> {
  switch (answer.outcome) {
    case 'done':
      return {
        ...(await settlePayment(desk, { payment, intent: answer.result, booking })),
        intent: answer.result,
      };
    case 'unknown':
      throw new Failure('unavailable', { details: answer.reason });
    case 'refused':
      if (answer.why === 'key_reused') throw new Failure('unprocessable', { field: 'data.attemptId' });
      await closeTry(desk, payment, 'processing_error');
      return { outcome: 'impossible', booking };
  }
}
