import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import {
  adult,
  child,
  dayForTests,
  departureForTests,
  group,
  optionForTests,
} from '../../../../test-support/option.ts';
import {
  alternativeOptions,
  type Choice,
  canRun,
  carryTickets,
  departureRemark,
  departureStatus,
  emptyChoice,
  isOnlyChildren,
  maximumOf,
  otherDepartures,
  resolveChoice,
  stepTo,
  usualOption,
  withoutUnfitStart,
} from './choice.ts';

const sharedOption = optionForTests('shared');
const privateOption = optionForTests('private', { tickets: [group] });
const resolve = (choice: Partial<Choice>, day?: ReturnType<typeof dayForTests>) =>
  resolveChoice({ ...emptyChoice, ...choice }, [sharedOption, privateOption], day);

test('The chosen option counts, otherwise the first; if it is unavailable, other options are offered and none is chosen', () => {
  const day = dayForTests(
    ['shared', [departureForTests('17:30', 0)]],
    ['private', [departureForTests('17:30')]],
  );
  expect(resolve({}).option).toBe(sharedOption);
  expect(resolve({ ticketCounts: { adult: 2 } }, day)).toMatchObject({
    option: sharedOption,
    ticketCounts: { adult: 2 },
  });
  expect(alternativeOptions([sharedOption, privateOption], { option: sharedOption }, day)).toEqual([
    privateOption,
  ]);
  expect(alternativeOptions([sharedOption, privateOption], { option: privateOption }, day)).toEqual([]);
  expect(resolve({ option: 'shared' }, day).option).toBe(sharedOption);
});

test('Until one is chosen, the option counts to which the lowest price belongs, per person before per group', () => {
  const dear = optionForTests('dear', { tickets: [{ ...adult, price: 70 }, child] });
  const cheapGroup = optionForTests('group', { tickets: [{ ...group, price: 10 }] });
  expect(usualOption([dear, cheapGroup, sharedOption])).toBe(sharedOption);
  expect(usualOption([privateOption, cheapGroup])).toBe(cheapGroup);
  expect(usualOption([sharedOption, optionForTests('same')])).toBe(sharedOption);
  expect(usualOption([optionForTests('children', { tickets: [child] })]).componentKey).toBe('children');
  expect(resolveChoice(emptyChoice, [dear, sharedOption], undefined).option).toBe(sharedOption);
});

test('If an option has several departures, none is chosen for the traveller, but a single departure is chosen', () => {
  const two = dayForTests(['shared', [departureForTests('17:30'), departureForTests('19:15')]]);
  expect(resolve({}, two).departure).toBeUndefined();
  expect(resolve({ time: '19:15' as Choice['time'] }, two).departure?.time).toBe('19:15');
  expect(resolve({ time: '20:00' as Choice['time'] }, two).departure).toBeUndefined();
  const one = dayForTests(['shared', [departureForTests('17:30')]]);
  expect(resolve({}, one).departure?.time).toBe('17:30');
});

test('A departure that is open all day can be chosen as any time', () => {
  const open = dayForTests(['shared', [departureForTests(null), departureForTests('19:15')]]);
  expect(resolve({ time: 'any' }, open).departure?.time).toBeNull();
});

test('Only tickets of the option count, and never fewer than the minimum', () => {
  expect(resolve({ ticketCounts: { adult: 2, group: 4 } })).toMatchObject({
    ticketCounts: { adult: 2 },
    count: 2,
  });
  const pairs = optionForTests('pairs', { tickets: [{ ...adult, minimum: 2 }] });
  expect(resolveChoice({ ...emptyChoice, ticketCounts: { adult: 1 } }, [pairs], undefined).count).toBe(2);
  expect(resolveChoice(emptyChoice, [pairs], undefined).count).toBe(0);
});

test('Travellers are carried over if the other option has other tickets', () => {
  expect(carryTickets({ adult: 2, child: 1 }, { tickets: [group] })).toEqual({
    adult: 2,
    child: 1,
    group: 3,
  });
  expect(carryTickets({ group: 4 }, { tickets: [adult, child] })).toEqual({ group: 4, adult: 4 });
});

test('A party that has a ticket of the other option, or is empty, stays unchanged', () => {
  expect(carryTickets({ adult: 2, group: 5 }, { tickets: [group] })).toEqual({ adult: 2, group: 5 });
  expect(carryTickets({}, { tickets: [group] })).toEqual({});
  expect(carryTickets({ adult: 0 }, { tickets: [group] })).toEqual({ adult: 0 });
  expect(carryTickets({ adult: 1 }, { tickets: [] })).toEqual({ adult: 1 });
});

const option = optionForTests('shared');
const onlyChildren = (ticketCounts: Record<string, number>, count: number) =>
  isOnlyChildren({ option, ticketCounts, count });

test('The note about children alone is shown only if adult tickets exist', () => {
  expect(onlyChildren({ child: 1 }, 1)).toBe(true);
  expect(onlyChildren({ child: 1, infant: 1 }, 2)).toBe(true);
  expect(onlyChildren({ child: 1, adult: 1 }, 2)).toBe(false);
  expect(onlyChildren({}, 0)).toBe(false);
  const forChildren = optionForTests('children', { tickets: [child] });
  expect(isOnlyChildren({ option: forChildren, ticketCounts: { child: 1 }, count: 1 })).toBe(false);
});

const saturday = localDate('2026-12-05');
const sunday = localDate('2026-12-06');
const availability = { availableDates: ['2026-12-06'], requireBookingApproval: false };
const saturdays: TourDetails['dateRules'] = [
  { componentKey: 'stalls', rules: [{ weekdays: [6], startTimes: ['20:00'] }], exceptions: [] },
];

test('A day of a show can be chosen unless its date rules reject it, regardless of its available dates', () => {
  const isRunning = canRun({ productType: 'shows', availability, dateRules: saturdays });
  expect([saturday, sunday].map(isRunning)).toEqual([true, false]);
});

test('A day of any other product can be chosen if it is one of the available dates', () => {
  for (const dateRules of [saturdays, []]) {
    const isRunning = canRun({ productType: 'tours', availability, dateRules });
    expect([saturday, sunday].map(isRunning)).toEqual([false, true]);
  }
});

test('A show without date rules uses its available dates', () => {
  const isRunning = canRun({ productType: 'shows', availability, dateRules: [] });
  expect([saturday, sunday].map(isRunning)).toEqual([false, true]);
});

test('A ticket with a minimum of two steps from zero to two and back to zero', () => {
  expect(stepTo(1, { minimum: 2 }, 0)).toBe(2);
  expect(stepTo(3, { minimum: 2 }, 2)).toBe(3);
  expect(stepTo(1, { minimum: 2 }, 2)).toBe(0);
  expect(stepTo(-1, { minimum: 0 }, 0)).toBe(0);
});

test('The maximum of a ticket is the number of spots left beside the rest of the party, and 99 at most', () => {
  expect(maximumOf(adult, { spots: 4, otherTickets: 1 })).toBe(3);
  expect(maximumOf(adult, { spots: 0, otherTickets: 2 })).toBe(0);
  expect(maximumOf(adult, { spots: 500, otherTickets: 0 })).toBe(99);
});

test('A group is limited to the size of its price, unless extra people may pay', () => {
  expect(maximumOf(group, { spots: 10, otherTickets: 0 })).toBe(6);
  expect(maximumOf({ ...group, extraPersonPrice: 35 }, { spots: 10, otherTickets: 0 })).toBe(10);
});

const now = new Date('2026-12-05T12:00:00Z');
const heldDeparture = departureForTests('20:00', 0, {
  state: 'held',
  mayComeBackAt: '2026-12-05T12:11:20.000Z',
});

test('A departure is available to a party that fits, and otherwise states why not', () => {
  expect(departureStatus(departureForTests('19:15', 2), 2)).toBe('available');
  expect(departureStatus(departureForTests('19:15', 2), 0)).toBe('available');
  expect(departureStatus(departureForTests('19:15', 2, { state: 'sold_out' }), 3)).toBe('tooFew');
  expect(departureStatus(heldDeparture, 1)).toBe('held');
  for (const state of ['sold_out', 'closed', 'cut_off', 'not_running'] as const)
    expect(departureStatus(departureForTests('19:15', 0, { state }), 1)).toBe('unavailable');
});

test('The number of spots left is shown only below six', () => {
  expect(departureRemark(departureForTests('19:15', 6), 2, now)).toBeUndefined();
  expect(departureRemark(departureForTests('19:15', 5), 2, now)).toEqual({ kind: 'left', spots: 5 });
});

test('A party that is too large sees how many spots are left', () => {
  expect(departureRemark(departureForTests('19:15', 9), 12, now)).toEqual({ kind: 'onlyLeft', spots: 9 });
});

test('Spots held by others may become available in a whole number of minutes, at least one', () => {
  expect(departureRemark(heldDeparture, 1, now)).toEqual({ kind: 'mayComeBack', minutes: 12 });
  expect(departureRemark(heldDeparture, 1, new Date('2026-12-05T12:20:00Z'))).toEqual({
    kind: 'mayComeBack',
    minutes: 1,
  });
  expect(departureRemark(departureForTests('20:00', 0), 1, now)).toBeUndefined();
});

const supper = optionForTests('supper');
const day = dayForTests(
  ['shared', [departureForTests('17:30', 5), departureForTests('19:15', 0), departureForTests('20:00', 1)]],
  ['supper', [departureForTests('18:00', 2)]],
  ['private', [departureForTests('17:30', 12)]],
);

test('Other departures of the day with room for the party are offered, those of the same option first', () => {
  const choice = { ...emptyChoice, time: '19:15', ticketCounts: { adult: 2 } } as Parameters<
    typeof resolveChoice
  >[0];
  const resolvedChoice = resolveChoice(choice, [sharedOption, supper, privateOption], day);
  expect(otherDepartures([sharedOption, supper, privateOption], day, resolvedChoice)).toEqual([
    { option: sharedOption, time: '17:30' },
    { option: supper, time: '18:00' },
  ]);
});

test('Different tickets of a party must fit into a departure together', () => {
  const choice = { ...emptyChoice, time: '19:15', ticketCounts: { adult: 2, child: 1 } } as Parameters<
    typeof resolveChoice
  >[0];
  const resolvedChoice = resolveChoice(choice, [sharedOption, supper], day);
  expect(otherDepartures([sharedOption, supper], day, resolvedChoice)).toEqual([
    { option: sharedOption, time: '17:30' },
  ]);
});

test('The only start of a day is not chosen in advance if it does not fit the ship; a choice of the traveller stays', () => {
  const day = dayForTests(['shared', [departureForTests('17:30')]]);
  const [departure] = day.components[0]?.departures ?? [];
  const resolved = resolve({}, day);
  const chosen = (time: Choice['time'], fits?: (time: string | null) => boolean) =>
    withoutUnfitStart(resolved, { time }, fits).departure;
  expect(departure).toBeDefined();
  expect(chosen(undefined, () => false)).toBeUndefined();
  expect(chosen(undefined, () => true)).toBe(departure);
  expect(chosen(undefined)).toBe(departure);
  expect(chosen(localTime('17:30'), () => false)).toBe(departure);
});
