import { z } from 'zod';
import { PAYMENT_METHODS } from '../booking/payment-methods.ts';
import { isCountry } from '../locale/countries.ts';
import { LOCALES } from '../locale/locales.ts';
import { BANDS } from '../pricing/ticket.ts';
import { localTimeField } from './availability.ts';
import { currency, uuid } from './conventions.ts';
import { discountCode } from './discount-code.ts';
import { LARGEST_PARTY } from './largest-party.ts';
import { GENDERS, PHONE_NUMBER, TRAVELLER_LENGTHS } from './traveller-fields.ts';
import { emailField, typedLineField, typedLinesField } from './typed-fields.ts';

const line = (field: keyof typeof TRAVELLER_LENGTHS) => {
  const [least, most] = TRAVELLER_LENGTHS[field];
  return typedLineField(least, most);
};
const maybe = <Field extends z.ZodType>(field: Field) => field.nullable().default(null);
const country = z.string().toUpperCase().refine(isCountry);
/** In whatever a client sends of money: read to be compared, never to be charged. */
const claimed = z.number().finite().min(0).max(1e12);

/** Who books, and where mails go. Which of it must be there depends on the product: the server says what is missing. */
const person = z.object({
  firstName: line('name'),
  lastName: line('name'),
  email: emailField,
  phoneNumber: maybe(z.string().regex(PHONE_NUMBER)),
  address: maybe(line('address')),
  postalCode: maybe(line('postalCode')),
  city: maybe(line('city')),
  stateProvince: maybe(line('stateProvince')),
  country: maybe(country),
  fullAddress: maybe(typedLinesField(1, 600)),
  dateOfBirth: maybe(z.iso.date()),
  locale: z.enum(LOCALES),
  /** Of somebody who has signed in; it must be the token's own. */
  sub: maybe(z.string().max(200)),
});

const answer = z.object({ questionId: uuid, answer: line('answer') });

/** Everybody who comes, the one who leads them first. Without first and last names: papers take `participantName`. */
const participant = z.object({
  participantName: line('participantName'),
  ticketType: z.enum(BANDS),
  dateOfBirth: maybe(z.iso.date()),
  gender: maybe(z.enum(GENDERS)),
  nationality: maybe(country),
  /** As JSON, in the words of the specification; the shape is that of a person's address. */
  addressJson: maybe(z.string().max(1_000)),
  passportNumber: maybe(line('passportNumber')),
  passportExpiry: maybe(z.iso.date()),
  answers: z.array(answer).max(40).default([]),
});

const cartItem = z.object({
  itemComments: typedLinesField(...TRAVELLER_LENGTHS.comments).default(''),
  /** The quote that is bought, as JSON of an object with its `quoteId`: another one than the cart holds is refused. */
  itemDetailsJson: maybe(z.string().max(2_000)),
  serviceType: maybe(z.string().max(40)),
  referralSource: maybe(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

const place = z.object({ title: line('place'), time: maybe(localTimeField) });

/** What a checkout sends. Sums, organisation and whether an answer is needed are compared with what the server knows. */
export const checkoutRequest = z.object({
  cart: z.object({
    /** Names the booking too: sent again, it is the same one. */
    id: uuid,
    currency: z.object({ id: currency }),
    cartItems: z.array(cartItem).length(1),
    participants: z.array(participant).min(1).max(LARGEST_PARTY),
    persons: z.array(person).length(1),
    /** Of an order that its owner has approved at PayPal. */
    payPalInvoiceId: maybe(z.string().max(100)),
    payConfirmationNumber: maybe(z.string().max(100)),
    /** Takes something off, if it still does: what it takes is the server's to say, and `amount` is what is left. */
    voucherCode: maybe(discountCode),
  }),
  startingPointInformation: maybe(place),
  dropOffInformation: maybe(place),
  bookingQuestionsAnswers: z.array(answer).max(40).default([]),
  pickupId: maybe(uuid),
  dropOffId: maybe(uuid),
  chargeRequest: z.object({
    amount: claimed,
    currency,
    description: z.string().max(300).default(''),
    /** Of a try that is going on; the same card's try is finished with it instead of a new one begun. */
    paymentIntentId: maybe(z.string().max(100)),
    paymentMethodId: maybe(z.string().max(100)),
    /** Hold the card now and charge it when the supplier has said yes. */
    authorize: z.boolean().default(false),
  }),
  /** One word for each press of the button: a second card is a second attempt, a repeated call is not. */
  attemptId: uuid,
  stripePaymentMethod: z.enum([...PAYMENT_METHODS, 'bill-organisation']),
  organizationId: maybe(z.string().max(64)),
  requireConfirmation: z.boolean().optional(),
  /** The terms, by the version that was shown. Without it nothing is sold. */
  acceptedTerms: z.string().min(1).max(40),
});
export type CheckoutRequest = z.output<typeof checkoutRequest>;
