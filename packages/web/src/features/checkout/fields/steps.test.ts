import { expect, test } from 'vitest';
import {
  marie,
  marieAndJonas,
  testQuestion,
  testRequirements,
} from '../../../../test-support/checkout-requirements.ts';
import type { FormValues } from './field.ts';
import type { Requirements } from './requirements.ts';
import { reachedStep, stepsFor, stepTable, stepTexts, stepToShow, waiverFields } from './steps.ts';
import { fieldProblem } from './validate-field.ts';

test('A traveller who books directly enters contact details and pays', () => {
  expect(stepTexts('personal_info', { type: 'direct', stay: null }, {}).title).toBe('traveller.contactTitle');
  expect(stepTexts('payment', { type: 'direct', stay: null }, { method: 'bill-organisation' }).title).toBe(
    'pay.title',
  );
});

test('An organisation enters its guest, and a card only if it is the guest’s', () => {
  expect(stepTexts('personal_info', { type: 'billed', stay: null }, {})).toMatchObject({
    label: 'checkout.guest',
    title: 'traveller.guestTitle',
  });
  const titleOf = (method: string) => stepTexts('payment', { type: 'billed', stay: null }, { method }).title;
  expect(titleOf('bill-organisation')).toBe('pay.accountTitle');
  expect([titleOf('charge-card'), titleOf('authorise-card')]).toEqual([
    'pay.guestCardTitle',
    'pay.guestCardTitle',
  ]);
  expect(stepTexts('traveler_info', { type: 'billed', stay: null }, {}).title).toBe('traveller.partyTitle');
});

const today = '2026-11-22';

test('A step without fields is skipped, and a step with fields is shown', () => {
  expect(stepsFor(testRequirements(), {})).toEqual(['personal_info', 'traveler_info', 'payment']);
  const all = ['personal_info', 'traveler_info', 'questions', 'payment'];
  expect(stepsFor(testRequirements({ questions: [testQuestion({ required: false })] }), {})).toEqual(all);
  expect(stepsFor(testRequirements({ passengersQuestions: [testQuestion()] }), {})).toEqual(all);
  expect(stepsFor(testRequirements({ startingTimeEntryRequired: true }), {})).toEqual(all);
  expect(stepsFor(testRequirements({ pickupPlaces: [{ id: 'a', title: 'Station' }] }), {})).toEqual(all);
});

test('An organisation first chooses how it pays', () => {
  const requirements = testRequirements({ type: 'billed' });
  expect(stepsFor(requirements, {})[0]).toBe('method_select');
  expect(reachedStep(requirements, marieAndJonas, today)).toBe('method_select');
  expect(reachedStep(requirements, { ...marieAndJonas, method: 'charge-card' }, today)).toBe('payment');
});

test('The furthest step in reach follows from the typed values, so a reload keeps it', () => {
  const requirements = testRequirements({ questions: [testQuestion()] });
  expect(reachedStep(requirements, {}, today)).toBe('personal_info');
  expect(reachedStep(requirements, marie, today)).toBe('traveler_info');
  expect(reachedStep(requirements, marieAndJonas, today)).toBe('questions');
  const answered = { ...marieAndJonas, [`q.${testQuestion().id}`]: 'Nuts' };
  expect(reachedStep(requirements, answered, today)).toBe('payment');
});

test('An address leads to its step, or to the furthest step in reach if its own is not reached or is skipped', () => {
  const steps = stepsFor(testRequirements(), {});
  expect(stepToShow('personal_info', 'payment', steps)).toBe('personal_info');
  expect(stepToShow('payment', 'traveler_info', steps)).toBe('traveler_info');
  expect(stepToShow('questions', 'payment', steps)).toBe('payment');
});

const kayak = testRequirements({ waiver: { kind: 'water', version: 'v' } });

const problemsOf = (requirements: Requirements, values: FormValues) =>
  requirements.party.flatMap((_, index) =>
    waiverFields(requirements, values, index + 1).map((field) => fieldProblem(field, values, '2026-11-22')),
  );
const signed = (requirements: Requirements, values: FormValues) =>
  Object.fromEntries(
    requirements.party.flatMap((_, index) =>
      waiverFields(requirements, values, index + 1).map(({ name, waiver }) => [
        name,
        waiver?.signatureToken ?? '',
      ]),
    ),
  );
const agesOf = (requirements: Requirements, values: FormValues) =>
  requirements.party.map((_, index) => waiverFields(requirements, values, index + 1)[0]?.waiver?.age);

test('A waiver requires every traveller to sign, and is enough to show the step', () => {
  expect(stepsFor(testRequirements(), marieAndJonas)).not.toContain('questions');
  expect(stepsFor(kayak, marieAndJonas)).toContain('questions');
  expect(stepTable.questions.groups(kayak, marieAndJonas).map(({ title }) => title)).toEqual([
    { text: 'Marie-Christine Lindqvist' },
    { text: 'Jonas Lindqvist' },
    { key: 'traveller.commentsTitle' },
  ]);
});

test('The step is complete once every traveller has signed', () => {
  const values = { ...marieAndJonas, ...signed(kayak, marieAndJonas) };
  expect(problemsOf(kayak, values)).toEqual([undefined, undefined]);
  expect(problemsOf(kayak, { ...values, 'p2.waiver': '' })).toEqual([undefined, 'missing']);
});

test('A traveller with another name, cart or date signs again', () => {
  const values = { ...marieAndJonas, ...signed(kayak, marieAndJonas) };
  expect(problemsOf(kayak, { ...values, 'p2.firstName': 'Johanna' })).toEqual([undefined, 'missing']);
  for (const other of [{ date: '2027-05-16' }, { cartId: 'another' }])
    expect(problemsOf({ ...kayak, ...other }, values)).toEqual(['missing', 'missing']);
});

test('Two travellers with the same name sign separately', () => {
  const twins = { ...marieAndJonas, 'p2.firstName': 'Marie-Christine' };
  expect(waiverFields(kayak, twins, 2)[0]?.waiver?.participantName).toBe('Marie-Christine Lindqvist (2)');
});

test('A guardian signs for a child, and the age of other travellers is unknown unless their date of birth is required', () => {
  const family = { ...kayak, party: ['adult', 'child'] as const };
  expect(agesOf(family, marieAndJonas)).toEqual(['unknown', 'minor']);
  const kayakWithBirthday = { ...kayak, requiredParticipantsData: ['date-of-birth' as const] };
  const born = { ...marieAndJonas, 'p1.dateOfBirth': '1980-01-01', 'p2.dateOfBirth': '2015-01-01' };
  expect(agesOf(kayakWithBirthday, born)).toEqual(['adult', 'minor']);
  expect(agesOf(kayak, born)).toEqual(['unknown', 'unknown']);
});
