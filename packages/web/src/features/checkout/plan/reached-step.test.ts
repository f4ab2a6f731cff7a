import { expect, test } from 'vitest';
import { marie, marieAndJonas, testNeeds, testQuestion } from './needs-for-tests.ts';
import { reachedStep, stepToShow } from './reached-step.ts';
import { stepsFor } from './step-table.ts';

const today = '2026-11-22';

test('A step that asks nothing is passed over; one that asks stands on the way', () => {
  expect(stepsFor(testNeeds(), {})).toEqual(['personal_info', 'traveler_info', 'payment']);
  const all = ['personal_info', 'traveler_info', 'questions', 'payment'];
  expect(stepsFor(testNeeds({ questions: [testQuestion({ required: false })] }), {})).toEqual(all);
  expect(stepsFor(testNeeds({ passengersQuestions: [testQuestion()] }), {})).toEqual(all);
  expect(stepsFor(testNeeds({ startingTimeEntryRequired: true }), {})).toEqual(all);
  expect(stepsFor(testNeeds({ pickupPlaces: [{ id: 'a', title: 'Station' }] }), {})).toEqual(all);
});

test('An organisation says first how it pays', () => {
  const needs = testNeeds({ type: 'billed' });
  expect(stepsFor(needs, {})[0]).toBe('method_select');
  expect(reachedStep(needs, marieAndJonas, today)).toBe('method_select');
  expect(reachedStep(needs, { ...marieAndJonas, method: 'charge-card' }, today)).toBe('payment');
});

test('How far one may go follows from what was typed, so that a reload keeps it', () => {
  const needs = testNeeds({ questions: [testQuestion()] });
  expect(reachedStep(needs, {}, today)).toBe('personal_info');
  expect(reachedStep(needs, marie, today)).toBe('traveler_info');
  expect(reachedStep(needs, marieAndJonas, today)).toBe('questions');
  const answered = { ...marieAndJonas, [`q.${testQuestion().id}`]: 'Nuts' };
  expect(reachedStep(needs, answered, today)).toBe('payment');
});

test('An address leads to its step, or to the last that was reached; one that is passed over leads there as well', () => {
  const steps = stepsFor(testNeeds(), {});
  expect(stepToShow('personal_info', 'payment', steps)).toBe('personal_info');
  expect(stepToShow('payment', 'traveler_info', steps)).toBe('traveler_info');
  expect(stepToShow('questions', 'payment', steps)).toBe('payment');
});
