import { expect, test } from 'vitest';
import { nothingChosen } from './choice.ts';
import { dayForTests, departureForTests, group, optionForTests } from './option-for-tests.ts';
import { settleChoice } from './settle-choice.ts';
import { otherStarts } from './starts-that-fit.ts';

const shared = optionForTests('shared');
const supper = optionForTests('supper');
const own = optionForTests('private', { tickets: [group] });
const day = dayForTests(
  ['shared', [departureForTests('17:30', 5), departureForTests('19:15', 0), departureForTests('20:00', 1)]],
  ['supper', [departureForTests('18:00', 2)]],
  ['private', [departureForTests('17:30', 12)]],
);

test('Other starts of the day that have room for everybody are offered, of the same way first.', () => {
  const choice = { ...nothingChosen, time: '19:15', party: { adult: 2 } } as Parameters<
    typeof settleChoice
  >[0];
  const settled = settleChoice(choice, [shared, supper, own], day);
  expect(otherStarts([shared, supper, own], day, settled)).toEqual([
    { option: shared, time: '17:30' },
    { option: supper, time: '18:00' },
  ]);
});

test('Tickets that fit one by one must fit together.', () => {
  const choice = { ...nothingChosen, time: '19:15', party: { adult: 2, child: 1 } } as Parameters<
    typeof settleChoice
  >[0];
  const settled = settleChoice(choice, [shared, supper], day);
  expect(otherStarts([shared, supper], day, settled)).toEqual([{ option: shared, time: '17:30' }]);
});
