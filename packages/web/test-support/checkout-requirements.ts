import type { FormValues } from '../src/features/checkout/fields/field.ts';
import type { Question } from '../src/features/checkout/fields/question-fields.ts';
import type { Requirements } from '../src/features/checkout/fields/requirements.ts';

/** Checkout requirements of a walk for two: no extra data and no questions. */
export function testRequirements(parts: Partial<Requirements> = {}): Requirements {
  return {
    type: 'direct',
    party: ['adult', 'adult'],
    date: '2027-05-15',
    ages: {},
    requiredMainContactData: [],
    requiredParticipantsData: [],
    acceptedDocuments: ['passport'],
    questions: [],
    passengersQuestions: [],
    startingPointEntryRequired: false,
    dropOffPointEntryRequired: false,
    startingTimeEntryRequired: false,
    pickupPlaces: [],
    dropoffPlaces: [],
    waiver: null,
    minAge: null,
    transferRequest: null,
    typedAllAboard: '',
    isBySailing: false,
    guideLanguages: [],
    stay: null,
    cartId: '22222222-2222-4222-8222-222222222222',
    ...parts,
  };
}

export function testQuestion(parts: Partial<Question> = {}): Question {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    kind: 'text',
    required: true,
    label: 'What do you not eat?',
    hint: null,
    measure: null,
    limits: null,
    choices: [],
    ...parts,
  };
}

export const marie: FormValues = {
  'contact.firstName': 'Marie-Christine',
  'contact.lastName': 'Lindqvist',
  'contact.email': 'mc.lindqvist@example.org',
};

export const marieAndJonas: FormValues = { ...marie, 'p2.firstName': 'Jonas', 'p2.lastName': 'Lindqvist' };
