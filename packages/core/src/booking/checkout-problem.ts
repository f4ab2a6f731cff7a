import type {
  DocumentKind,
  ENTRIES,
  MAIN_CONTACT_DATA,
  PARTICIPANT_DATA,
} from '../catalogue/required-data.ts';
import type { CheckoutRequest } from '../contract/checkout-request.ts';
import { EARLIEST_BIRTH_DATE } from '../contract/values/traveller.ts';
import type { TicketType } from '../pricing/ticket.ts';
import { containsCardNumber } from '../text/card-number.ts';
import { containsWebAddress } from '../text/email-address.ts';
import {
  type Ages,
  agesToState,
  fitsAges,
  isAgeWithin,
  isWrongAnswer,
  type TripQuestion,
} from './validate-answer.ts';

/** What the supplier must know about the travellers, as the product says. */
export type Requirements = {
  readonly contact: readonly (typeof MAIN_CONTACT_DATA)[number][];
  readonly participants: readonly (typeof PARTICIPANT_DATA)[number][];
  /** Kinds of documents of which the supplier takes the number. */
  readonly documents: readonly DocumentKind[];
  readonly entries: readonly (typeof ENTRIES)[number][];
  readonly questions: readonly (TripQuestion & { readonly scope: 'booking' | 'traveller' })[];
  readonly pickupIds: readonly string[];
  readonly dropOffIds: readonly string[];
  /** Youngest age at which the trip may be taken; null without an age limit. */
  readonly minAge: number | null;
};

export type QuotedTravellers = {
  /** How many tickets of each kind were quoted. */
  readonly counts: Readonly<Partial<Record<TicketType, number>>>;
  /** Ages of those tickets that have an age limit. */
  readonly ages: Readonly<Partial<Record<TicketType, Ages>>>;
  /** How many guests besides the lead guest may be named for each room of a stay; empty for everything else. */
  readonly otherGuests?: readonly number[] | undefined;
  /** On the calendar of the place. */
  readonly date: string;
  readonly today: string;
  /** Whether there is a transfer request, which says where the travellers are picked up. */
  readonly hasTransferRequest: boolean;
  /** The languages in which the quoted option has guides; empty without a guide. */
  readonly guideLanguages: readonly string[];
};

/**
 * Returns the field of a checkout that is missing or invalid. Undefined if the supplier gets everything that
 * they must know.
 */
export function checkoutProblem(
  request: CheckoutRequest,
  required: Requirements,
  quoted: QuotedTravellers,
): string | undefined {
  return (
    problemInContact(request, required, quoted) ??
    problemInParticipants(request, required, quoted) ??
    problemInPlaces(request, required, quoted) ??
    problemInLanguage(request, quoted) ??
    problemInAnswers(
      request.bookingQuestionsAnswers,
      required.questions.filter(({ scope }) => scope === 'booking'),
      'bookingQuestionsAnswers',
    )
  );
}

function problemInContact({ cart }: CheckoutRequest, { contact }: Requirements, { today }: QuotedTravellers) {
  const [person] = cart.persons;
  if (!person) return 'cart.persons';
  const nameWithLink = (['firstName', 'lastName'] as const).find((name) => containsWebAddress(person[name]));
  if (nameWithLink) return `cart.persons.0.${nameWithLink}`;
  const fields = {
    'phone-number': ['phoneNumber'],
    address: ['address', 'city'],
    country: ['country'],
    'date-of-birth': ['dateOfBirth'],
  } as const;
  const missingField = contact.flatMap((name) => [...fields[name]]).find((field) => person[field] === null);
  if (missingField) return `cart.persons.0.${missingField}`;
  return isPossibleBirthday(person.dateOfBirth, today) ? undefined : 'cart.persons.0.dateOfBirth';
}

function problemInParticipants(
  { cart }: CheckoutRequest,
  { participants: required, documents, questions, minAge }: Requirements,
  { counts, ages, date, today, otherGuests = [] }: QuotedTravellers,
): string | undefined {
  const travellerQuestions = questions.filter(({ scope }) => scope === 'traveller');
  const bands = new Set([...Object.keys(counts), ...cart.participants.map(({ ticketType }) => ticketType)]);
  for (const band of bands as Set<TicketType>) {
    const count = cart.participants.filter(({ ticketType }) => ticketType === band).length;
    if (count !== (counts[band] ?? 0)) return 'cart.participants';
  }
  for (const [index, traveller] of cart.participants.entries()) {
    const path = `cart.participants.${index}`;
    if (containsWebAddress(traveller.participantName)) return `${path}.participantName`;
    const wrongGuest = problemInOtherGuests(traveller.otherGuests, otherGuests[index] ?? 0);
    if (wrongGuest !== undefined) return `${path}.otherGuests${wrongGuest}`;
    const documentKind = traveller.documentKind ?? 'passport';
    // Only passports are asked for their expiry: some identity cards have none.
    const needed = required.filter((name) => name !== 'passport-expiry' || documentKind === 'passport');
    const missingField = needed.map((name) => fieldOf[name]).find((field) => traveller[field] === null);
    if (missingField) return `${path}.${missingField}`;
    if (traveller.passportNumber !== null && !documents.includes(documentKind)) return `${path}.documentKind`;
    const ticketAges = ages[traveller.ticketType];
    const statedAges = agesToState({ minAge, ticketType: traveller.ticketType, ticketAges });
    const isOfAge = fitsTicket(statedAges ?? ticketAges, traveller.dateOfBirth, date);
    if (!isPossibleBirthday(traveller.dateOfBirth, today) || !isOfAge) return `${path}.dateOfBirth`;
    if (statedAges && traveller.dateOfBirth === null && !isAgeWithin(statedAges, traveller.age))
      return `${path}.age`;
    if (traveller.passportExpiry !== null && traveller.passportExpiry < date) return `${path}.passportExpiry`;
    if (traveller.addressJson !== null && !isAddress(traveller.addressJson)) return `${path}.addressJson`;
    const wrongAnswer = problemInAnswers(traveller.answers, travellerQuestions, `${path}.answers`);
    if (wrongAnswer) return wrongAnswer;
  }
  return undefined;
}

/** Path of the guest who is one too many for the room, or whose name is an address of the web. */
function problemInOtherGuests(names: readonly string[], allowed: number): string | undefined {
  if (names.length > allowed) return '';
  const index = names.findIndex(containsWebAddress);
  return index < 0 ? undefined : `.${index}`;
}

const fieldOf = {
  'date-of-birth': 'dateOfBirth',
  gender: 'gender',
  nationality: 'nationality',
  address: 'addressJson',
  'passport-number': 'passportNumber',
  'passport-expiry': 'passportExpiry',
} as const;

function problemInPlaces(
  request: CheckoutRequest,
  required: Requirements,
  { hasTransferRequest }: QuotedTravellers,
) {
  const { pickupId, dropOffId, startingPointInformation: start, dropOffInformation: end } = request;
  if (pickupId !== null && !required.pickupIds.includes(pickupId)) return 'pickupId';
  if (dropOffId !== null && !required.dropOffIds.includes(dropOffId)) return 'dropOffId';
  const missingFields = {
    'starting-point':
      pickupId === null && start === null && !hasTransferRequest && 'startingPointInformation',
    'drop-off-point': dropOffId === null && end === null && !hasTransferRequest && 'dropOffInformation',
    'starting-time': (start?.time ?? null) === null && 'startingPointInformation.time',
  };
  return required.entries.map((entry) => missingFields[entry]).find((field) => field !== false);
}

/** A client that does not let travellers choose states no language. */
function problemInLanguage({ guideLanguage }: CheckoutRequest, { guideLanguages }: QuotedTravellers) {
  return guideLanguage === null || guideLanguages.includes(guideLanguage) ? undefined : 'guideLanguage';
}

function problemInAnswers(
  answers: readonly { readonly questionId: string; readonly answer: string }[],
  questions: readonly TripQuestion[],
  path: string,
): string | undefined {
  const ids = answers.map(({ questionId }) => questionId);
  // Two answers to one question, or an answer to an unknown question, could not be passed on.
  const unexpectedAnswer = ids.findIndex(
    (id, index) => ids.indexOf(id) !== index || !questions.some((question) => question.id === id),
  );
  if (unexpectedAnswer >= 0) return `${path}.${unexpectedAnswer}`;
  for (const question of questions) {
    const index = ids.indexOf(question.id);
    if (isWrongAnswer(question, answers[index]?.answer ?? ''))
      return index < 0 ? `${path}.${question.id}` : `${path}.${index}`;
  }
  return undefined;
}

/** True without a date: the caller checks whether one is needed. */
function isPossibleBirthday(date: string | null, today: string): boolean {
  return date === null || (date > EARLIEST_BIRTH_DATE && date <= today);
}

/** Without a date of birth the ticket itself is trusted, as at the entrance. */
function fitsTicket(ages: Ages | undefined, dateOfBirth: string | null, date: string): boolean {
  return ages === undefined || dateOfBirth === null || fitsAges(ages, dateOfBirth, date);
}

/** The shape is that of a contact person's address; its lines reach the supplier unchanged. */
function isAddress(text: string): boolean {
  try {
    const { address, city } = JSON.parse(text);
    return [address, city].every((line) => typeof line === 'string' && line.trim() !== '');
  } catch {
    return false;
  }
}

/**
 * This field names the quote that is bought by its id. It is only compared and never stored, and some ids look like a
 * card number.
 */
const UNSEARCHED_FIELD = 'itemDetailsJson';

/**
 * Finds the field of a checkout that contains a card number, which must be neither stored nor passed on. All
 * text is searched except the names of a payment: those come from the payment provider and contain no card
 * number.
 */
export function fieldWithCardNumber({ chargeRequest, ...request }: CheckoutRequest): string | undefined {
  return findCardNumber({ ...request, chargeRequest: { description: chargeRequest.description } }, '');
}

/** Returns the path of the first text that contains a card number, such as `cart.persons.0.city`. */
function findCardNumber(value: unknown, path: string): string | undefined {
  // Ids are ours; among so many of them, some would look like a card number.
  if (typeof value === 'string') return !isId(value) && containsCardNumber(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name === UNSEARCHED_FIELD) continue;
    const cardNumberField = findCardNumber(inner, path === '' ? name : `${path}.${name}`);
    if (cardNumberField !== undefined) return cardNumberField;
  }
  return undefined;
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
