import { expect, test } from 'vitest';
import { accountOf, findAccounts } from './accounts.ts';

test('Accounts are found by name in the order given, and missing accounts are left out', () => {
  expect(findAccounts(['no-such-user', 'nobody', 'root']).map(({ name }) => name)).toEqual([
    'nobody',
    'root',
  ]);
});

test('An account is found by its number, with or without a name', () => {
  expect(accountOf(0)).toEqual({ name: 'root', uid: 0, gid: 0 });
  expect(accountOf(54_321)).toEqual({ name: 'number 54321', uid: 54_321, gid: 54_321 });
});
