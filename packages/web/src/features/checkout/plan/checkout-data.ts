import type { BilledMethod, PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { type Locale, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { typedLine, typedLines } from '@ashore/core/text/typed-text.ts';
import { ADDRESS_PARTS } from './address-fields.ts';
import { type FormValues, typedIn } from './field.ts';
import type { Needs } from './needs.ts';
import { participantName } from './participant-name.ts';
import { dialCodeOf, phoneNumber } from './phone-number.ts';
import { isFetchedAtHotel } from './place-group.ts';
import { placeText } from './place-kinds.ts';
import { answerOf, type Question } from './question-fields.ts';
import { stepsFor } from './step-table.ts';
import { birthdayName, knowsAddress, sharesAddress, travellerName } from './traveller-group.ts';

export type Booked = {
  readonly quote: Quote;
  /** What the button said, and the code that is in it. */
  readonly total: number;
  readonly voucherCode: string | null;
  readonly needs: Needs;
  readonly values: FormValues;
  readonly locale: Locale;
  readonly referralSource: string | null;
  readonly acceptedTerms: string;
};

export type Payment = {
  readonly attemptId: string;
  readonly method: PaymentMethod | BilledMethod;
  readonly paymentMethodId: string | null;
  readonly paymentIntentId: string | null;
  readonly payPalInvoiceId: string | null;
  /** The traveller wants their card to be held only. */
  readonly authorize: boolean;
};

/** What a checkout sends, of what was typed and chosen. */
export function checkoutData(booked: Booked, payment: Payment): CheckoutRequest {
  const { quote, total: amount, voucherCode, needs, values, acceptedTerms } = booked;
  const { currencyCode: currency } = quote;
  const isCard = payment.method === 'credit-card' || isCardOfGuest(payment.method);
  return {
    cart: {
      id: quote.cartId,
      currency: { id: currency },
      cartItems: [itemOf(booked)],
      participants: needs.party.map((_, place) => participantOf(booked, place + 1)),
      persons: [personOf(booked)],
      payPalInvoiceId: payment.method === 'paypal' ? payment.payPalInvoiceId : null,
      payConfirmationNumber: null,
      voucherCode,
    },
    ...placesOf(needs, values),
    bookingQuestionsAnswers: answersOf('q', needs.questions, values),
    chargeRequest: {
      amount,
      currency,
      description: quote.tourName.slice(0, 300),
      paymentIntentId: payment.paymentIntentId,
      paymentMethodId: isCard || payment.method === 'web-payments' ? payment.paymentMethodId : null,
      authorize:
        quote.requireBookingApproval || payment.method === 'authorise-card' || (isCard && payment.authorize),
    },
    attemptId: payment.attemptId,
    stripePaymentMethod: isCardOfGuest(payment.method) ? 'credit-card' : payment.method,
    organizationId: null,
    requireConfirmation: quote.requireBookingApproval,
    acceptedTerms,
  };
}

function isCardOfGuest(method: Payment['method']): method is 'authorise-card' | 'charge-card' {
  return method === 'authorise-card' || method === 'charge-card';
}

function itemOf({
  quote,
  needs,
  values,
  referralSource,
}: Booked): CheckoutRequest['cart']['cartItems'][number] {
  return {
    itemComments: hasQuestions(needs, values) ? typedLines(typedIn(values, 'comments')) : '',
    itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }),
    serviceType: quote.bookingExternalApiName === 'Encore' ? 'SHOW' : null,
    referralSource,
  };
}

/** What was said to another supplier is not passed on to this one. */
function hasQuestions(needs: Needs, values: FormValues): boolean {
  return stepsFor(needs, values).includes('questions');
}

function personOf({ values, locale, needs }: Booked): CheckoutRequest['cart']['persons'][number] {
  const text = (part: string) => typedLine(typedIn(values, `contact.${part}`));
  const given = (part: string) => text(part) || null;
  const knows = knowsAddress(needs);
  const country = knows || needs.requiredMainContactData.includes('country') ? given('country') : null;
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: typedIn(values, 'contact.email').trim(),
    phoneNumber: phoneNumber(dialCodeOf(typedIn(values, 'contact.phoneCountry')), text('phone')) ?? null,
    address: knows ? given('address') : null,
    postalCode: knows ? given('postalCode') : null,
    city: knows ? given('city') : null,
    stateProvince: knows ? given('stateProvince') : null,
    country,
    fullAddress: knows ? fullAddress(values, 'contact') : null,
    dateOfBirth: needs.requiredMainContactData.includes('date-of-birth') ? given('dateOfBirth') : null,
    locale: needs.type === 'billed' ? guestLocale(values, locale) : locale,
    sub: null,
  };
}

function guestLocale(values: FormValues, locale: Locale): Locale {
  return MESSAGE_LOCALES.find((known) => known === typedIn(values, 'contact.locale')) ?? locale;
}

function participantOf(
  { needs, values }: Booked,
  place: number,
): CheckoutRequest['cart']['participants'][number] {
  const of = travellerName(place);
  const needed = needs.requiredParticipantsData;
  const take = (part: (typeof needed)[number], field: string) =>
    needed.includes(part) ? typedLine(typedIn(values, `${of}.${field}`)) || null : null;
  const bornIn = birthdayName(needs, values, place);
  return {
    participantName: uniqueName(needs, values, place),
    ticketType: needs.party[place - 1] ?? 'adult',
    dateOfBirth:
      needed.includes('date-of-birth') && bornIn !== undefined
        ? typedLine(typedIn(values, bornIn)) || null
        : null,
    gender: take('gender', 'gender') as 'female' | 'male' | 'diverse' | null,
    nationality: take('nationality', 'nationality'),
    addressJson: needed.length > 0 ? addressJson(needs, values, place) : null,
    passportNumber: take('passport-number', 'passportNumber'),
    passportExpiry: take('passport-expiry', 'passportExpiry'),
    answers: answersOf(of, needs.passengersQuestions, values),
  };
}

/** Two of one name are told apart by a number: tickets and waivers go by name. */
function uniqueName(needs: Needs, values: FormValues, place: number): string {
  const name = participantName(values, place);
  const before = needs.party
    .slice(0, place - 1)
    .filter((_, other) => participantName(values, other + 1) === name);
  return before.length === 0 ? name : `${name} (${before.length + 1})`;
}

/** Whose address a traveller has, by the name under which it is kept; undefined where nobody asks for one. */
function addressOwner(needs: Needs, values: FormValues, place: number): string | undefined {
  if (!needs.requiredParticipantsData.includes('address')) return knowsAddress(needs) ? 'contact' : undefined;
  if (!sharesAddress(needs, values, place)) return travellerName(place);
  return place === 1 ? 'contact' : addressOwner(needs, values, 1);
}

function addressJson(needs: Needs, values: FormValues, place: number): string | null {
  const owner = addressOwner(needs, values, place);
  if (owner === undefined) return null;
  const parts = ADDRESS_PARTS.map((part) => [part, typedLine(typedIn(values, `${owner}.${part}`))]);
  return JSON.stringify({ ...Object.fromEntries(parts), fullAddress: fullAddress(values, owner) });
}

function fullAddress(values: FormValues, of: string): string {
  const text = (part: string) => typedLine(typedIn(values, `${of}.${part}`));
  const town = [text('postalCode'), text('city')].filter(Boolean).join(' ');
  return [text('address'), town, text('stateProvince'), text('country')].filter(Boolean).join(', ');
}

function answersOf(of: string, questions: readonly Question[], values: FormValues) {
  return questions
    .map((question) => ({ questionId: question.id, answer: answerOf(of, question, values) }))
    .filter(({ answer }) => answer !== '');
}

type Places = Pick<
  CheckoutRequest,
  'startingPointInformation' | 'dropOffInformation' | 'pickupId' | 'dropOffId'
>;

function placesOf(needs: Needs, values: FormValues): Places {
  const given = (name: string) => typedLine(typedIn(values, name)) || null;
  const time = needs.startingTimeEntryRequired ? given('start.time') : null;
  const start = startOf(needs, values) ?? (time === null ? null : titleOf(needs, values));
  const end = needs.dropOffPointEntryRequired
    ? typedLine(placeText('end', values)).slice(0, 200) || null
    : null;
  return {
    startingPointInformation: start === null ? null : { title: start, time },
    dropOffInformation: end === null ? null : { title: end, time: null },
    pickupId: needs.pickupPlaces.length > 0 ? given('start.place') : null,
    dropOffId: needs.dropoffPlaces.length > 0 ? given('end.place') : null,
  };
}

function startOf(needs: Needs, values: FormValues): string | null {
  if (!needs.startingPointEntryRequired || needs.pickupPlaces.length > 0) return null;
  const hotel = isFetchedAtHotel(needs, values) && needs.questions.find(({ kind }) => kind === 'hotel');
  const text = hotel ? answerOf('q', hotel, values) : typedLine(placeText('start', values));
  return text.slice(0, 200) || null;
}

/** A time alone needs a place to stand beside: what was answered of the flight or the ship, else the place that was chosen. */
function titleOf(needs: Needs, values: FormValues): string {
  const told = needs.questions.map((question) => answerOf('q', question, values)).find((text) => text !== '');
  const chosen = needs.pickupPlaces.find(({ id }) => id === typedIn(values, 'start.place'))?.title;
  return (chosen ?? told ?? typedIn(values, 'start.time')).slice(0, 200);
}
