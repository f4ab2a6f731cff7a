import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUESTION_KINDS } from '../catalogue/required-data.ts';
import { fitsAges, isWrongAnswer, type TripQuestion } from './validate-answer.ts';

const questionOf = (kind: TripQuestion['kind'], more: Partial<TripQuestion> = {}): TripQuestion => ({
  id: 'q',
  kind,
  required: true,
  measure: null,
  choices: [],
  ...more,
});

test.each(QUESTION_KINDS)(
  'A missing answer to a %s question is a problem if the question is required, and only then',
  (kind) => {
    expect(isWrongAnswer(questionOf(kind), '')).toBe(true);
    expect(isWrongAnswer(questionOf(kind, { required: false }), '')).toBe(false);
  },
);

test.each(['0', '82', '82,5', '82.5', '1.125', '999999999', '007'])('%s is a valid number', (answer) => {
  expect(isWrongAnswer(questionOf('number'), answer)).toBe(false);
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
])('%j is not a valid number', (answer) => {
  expect(isWrongAnswer(questionOf('number'), answer)).toBe(true);
  // An answer to an optional question must still have the right form.
  expect(isWrongAnswer(questionOf('number', { required: false }), answer)).toBe(true);
});

test('Every number of up to nine digits and three decimals is accepted, with a point or a comma', () => {
  const wholeNumber = fc.integer({ min: 0, max: 999_999_999 });
  const decimals = fc.option(fc.stringMatching(/^\d{1,3}$/), { nil: '' });
  fc.assert(
    fc.property(wholeNumber, decimals, fc.constantFrom('.', ','), (before, after, sign) => {
      const answer = after === '' ? String(before) : `${before}${sign}${after}`;
      expect(isWrongAnswer(questionOf('number'), answer)).toBe(false);
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
] as const)('A number in %s must lie within the range of its unit, ends included', (measure, ...answers) => {
  for (const required of [true, false]) {
    const problems = answers.map((answer) =>
      isWrongAnswer(questionOf('number', { measure, required }), answer),
    );
    expect(problems).toEqual([false, false, true, true]);
  }
});

test.each(['2026-02-28', '2028-02-29', '1999-12-31'])('%s is a valid date', (answer) => {
  expect(isWrongAnswer(questionOf('date'), answer)).toBe(false);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '28.02.2026',
  '2026-2-8',
  'tomorrow',
  '2026-02-28T10:00',
])('%s is not a valid date', (answer) => {
  expect(isWrongAnswer(questionOf('date'), answer)).toBe(true);
});

test('A choice must be one of the offered ones, letter by letter, in any of their languages', () => {
  const meal = questionOf('choice', { choices: ['Fish', 'Fisch', '鱼'] });
  for (const answer of meal.choices) expect(isWrongAnswer(meal, answer)).toBe(false);
  for (const answer of ['fish', 'Fish ', 'Meat', 'Fish,Fisch'])
    expect(isWrongAnswer(meal, answer)).toBe(true);
  expect(isWrongAnswer(questionOf('choice'), 'Fish')).toBe(true);
});

test('Any text answers a question that asks for text', () => {
  const kinds = fc.constantFrom('text', 'hotel', 'flight', 'ship');
  fc.assert(
    fc.property(kinds, fc.string({ minLength: 1 }), (kind, answer) => {
      expect(isWrongAnswer(questionOf(kind as TripQuestion['kind']), answer)).toBe(false);
    }),
  );
});

test.each([
  [{ from: null, to: 2 }, '2023-12-25', true],
  [{ from: null, to: 2 }, '2023-12-24', false],
  [{ from: 3, to: 12 }, '2023-12-25', false],
  [{ from: 3, to: 12 }, '2023-12-24', true],
  [{ from: 3, to: 12 }, '2013-12-25', true],
  [{ from: 3, to: 12 }, '2013-12-24', false],
  [{ from: 65, to: null }, '1961-12-24', true],
  [{ from: 65, to: null }, '1961-12-25', false],
  [{ from: null, to: null }, '1901-01-01', true],
] as const)(
  'Whether a ticket for ages %o is valid on 24 December 2026 for a traveller born on %s is %s',
  (ages, born, fits) => {
    expect(fitsAges(ages, born, '2026-12-24')).toBe(fits);
  },
);

test('A traveller born on 29 February reaches an age on 1 March in a common year', () => {
  const ages = { from: 18, to: null };
  expect(fitsAges(ages, '2008-02-29', '2026-02-28')).toBe(false);
  expect(fitsAges(ages, '2008-02-29', '2026-03-01')).toBe(true);
});
