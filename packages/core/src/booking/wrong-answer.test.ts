import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUESTION_KINDS } from '../catalogue/required-data.ts';
import { type AskedQuestion, wrongAnswer } from './wrong-answer.ts';

const asked = (kind: AskedQuestion['kind'], more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: 'q',
  kind,
  required: true,
  measure: null,
  choices: [],
  ...more,
});

test.each(QUESTION_KINDS)(
  'No answer to a question for a %s is wrong where one is required, and only there.',
  (kind) => {
    expect(wrongAnswer(asked(kind), '')).toBe(true);
    expect(wrongAnswer(asked(kind, { required: false }), '')).toBe(false);
  },
);

test.each(['0', '82', '82,5', '82.5', '1.125', '999999999', '007'])('A number is a number: %s.', (answer) => {
  expect(wrongAnswer(asked('number'), answer)).toBe(false);
});

test.each([
  '-1',
  '+1',
  '1e3',
  '.5',
  '5.',
  '1.2345',
  '1,000,000',
  '1234567890',
  '82 kg',
  'eighty',
  ' 82',
  '٨٢',
  '82\n',
])('What no form of ours says is no number: %j.', (answer) => {
  expect(wrongAnswer(asked('number'), answer)).toBe(true);
  // An answer that is not asked for as a must is none the less the right kind.
  expect(wrongAnswer(asked('number', { required: false }), answer)).toBe(true);
});

test('Every number up to nine figures, with up to three decimals, is read with a point or a comma.', () => {
  const whole = fc.integer({ min: 0, max: 999_999_999 });
  const decimals = fc.option(fc.stringMatching(/^\d{1,3}$/), { nil: '' });
  fc.assert(
    fc.property(whole, decimals, fc.constantFrom('.', ','), (before, after, sign) => {
      const answer = after === '' ? String(before) : `${before}${sign}${after}`;
      expect(wrongAnswer(asked('number'), answer)).toBe(false);
    }),
  );
});

test.each([
  ['kg', '1', '300', '0,9', '900'],
  ['lb', '2', '660', '1', '661'],
  ['cm', '30', '250', '1,80', '251'],
  ['in', '12', '98', '11.9', '180'],
  ['ft', '1', '8.2', '0.9', '71'],
  ['eu-shoe-size', '15', '55', '14', '256'],
  ['years', '0', '120', '121', '1988'],
] as const)(
  'Nobody has so much in %s: the ends are fine, and what lies beyond is not.',
  (measure, ...answers) => {
    for (const required of [true, false]) {
      const told = answers.map((answer) => wrongAnswer(asked('number', { measure, required }), answer));
      expect(told).toEqual([false, false, true, true]);
    }
  },
);

test.each(['2026-02-28', '2028-02-29', '1999-12-31'])('A date is a day that there is: %s.', (answer) => {
  expect(wrongAnswer(asked('date'), answer)).toBe(false);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '28.02.2026',
  '2026-2-8',
  'tomorrow',
  '2026-02-28T10:00',
])('What is no day, or is written otherwise, is no date: %s.', (answer) => {
  expect(wrongAnswer(asked('date'), answer)).toBe(true);
});

test('A choice is one of those that there are, letter by letter, in whatever language it was read.', () => {
  const meal = asked('choice', { choices: ['Fish', 'Fisch', '鱼'] });
  for (const answer of meal.choices) expect(wrongAnswer(meal, answer)).toBe(false);
  for (const answer of ['fish', 'Fish ', 'Meat', 'Fish,Fisch']) expect(wrongAnswer(meal, answer)).toBe(true);
  expect(wrongAnswer(asked('choice'), 'Fish')).toBe(true);
});

test('Whatever somebody writes is an answer where words were asked for.', () => {
  const kinds = fc.constantFrom('text', 'hotel', 'flight', 'ship');
  fc.assert(
    fc.property(kinds, fc.string({ minLength: 1 }), (kind, answer) => {
      expect(wrongAnswer(asked(kind as AskedQuestion['kind']), answer)).toBe(false);
    }),
  );
});
