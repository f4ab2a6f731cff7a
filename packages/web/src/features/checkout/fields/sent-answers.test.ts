import { expect, test } from 'vitest';
import { testQuestion, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { sentCheckout } from '../../../../test-support/sent-checkout.ts';
import type { FormValues } from './field.ts';
import type { Requirements } from './requirements.ts';
import { typedStatements } from './sent-answers.ts';

const question = testQuestion({ kind: 'ship' });
const asking: Partial<Requirements> = {
  questions: [question],
  startingPointEntryRequired: true,
  dropOffPointEntryRequired: true,
};
const ship = (prefix: string, shipName: string, terminal = '', allAboard = ''): FormValues => ({
  ...(prefix.startsWith('q.') ? {} : { [`${prefix}.kind`]: 'ship' }),
  [`${prefix}.shipName`]: shipName,
  [`${prefix}.terminal`]: terminal,
  [`${prefix}.allAboard`]: allAboard,
});

test('What the summary reads of a ship is what the checkout sends', () => {
  const typed = {
    ...ship(`q.${question.id}`, ' Serena ', 'Pier  9', '17:00'),
    ...ship('end', 'Aurora', 'Pier 2', '15:00'),
    ...ship('start', 'Serena', '', '16:00'),
  };
  const { answers, start, end } = typedStatements(testRequirements(asking), typed);
  expect(answers).toEqual([[question.label, 'Serena, Pier 9, 17:00', 'ship']]);
  expect(start).toEqual({ title: 'Serena, 16:00', time: null, isShip: true });
  expect(end).toEqual({ title: 'Aurora, Pier 2, 15:00', time: null, isShip: true });
  const sent = sentCheckout(asking, typed);
  expect(sent.bookingQuestionsAnswers).toEqual([{ questionId: question.id, answer: answers[0]?.[1] }]);
  expect([sent.startingPointInformation, sent.dropOffInformation]).toEqual([start, end]);
});

test('An answer without the name of the ship keeps the pier apart from the name', () => {
  const typed = ship(`q.${question.id}`, '', 'Pier 9', '17:00');
  const { answers } = typedStatements(testRequirements({ questions: [question] }), typed);
  expect(answers).toEqual([[question.label, ', Pier 9, 17:00', 'ship']]);
});

test('A place that is no ship, and a time that has no place of its own, are not sent as a ship', () => {
  const typed = { ...ship(`q.${question.id}`, 'Serena', 'Pier 9', '17:00'), 'start.time': '14:40' };
  const requirements = { questions: [question], startingTimeEntryRequired: true };
  expect(typedStatements(testRequirements(requirements), { ...typed, 'start.kind': 'ship' }).start).toEqual({
    title: 'Serena, Pier 9, 17:00',
    time: '14:40',
  });
  const atHotel = { 'end.kind': 'hotel', 'end.hotelName': 'Aurora', 'end.address': 'Quay 1' };
  const { end } = typedStatements(testRequirements(asking), atHotel);
  expect(end).toEqual({ title: 'Aurora, Quay 1', time: null });
  expect(typedStatements(testRequirements(), typed)).toEqual({ answers: [], start: null, end: null });
});
