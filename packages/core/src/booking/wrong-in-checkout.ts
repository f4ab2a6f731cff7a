import type { ENTRIES, MAIN_CONTACT_DATA, PARTICIPANT_DATA } from '../catalogue/required-data.ts';
import type { CheckoutRequest } from '../contract/checkout-request.ts';
import type { Band } from '../pricing/ticket.ts';
import { holdsAddress } from '../text/holds-address.ts';
import { type Ages, fitsAges } from './fits-ages.ts';
import { type AskedQuestion, wrongAnswer } from './wrong-answer.ts';

/** What a supplier must know of those who come, as the product says it. */
export type Requirements = {
  readonly contact: readonly (typeof MAIN_CONTACT_DATA)[number][];
  readonly participants: readonly (typeof PARTICIPANT_DATA)[number][];
  readonly entries: readonly (typeof ENTRIES)[number][];
  readonly questions: readonly (AskedQuestion & { readonly scope: 'booking' | 'traveller' })[];
  readonly pickupIds: readonly string[];
  readonly dropOffIds: readonly string[];
};

export type Promised = {
  /** How many of each were quoted. */
  readonly counts: Readonly<Partial<Record<Band, number>>>;
  /** Of the tickets that are for somebody of some age. */
  readonly ages: Readonly<Partial<Record<Band, Ages>>>;
  /** On the clock at the place. */
  readonly date: string;
  readonly today: string;
  /** Whether a ride was wished for, which says where somebody is fetched. */
  readonly hasRide: boolean;
};

/** Which field of a checkout is missing or cannot be; undefined where the supplier is told all that he must know. */
export function wrongInCheckout(
  request: CheckoutRequest,
  required: Requirements,
  promised: Promised,
): string | undefined {
  return (
    wrongInContact(request, required, promised) ??
    wrongInParticipants(request, required, promised) ??
    wrongInPlaces(request, required, promised) ??
    wrongInAnswers(
      request.bookingQuestionsAnswers,
      required.questions.filter(({ scope }) => scope === 'booking'),
      'bookingQuestionsAnswers',
    )
  );
}

function wrongInContact({ cart }: CheckoutRequest, { contact }: Requirements, { today }: Promised) {
  const [person] = cart.persons;
  if (!person) return 'cart.persons';
  const link = (['firstName', 'lastName'] as const).find((name) => holdsAddress(person[name]));
  if (link) return `cart.persons.0.${link}`;
  const fields = {
    'phone-number': ['phoneNumber'],
    address: ['address', 'city'],
    country: ['country'],
    'date-of-birth': ['dateOfBirth'],
  } as const;
  const missing = contact.flatMap((name) => [...fields[name]]).find((field) => person[field] === null);
  if (missing) return `cart.persons.0.${missing}`;
  return isBirthday(person.dateOfBirth, today) ? undefined : 'cart.persons.0.dateOfBirth';
}

function wrongInParticipants(
  { cart }: CheckoutRequest,
  { participants: required, questions }: Requirements,
  { counts, ages, date, today }: Promised,
): string | undefined {
  const asked = questions.filter(({ scope }) => scope === 'traveller');
  const bands = new Set([...Object.keys(counts), ...cart.participants.map(({ ticketType }) => ticketType)]);
  for (const band of bands as Set<Band>) {
    const count = cart.participants.filter(({ ticketType }) => ticketType === band).length;
    if (count !== (counts[band] ?? 0)) return 'cart.participants';
  }
  for (const [index, one] of cart.participants.entries()) {
    const at = `cart.participants.${index}`;
    if (holdsAddress(one.participantName)) return `${at}.participantName`;
    const missing = required.map((name) => fieldOf[name]).find((field) => one[field] === null);
    if (missing) return `${at}.${missing}`;
    const isOfAge = fitsTicket(ages[one.ticketType], one.dateOfBirth, date);
    if (!isBirthday(one.dateOfBirth, today) || !isOfAge) return `${at}.dateOfBirth`;
    if (one.passportExpiry !== null && one.passportExpiry < date) return `${at}.passportExpiry`;
    if (one.addressJson !== null && !isAddress(one.addressJson)) return `${at}.addressJson`;
    const wrong = wrongInAnswers(one.answers, asked, `${at}.answers`);
    if (wrong) return wrong;
  }
  return undefined;
}

const fieldOf = {
  'date-of-birth': 'dateOfBirth',
  gender: 'gender',
  nationality: 'nationality',
  address: 'addressJson',
  'passport-number': 'passportNumber',
  'passport-expiry': 'passportExpiry',
} as const;

function wrongInPlaces(request: CheckoutRequest, required: Requirements, { hasRide }: Promised) {
  const { pickupId, dropOffId, startingPointInformation: start, dropOffInformation: end } = request;
  if (pickupId !== null && !required.pickupIds.includes(pickupId)) return 'pickupId';
  if (dropOffId !== null && !required.dropOffIds.includes(dropOffId)) return 'dropOffId';
  const missing = {
    'starting-point': pickupId === null && start === null && !hasRide && 'startingPointInformation',
    'drop-off-point': dropOffId === null && end === null && !hasRide && 'dropOffInformation',
    'starting-time': (start?.time ?? null) === null && 'startingPointInformation.time',
  };
  return required.entries.map((entry) => missing[entry]).find((field) => field !== false);
}

function wrongInAnswers(
  answers: readonly { readonly questionId: string; readonly answer: string }[],
  questions: readonly AskedQuestion[],
  at: string,
): string | undefined {
  const ids = answers.map(({ questionId }) => questionId);
  // Two answers to one question, or one to a question that nobody asks: neither could be passed on.
  const stray = ids.findIndex(
    (id, index) => ids.indexOf(id) !== index || !questions.some((q) => q.id === id),
  );
  if (stray >= 0) return `${at}.${stray}`;
  for (const question of questions) {
    const index = ids.indexOf(question.id);
    if (wrongAnswer(question, answers[index]?.answer ?? ''))
      return index < 0 ? `${at}.${question.id}` : `${at}.${index}`;
  }
  return undefined;
}

function isBirthday(date: string | null, today: string): boolean {
  return date === null || (date > '1900-01-01' && date <= today);
}

/** Whoever says no birthday is believed by his ticket, as at the door. */
function fitsTicket(ages: Ages | undefined, dateOfBirth: string | null, date: string): boolean {
  return ages === undefined || dateOfBirth === null || fitsAges(ages, dateOfBirth, date);
}

/** The shape is that of a person's address; its lines reach the supplier as they are. */
function isAddress(text: string): boolean {
  try {
    const { address, city } = JSON.parse(text);
    return [address, city].every((line) => typeof line === 'string' && line.trim() !== '');
  } catch {
    return false;
  }
}
