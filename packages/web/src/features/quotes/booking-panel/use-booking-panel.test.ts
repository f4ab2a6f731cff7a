import { expect, test } from 'vitest';
import {
  adult,
  child,
  dayForTests,
  departureForTests,
  optionForTests,
} from '../../../../test-support/option.ts';
import { type Choice, emptyChoice, resolveChoice } from './choice.ts';
import { type NextStepInput, nextStep } from './use-booking-panel.tsx';

const option = optionForTests('shared');
const two = dayForTests(['shared', [departureForTests('17:30', 0), departureForTests('19:15', 4)]]);

function step(choice: Partial<Choice>, more: Partial<NextStepInput> = {}) {
  const day = 'day' in more ? more.day : two;
  return nextStep({
    isOnSale: true,
    isDateChosen: true,
    options: [option],
    day,
    resolvedChoice: resolveChoice({ ...emptyChoice, ...choice }, [option], day),
    onRequest: false,
    ...more,
  });
}

const late = { time: '19:15', ticketCounts: { adult: 2 } } as Partial<Choice>;

test('The button leads to the first missing choice, in the order of the page, and then holds spots', () => {
  expect(step({}, { isDateChosen: false })).toEqual({ action: 'choose_date' });
  expect(step({ ticketCounts: { adult: 2 } })).toEqual({ action: 'choose_start' });
  expect(step({ ...late, ticketCounts: {} })).toEqual({ action: 'choose_tickets' });
  expect(step(late)).toEqual({ action: 'hold', count: 2 });
});

test('For a product on request the button requests to book', () => {
  expect(step(late, { onRequest: true })).toEqual({ action: 'request', count: 2 });
});

test('A departure that is unavailable or too small is not held', () => {
  expect(step({ ...late, time: '17:30' as Choice['time'] })).toEqual({ action: 'choose_start' });
  expect(step({ ...late, ticketCounts: { adult: 5 } })).toEqual({ action: 'choose_tickets' });
});

test('Free tickets alone are not held, and the button leads to the ticket section', () => {
  const infant = { ...child, ticketType: 'infant', price: 0 } as const;
  const options = [optionForTests('shared', { tickets: [adult, infant] })] as const;
  const choice = { ...emptyChoice, ...late, ticketCounts: { infant: 2 } };
  const of = (day: typeof two | undefined) =>
    step({}, { options, day, resolvedChoice: resolveChoice(choice, options, day) });
  expect(of(two)).toEqual({ action: 'choose_tickets' });
  expect(of(undefined)).toEqual({ action: 'choose_tickets' });
});

test('If the chosen option is unavailable, the button leads to the other options', () => {
  const other = optionForTests('other');
  const day = dayForTests(
    ['shared', [departureForTests('19:15', 0)]],
    ['other', [departureForTests('19:15')]],
  );
  expect(step(late, { day, options: [option, other] })).toEqual({ action: 'choose_option' });
  expect(step(late, { day, options: [option] })).toEqual({ action: 'choose_date' });
});

test('A day without available departures leads back to the calendar', () => {
  const soldOutDay = dayForTests(['shared', [departureForTests('19:15', 0)]]);
  expect(step(late, { day: soldOutDay })).toEqual({ action: 'choose_date' });
});

test('While the day is loading, the button keeps the label of the hold, or leads to the tickets if there are none', () => {
  expect(step(late, { day: undefined })).toEqual({ action: 'wait_for_day', count: 2 });
  expect(step({}, { day: undefined })).toEqual({ action: 'choose_tickets' });
});

test('A product without a bookable day is sold out', () => {
  expect(step(late, { isOnSale: false })).toEqual({ action: 'sold_out' });
});
