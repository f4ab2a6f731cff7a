import type { OrganisationMethod, PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import { serviceTypeOf } from '@ashore/core/catalogue/service-type.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { type Locale, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import { typedLine, typedLines } from '@ashore/core/text/typed-text.ts';
import { ADDRESS_PARTS } from './address-fields.ts';
import { dialCodeOf, phoneCountryName } from './dial-codes.ts';
import { type FormValues, fieldValue } from './field.ts';
import { chosenLanguage } from './language-field.ts';
import type { Requirements } from './requirements.ts';
import { answersOf, placesOf } from './sent-answers.ts';
import { stayItem, typedOtherGuests } from './stay-fields.ts';
import { stepsFor } from './steps.ts';
import {
  asksContactAddress,
  birthdayFieldName,
  documentKindOf,
  participantName,
  sharesAddress,
  statedAge,
  travellerPrefix,
} from './traveller-fields.ts';

export type CheckoutInput = {
  readonly quote: Quote;
  /** Total that the button showed, and the discount code included in it. */
  readonly total: number;
  readonly voucherCode: string | null;
  readonly requirements: Requirements;
  readonly values: FormValues;
  readonly locale: Locale;
  readonly referralSource: string | null;
  /** The organisation that makes the sale, and the member who books; null for a guest. */
  readonly organizationId: string | null;
  readonly sub: string | null;
  readonly acceptedTerms: string;
};

export type Payment = {
  readonly attemptId: string;
  readonly method: PaymentMethod | OrganisationMethod;
  readonly paymentMethodId: string | null;
  readonly paymentIntentId: string | null;
  readonly payPalInvoiceId: string | null;
  /** Whether the traveller wants the card to be authorised only. */
  readonly authorize: boolean;
};

/** Builds the checkout request from what the traveller typed and chose. */
export function checkoutRequestOf(checkoutInput: CheckoutInput, payment: Payment): CheckoutRequest {
  const { quote, total: amount, voucherCode, requirements, values, acceptedTerms } = checkoutInput;
  const { currencyCode: currency } = quote;
  const isCard = payment.method === 'credit-card' || isCardOfGuest(payment.method);
  return {
    cart: {
      id: quote.cartId,
      currency: { id: currency },
      cartItems: [itemOf(checkoutInput)],
      participants: requirements.party.map((_, index) => participantOf(checkoutInput, index + 1)),
      persons: [personOf(checkoutInput)],
      payPalInvoiceId: payment.method === 'paypal' ? payment.payPalInvoiceId : null,
      payConfirmationNumber: null,
      voucherCode,
    },
    ...placesOf(requirements, values),
    guideLanguage: chosenLanguage(requirements, values)?.code ?? null,
    bookingQuestionsAnswers: answersOf('q', requirements.questions, values),
    chargeRequest: {
      amount,
      currency,
      description: quote.tourName.slice(0, 300),
      paymentIntentId: payment.paymentIntentId,
      paymentMethodId: isCard ? payment.paymentMethodId : null,
      authorize:
        quote.requireBookingApproval || payment.method === 'authorise-card' || (isCard && payment.authorize),
    },
    attemptId: payment.attemptId,
    stripePaymentMethod: isCardOfGuest(payment.method) ? 'credit-card' : payment.method,
    organizationId: checkoutInput.organizationId,
    requireConfirmation: quote.requireBookingApproval,
    acceptedTerms,
  };
}

function isCardOfGuest(method: Payment['method']): method is 'authorise-card' | 'charge-card' {
  return method === 'authorise-card' || method === 'charge-card';
}

function itemOf({
  quote,
  requirements,
  values,
  referralSource,
}: CheckoutInput): CheckoutRequest['cart']['cartItems'][number] {
  return {
    itemComments: hasQuestions(requirements, values) ? typedLines(fieldValue(values, 'comments')) : '',
    itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }),
    serviceType: serviceTypeOf(quote.bookingExternalApiName) === 'SHOW' ? 'SHOW' : null,
    arrivalTime: null,
    referralSource,
    ...(requirements.stay && stayItem(values)),
  };
}

/**
 * Comments are sent only if this product has the questions step. Otherwise they were typed for another
 * supplier.
 */
function hasQuestions(requirements: Requirements, values: FormValues): boolean {
  return stepsFor(requirements, values).includes('questions');
}

function personOf({
  values,
  locale,
  requirements,
  sub,
}: CheckoutInput): CheckoutRequest['cart']['persons'][number] {
  const text = (part: string) => typedLine(fieldValue(values, `contact.${part}`));
  const textOrNull = (part: string) => text(part) || null;
  const asksAddress = asksContactAddress(requirements);
  const country =
    asksAddress || requirements.requiredMainContactData.includes('country') ? textOrNull('country') : null;
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: fieldValue(values, 'contact.email').trim(),
    phoneNumber:
      readPhoneNumber(dialCodeOf(fieldValue(values, phoneCountryName('contact.phone'))), text('phone')) ??
      null,
    address: asksAddress ? textOrNull('address') : null,
    postalCode: asksAddress ? textOrNull('postalCode') : null,
    city: asksAddress ? textOrNull('city') : null,
    stateProvince: asksAddress ? textOrNull('stateProvince') : null,
    country,
    fullAddress: asksAddress ? fullAddress(values, 'contact') : null,
    dateOfBirth: requirements.requiredMainContactData.includes('date-of-birth')
      ? textOrNull('dateOfBirth')
      : null,
    locale: requirements.type === 'billed' ? guestLocale(values, locale) : locale,
    sub,
  };
}

function guestLocale(values: FormValues, locale: Locale): Locale {
  return MESSAGE_LOCALES.find((known) => known === fieldValue(values, 'contact.locale')) ?? locale;
}

function participantOf(
  { requirements, values }: CheckoutInput,
  travellerNumber: number,
): CheckoutRequest['cart']['participants'][number] {
  const prefix = travellerPrefix(travellerNumber);
  const needed = requirements.requiredParticipantsData;
  const requiredText = (part: (typeof needed)[number], field: string) =>
    needed.includes(part) ? typedLine(fieldValue(values, `${prefix}.${field}`)) || null : null;
  const birthdayName = birthdayFieldName(requirements, values, travellerNumber);
  const documentKind = documentKindOf(requirements, values, travellerNumber);
  return {
    participantName: uniqueName(requirements, values, travellerNumber),
    ticketType: requirements.party[travellerNumber - 1] ?? 'adult',
    dateOfBirth:
      needed.includes('date-of-birth') && birthdayName !== undefined
        ? typedLine(fieldValue(values, birthdayName)) || null
        : null,
    age: statedAge(requirements, values, travellerNumber),
    gender: requiredText('gender', 'gender') as 'female' | 'male' | 'diverse' | null,
    nationality: requiredText('nationality', 'nationality'),
    addressJson: needed.length > 0 ? addressJson(requirements, values, travellerNumber) : null,
    documentKind: needed.includes('passport-number') ? documentKind : null,
    passportNumber: requiredText('passport-number', 'passportNumber'),
    // What was typed for another document is not sent.
    passportExpiry: documentKind === 'passport' ? requiredText('passport-expiry', 'passportExpiry') : null,
    answers: answersOf(prefix, requirements.passengersQuestions, values),
    otherGuests: typedOtherGuests(requirements.stay, prefix, values),
  };
}

/** Adds a number to a repeated name, because tickets and waivers are identified by name. */
function uniqueName(requirements: Requirements, values: FormValues, travellerNumber: number): string {
  const name = participantName(values, travellerNumber);
  const before = requirements.party
    .slice(0, travellerNumber - 1)
    .filter((_, other) => participantName(values, other + 1) === name);
  return before.length === 0 ? name : `${name} (${before.length + 1})`;
}

/** Prefix of the fields with a traveller's address; undefined if no address is asked for. */
function addressOwner(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): string | undefined {
  if (!requirements.requiredParticipantsData.includes('address'))
    return asksContactAddress(requirements) ? 'contact' : undefined;
  if (!sharesAddress(requirements, values, travellerNumber)) return travellerPrefix(travellerNumber);
  return travellerNumber === 1 ? 'contact' : addressOwner(requirements, values, 1);
}

function addressJson(requirements: Requirements, values: FormValues, travellerNumber: number): string | null {
  const owner = addressOwner(requirements, values, travellerNumber);
  if (owner === undefined) return null;
  const addressEntries = ADDRESS_PARTS.map((part) => [
    part,
    typedLine(fieldValue(values, `${owner}.${part}`)),
  ]);
  return JSON.stringify({ ...Object.fromEntries(addressEntries), fullAddress: fullAddress(values, owner) });
}

function fullAddress(values: FormValues, prefix: string): string {
  const text = (part: string) => typedLine(fieldValue(values, `${prefix}.${part}`));
  const town = [text('postalCode'), text('city')].filter(Boolean).join(' ');
  return [text('address'), town, text('stateProvince'), text('country')].filter(Boolean).join(', ');
}
