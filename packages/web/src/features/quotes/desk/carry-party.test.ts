import { expect, test } from 'vitest';
import { carryParty } from './carry-party.ts';
import { adult, child, group } from './option-for-tests.ts';

test('Who comes keeps coming when the other way has other tickets.', () => {
  expect(carryParty({ adult: 2, child: 1 }, { tickets: [group] })).toEqual({ adult: 2, child: 1, group: 3 });
  expect(carryParty({ group: 4 }, { tickets: [adult, child] })).toEqual({ group: 4, adult: 4 });
});

test('Whoever has one of its tickets already, or nobody yet, is left as they are.', () => {
  expect(carryParty({ adult: 2, group: 5 }, { tickets: [group] })).toEqual({ adult: 2, group: 5 });
  expect(carryParty({}, { tickets: [group] })).toEqual({});
  expect(carryParty({ adult: 0 }, { tickets: [group] })).toEqual({ adult: 0 });
  expect(carryParty({ adult: 1 }, { tickets: [] })).toEqual({ adult: 1 });
});
