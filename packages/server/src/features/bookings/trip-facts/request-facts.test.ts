import { expect, test } from 'vitest';
import { bookedShipWith } from '../../../../../core/test-support/cruises/booked-ship.ts';
import { noRequests } from '../../../../test-support/tickets/document-facts.ts';
import type { BookingNotes } from './notes.ts';
import { factsToDecide, requestFacts } from './request-facts.ts';

const contact = {
  firstName: 'Anne-Marie',
  lastName: 'An (Lind)',
  email: 'a.lind@example.org',
  phoneNumber: '+49170123',
};
const textsOf = (differences: Partial<BookingNotes>) =>
  factsToDecide({ ...noRequests, contact, ...differences }, 'en').map(({ text }) => text);

test.each([
  ['Call anne-marie, +49170123 or A.Lind@example.org.', 'Call …, … or ….'],
  ['Ann and Anne are ants.', 'Ann and Anne are ants.'],
  ['I am An (Lind)', 'I am …'],
  ['我是王小明的朋友', '我是…的朋友'],
  ['A pram for a baby', 'A pram for a baby'],
])(
  'A supplier who has not accepted yet reads no name, number or address in a message: %s',
  (comments, text) => {
    const people = ['王小明', 'Jo A. Lind', 'Bo A Lind'].map(
      (name) => ({ name, band: 'adult', age: null, answers: [] }) as const,
    );
    expect(textsOf({ comments, people })).toEqual([text]);
  },
);

test('Answers to a question for every traveller are one fact, and ages stand in the order of the tickets', () => {
  const shoe = (size: string) => ['Shoe size', size, 'text'] as const;
  const people = [
    { name: 'Ada', band: 'adult', age: 40, answers: [shoe('38')] },
    { name: 'Bo', band: 'child', age: 9, answers: [shoe('33')] },
  ] as const;
  expect(textsOf({ people })).toEqual(['40, 9', '38\n33']);
});

test('A ship of the timetable is named once; where the traveller stated a pier or a time otherwise, the one that counts comes first', () => {
  const factsFor = (answer: string) => {
    const answers = [['Your ship', answer, 'ship']] as const;
    const facts = requestFacts({ ...noRequests, answers, ship: bookedShipWith() }, 'en');
    return Object.fromEntries(facts.map(({ kind, text }) => [kind, text]));
  };
  const known = factsFor('Serena, South quay, 18:00');
  expect(known).toMatchObject({
    ship: 'Serena, Bluebird',
    pier: 'Lisbon, South quay',
    allAboard: '18:00 (Lisbon time)',
  });
  expect(known).not.toHaveProperty('answer');
  expect(factsFor('Serena, Pier 9, 17:00')).toMatchObject({
    ship: 'Serena, Bluebird',
    pier: 'Lisbon, Pier 9\nStated by the travellers; this counts. By our timetable: South quay',
    allAboard:
      '17:00 (Lisbon time)\nStated by the travellers; this counts. By our timetable: 18:00 (Lisbon time)',
    inPort: '08:00 to 18:30 (Lisbon time)',
  });
  expect(factsFor('Serena')).toEqual(known);
  expect(factsFor('Serena, 19:00').allAboard).toBe(
    '18:00 (Lisbon time)\nBy our timetable; this earlier time counts. Stated by the travellers: 19:00 (Lisbon time)',
  );
});

test('A trip that does not fit the stated time says so with the times in port, and each time stands once', () => {
  const ship = bookedShipWith({ neededBoardingAt: '2027-01-11T16:30:00.000Z' });
  const request = { shipName: 'Serena', terminal: 'South quay', allAboard: '16:00' };
  const transferRequest = { kind: 'ship', direction: 'both', ...request } as const;
  const end = { title: 'Serena, South quay, 16:00', time: null };
  const facts = requestFacts({ ...noRequests, ship, transferRequest, end }, 'en');
  const texts = Object.fromEntries(facts.map(({ kind, text }) => [kind, text]));
  expect(texts).toMatchObject({
    transfer: 'Both ways\nShip: Serena',
    dropOff: 'Serena',
    inPort: '08:00 to 18:30 (Lisbon time)\nThis start time doesn’t fit the ship’s time in port.',
  });
  expect(texts.allAboard).toMatch(/^16:00/);
});

test('A correction of the travellers counts instead of their answer in the checkout', () => {
  const answers = [['Your ship', 'Serena, Pier 9, 17:00', 'ship']] as const;
  const ship = bookedShipWith({ stated: { terminal: '', allAboard: '16:00' } });
  const facts = requestFacts({ ...noRequests, answers, ship }, 'en');
  const texts = Object.fromEntries(facts.map(({ kind, text }) => [kind, text]));
  expect(texts.pier).toBe('Lisbon, South quay');
  expect(texts.allAboard).toMatch(/^16:00/);
});

test('The only language of the guides is stated as it is, and one of several as requested', () => {
  const languageOf = (differences: Partial<BookingNotes>) =>
    requestFacts({ ...noRequests, ...differences }, 'en').map(({ kind, text }) => [kind, text]);
  expect(languageOf({ guideLanguages: ['zh'] })).toEqual([['language', 'Chinese']]);
  expect(languageOf({ guideLanguages: ['zh'], guideLanguage: 'zh' })).toEqual([['language', 'Chinese']]);
  expect(languageOf({ guideLanguages: ['en', 'zh'], guideLanguage: 'zh' })).toEqual([
    ['language', 'Chinese (requested)'],
  ]);
  expect(languageOf({ guideLanguages: ['en', 'zh'] })).toEqual([]);
});
