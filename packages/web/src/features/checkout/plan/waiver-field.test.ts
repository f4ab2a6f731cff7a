import { expect, test } from 'vitest';
import type { FormValues } from './field.ts';
import type { Needs } from './needs.ts';
import { marieAndJonas, testNeeds } from './needs-for-tests.ts';
import { problemOf } from './problem-of.ts';
import { stepsFor, stepTable } from './step-table.ts';
import { waiverFields } from './waiver-field.ts';

const kayak = testNeeds({ waiver: { kind: 'water', version: 'v' } });

const problemsOf = (needs: Needs, values: FormValues) =>
  needs.party.flatMap((_, index) =>
    waiverFields(needs, values, index + 1).map((field) => problemOf(field, values, '2026-11-22')),
  );
const signed = (needs: Needs, values: FormValues) =>
  Object.fromEntries(
    needs.party.flatMap((_, index) =>
      waiverFields(needs, values, index + 1).map(({ name, waiver }) => [name, waiver?.mark ?? '']),
    ),
  );
const agesOf = (needs: Needs, values: FormValues) =>
  needs.party.map((_, index) => waiverFields(needs, values, index + 1)[0]?.waiver?.age);

test('The step asks everybody who comes to sign, and is on the way for that alone.', () => {
  expect(stepsFor(testNeeds(), marieAndJonas)).not.toContain('questions');
  expect(stepsFor(kayak, marieAndJonas)).toContain('questions');
  expect(stepTable.questions.groups(kayak, marieAndJonas).map(({ title }) => title)).toEqual([
    { text: 'Marie-Christine Lindqvist' },
    { text: 'Jonas Lindqvist' },
    { key: 'traveller.commentsTitle' },
  ]);
});

test('The step cannot be left with one unsigned; signed by all it can.', () => {
  const values = { ...marieAndJonas, ...signed(kayak, marieAndJonas) };
  expect(problemsOf(kayak, values)).toEqual([undefined, undefined]);
  expect(problemsOf(kayak, { ...values, 'p2.waiver': '' })).toEqual([undefined, 'missing']);
});

test('Who is called something else, or holds something else, signs anew.', () => {
  const values = { ...marieAndJonas, ...signed(kayak, marieAndJonas) };
  expect(problemsOf(kayak, { ...values, 'p2.firstName': 'Johanna' })).toEqual([undefined, 'missing']);
  for (const other of [{ date: '2027-05-16' }, { cartId: 'another' }])
    expect(problemsOf({ ...kayak, ...other }, values)).toEqual(['missing', 'missing']);
});

test('Two who are called the same sign each for himself.', () => {
  const twins = { ...marieAndJonas, 'p2.firstName': 'Marie-Christine' };
  expect(waiverFields(kayak, twins, 2)[0]?.waiver?.participantName).toBe('Marie-Christine Lindqvist (2)');
});

test('For children a guardian signs; of whom no birthday is asked says it himself.', () => {
  const family = { ...kayak, party: ['adult', 'child'] as const };
  expect(agesOf(family, marieAndJonas)).toEqual(['unknown', 'minor']);
  const asked = { ...kayak, requiredParticipantsData: ['date-of-birth' as const] };
  const born = { ...marieAndJonas, 'p1.dateOfBirth': '1980-01-01', 'p2.dateOfBirth': '2015-01-01' };
  expect(agesOf(asked, born)).toEqual(['adult', 'minor']);
  expect(agesOf(kayak, born)).toEqual(['unknown', 'unknown']);
});
