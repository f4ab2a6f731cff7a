import { z } from 'zod';
import { PAYMENT_METHODS } from '../booking/payment-rules.ts';
import { DOCUMENT_KINDS } from '../catalogue/required-data.ts';
import { MAX_ADULTS_OF_ROOM, MAX_CHILDREN_OF_ROOM } from '../hotels/room-party.ts';
import { isCountry } from '../locale/countries.ts';
import { LOCALES } from '../locale/locales.ts';
import { TICKET_TYPES } from '../pricing/ticket.ts';
import { localTimeField } from './availability.ts';
import {
  affiliateId,
  currency,
  emailField,
  languageCode,
  phoneNumberField,
  typedLineField,
  typedLinesField,
  uuid,
} from './conventions.ts';
import { discountCode } from './discounts.ts';
import { MAX_PARTY } from './values/limits.ts';
import { GENDERS, MAX_AGE, TRAVELLER_LENGTHS } from './values/traveller.ts';

/** One line of text, as long as travellers may enter it into this field. */
const travellerLine = (field: keyof typeof TRAVELLER_LENGTHS) => {
  const [minLength, maxLength] = TRAVELLER_LENGTHS[field];
  return typedLineField(minLength, maxLength);
};
const orNull = <Field extends z.ZodType>(field: Field) => field.nullable().default(null);
const country = z.string().toUpperCase().refine(isCountry);
/** An amount claimed by the client. It is read for comparison and never charged. */
const claimedAmount = z.number().finite().min(0).max(1e12);

/**
 * The contact person, who receives the emails. Which fields are required depends on the product: the server
 * names a missing one.
 */
const person = z.object({
  firstName: travellerLine('name'),
  lastName: travellerLine('name'),
  email: emailField,
  phoneNumber: orNull(phoneNumberField),
  address: orNull(travellerLine('address')),
  postalCode: orNull(travellerLine('postalCode')),
  city: orNull(travellerLine('city')),
  stateProvince: orNull(travellerLine('stateProvince')),
  country: orNull(country),
  fullAddress: orNull(typedLinesField(1, 600)),
  dateOfBirth: orNull(z.iso.date()),
  locale: z.enum(LOCALES),
  /** Id of a logged-in member; it must be that of the token. */
  sub: orNull(z.string().max(200)),
});

const answer = z.object({ questionId: uuid, answer: travellerLine('answer') });

/**
 * A traveller; the one who leads the others comes first. There are no first and last names: documents use
 * `participantName`.
 */
const participant = z.object({
  participantName: travellerLine('participantName'),
  ticketType: z.enum(TICKET_TYPES),
  dateOfBirth: orNull(z.iso.date()),
  /** In whole years on the day of the trip. Asked where the trip has an age limit. */
  age: orNull(z.int().min(0).max(MAX_AGE)),
  gender: orNull(z.enum(GENDERS)),
  nationality: orNull(country),
  /** JSON in the terms of the specification, with the shape of a contact person's address. */
  addressJson: orNull(z.string().max(1_000)),
  /** The document whose number follows; a passport if it is missing. */
  documentKind: orNull(z.enum(DOCUMENT_KINDS)),
  passportNumber: orNull(travellerLine('passportNumber')),
  passportExpiry: orNull(z.iso.date()),
  answers: z.array(answer).max(40).default([]),
  /** Other guests of the room of which this is the lead guest. They need not be named. */
  otherGuests: z
    .array(travellerLine('participantName'))
    .max(MAX_ADULTS_OF_ROOM + MAX_CHILDREN_OF_ROOM - 1)
    .default([]),
});

const cartItem = z.object({
  /** Of a stay these are wishes, which the hotel cannot guarantee. */
  itemComments: typedLinesField(...TRAVELLER_LENGTHS.comments).default(''),
  /**
   * The quote that is bought, as JSON of an object with its `quoteId`. Another quote than the cart's is
   * refused.
   */
  itemDetailsJson: orNull(z.string().max(2_000)),
  serviceType: orNull(z.string().max(40)),
  /** When the guests of a hotel expect to arrive, on the clock of the place. */
  arrivalTime: orNull(localTimeField),
  referralSource: orNull(affiliateId),
});

/** Where travellers start or end, in their own words. */
const enteredPlace = z.object({
  title: travellerLine('place'),
  time: orNull(localTimeField),
  /** Whether it is a ship, whose name, pier and time of all aboard are the parts of the title. */
  isShip: z.boolean().optional(),
});

/**
 * The request of a checkout. The server compares its sums, its organisation and its need for an answer with
 * what it knows.
 */
export const checkoutRequest = z.object({
  cart: z.object({
    /** Id of the cart and of its booking: a repeated request is the same booking. */
    id: uuid,
    currency: z.object({ id: currency }),
    cartItems: z.array(cartItem).length(1),
    participants: z.array(participant).min(1).max(MAX_PARTY),
    persons: z.array(person).length(1),
    /** Id of an order that the traveller has approved at PayPal. */
    payPalInvoiceId: orNull(z.string().max(100)),
    payConfirmationNumber: orNull(z.string().max(100)),
    /** Discount code, if it is still valid. The server decides the discount, and `amount` is what remains. */
    voucherCode: orNull(discountCode),
  }),
  startingPointInformation: orNull(enteredPlace),
  dropOffInformation: orNull(enteredPlace),
  bookingQuestionsAnswers: z.array(answer).max(40).default([]),
  pickupId: orNull(uuid),
  dropOffId: orNull(uuid),
  /** Language of the guide, of those that the quote offers. */
  guideLanguage: orNull(languageCode),
  chargeRequest: z.object({
    amount: claimedAmount,
    currency,
    description: z.string().max(300).default(''),
    /** Intent of a running payment attempt. The same card finishes that attempt, and no new one begins. */
    paymentIntentId: orNull(z.string().max(100)),
    paymentMethodId: orNull(z.string().max(100)),
    /** Authorise the card now and capture the payment when the supplier accepts. */
    authorize: z.boolean().default(false),
  }),
  /** A new id for each press of the button: a second card is a second attempt, a repeated call is not. */
  attemptId: uuid,
  stripePaymentMethod: z.enum([...PAYMENT_METHODS, 'bill-organisation']),
  organizationId: orNull(z.string().max(64)),
  requireConfirmation: z.boolean().optional(),
  /** The version of the terms that was shown. Without it nothing is sold. */
  acceptedTerms: z.string().min(1).max(40),
});
export type CheckoutRequest = z.output<typeof checkoutRequest>;
