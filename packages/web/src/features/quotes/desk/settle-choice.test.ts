import { expect, test } from 'vitest';
import { type Choice, nothingChosen } from './choice.ts';
import { adult, dayForTests, departureForTests, group, optionForTests } from './option-for-tests.ts';
import { settleChoice, waysInstead } from './settle-choice.ts';

const shared = optionForTests('shared');
const own = optionForTests('private', { tickets: [group] });
const settle = (choice: Partial<Choice>, day?: ReturnType<typeof dayForTests>) =>
  settleChoice({ ...nothingChosen, ...choice }, [shared, own], day);

test('Where one way is chosen it counts, else the first: nobody is moved to another, which is offered instead.', () => {
  const day = dayForTests(
    ['shared', [departureForTests('17:30', 0)]],
    ['private', [departureForTests('17:30')]],
  );
  expect(settle({}).option).toBe(shared);
  expect(settle({ party: { adult: 2 } }, day)).toMatchObject({ option: shared, party: { adult: 2 } });
  expect(waysInstead([shared, own], { option: shared }, day)).toEqual([own]);
  expect(waysInstead([shared, own], { option: own }, day)).toEqual([]);
  expect(settle({ option: 'shared' }, day).option).toBe(shared);
});

test('Of several starts none is chosen for the traveller; one alone needs no choosing.', () => {
  const two = dayForTests(['shared', [departureForTests('17:30'), departureForTests('19:15')]]);
  expect(settle({}, two).departure).toBeUndefined();
  expect(settle({ time: '19:15' as Choice['time'] }, two).departure?.time).toBe('19:15');
  expect(settle({ time: '20:00' as Choice['time'] }, two).departure).toBeUndefined();
  const one = dayForTests(['shared', [departureForTests('17:30')]]);
  expect(settle({}, one).departure?.time).toBe('17:30');
});

test('What is open all day is chosen as such.', () => {
  const open = dayForTests(['shared', [departureForTests(null), departureForTests('19:15')]]);
  expect(settle({ time: 'any' }, open).departure?.time).toBeNull();
});

test('Only tickets that the way has count, and never fewer than must be booked together.', () => {
  expect(settle({ party: { adult: 2, group: 4 } })).toMatchObject({ party: { adult: 2 }, count: 2 });
  const pairs = optionForTests('pairs', { tickets: [{ ...adult, minimum: 2 }] });
  expect(settleChoice({ ...nothingChosen, party: { adult: 1 } }, [pairs], undefined).count).toBe(2);
  expect(settleChoice(nothingChosen, [pairs], undefined).count).toBe(0);
});
