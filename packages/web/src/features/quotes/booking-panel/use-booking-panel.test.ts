import { expect, test } from 'vitest';
import {
  adult,
  child,
  dayForTests,
  departureForTests,
  optionForTests,
} from '../../../../test-support/option.ts';
import { type Choice, nothingChosen, settleChoice } from './choice.ts';
import { nextStep, type PanelStep } from './use-booking-panel.tsx';

const option = optionForTests('shared');
const two = dayForTests(['shared', [departureForTests('17:30', 0), departureForTests('19:15', 4)]]);

function step(choice: Partial<Choice>, more: Partial<PanelStep> = {}) {
  const day = 'day' in more ? more.day : two;
  return nextStep({
    isOnSale: true,
    isDateChosen: true,
    options: [option],
    day,
    settled: settleChoice({ ...nothingChosen, ...choice }, [option], day),
    onRequest: false,
    ...more,
  });
}

const late = { time: '19:15', party: { adult: 2 } } as Partial<Choice>;

test('The button leads to what is missing, in the order of the page, and then holds spots', () => {
  expect(step({}, { isDateChosen: false })).toEqual({ act: 'date' });
  expect(step({ party: { adult: 2 } })).toEqual({ act: 'start' });
  expect(step({ ...late, party: {} })).toEqual({ act: 'tickets' });
  expect(step(late)).toEqual({ act: 'hold', count: 2 });
});

test('For a product on request the button requests to book', () => {
  expect(step(late, { onRequest: true })).toEqual({ act: 'ask', count: 2 });
});

test('A departure that is unavailable or too small is not held', () => {
  expect(step({ ...late, time: '17:30' as Choice['time'] })).toEqual({ act: 'start' });
  expect(step({ ...late, party: { adult: 5 } })).toEqual({ act: 'tickets' });
});

test('Free tickets alone are not held, and the button leads to the ticket section', () => {
  const infant = { ...child, ticketType: 'infant', price: 0 } as const;
  const options = [optionForTests('shared', { tickets: [adult, infant] })] as const;
  const choice = { ...nothingChosen, ...late, party: { infant: 2 } };
  const of = (day: typeof two | undefined) =>
    step({}, { options, day, settled: settleChoice(choice, options, day) });
  expect(of(two)).toEqual({ act: 'tickets' });
  expect(of(undefined)).toEqual({ act: 'tickets' });
});

test('If the chosen option is unavailable, the button leads to the other options', () => {
  const other = optionForTests('other');
  const day = dayForTests(
    ['shared', [departureForTests('19:15', 0)]],
    ['other', [departureForTests('19:15')]],
  );
  expect(step(late, { day, options: [option, other] })).toEqual({ act: 'way' });
  expect(step(late, { day, options: [option] })).toEqual({ act: 'date' });
});

test('A day without available departures leads back to the calendar', () => {
  const gone = dayForTests(['shared', [departureForTests('19:15', 0)]]);
  expect(step(late, { day: gone })).toEqual({ act: 'date' });
});

test('While the day is loading, the button shows its next action and does not act yet', () => {
  expect(step(late, { day: undefined })).toEqual({ act: 'wait', count: 2 });
  expect(step({}, { day: undefined })).toEqual({ act: 'tickets' });
});

test('A product without a bookable day is sold out', () => {
  expect(step(late, { isOnSale: false })).toEqual({ act: 'nothing' });
});
