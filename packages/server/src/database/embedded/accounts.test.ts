import { expect, test } from 'vitest';
import { accountOf, findAccounts } from './accounts.ts';

test('Accounts are found by name in the order asked for; those that are not there are left out.', () => {
  expect(findAccounts(['no-such-user', 'nobody', 'root']).map(({ name }) => name)).toEqual([
    'nobody',
    'root',
  ]);
});

test('An account is known by its number, with or without a name.', () => {
  expect(accountOf(0)).toEqual({ name: 'root', uid: 0, gid: 0 });
  expect(accountOf(54_321)).toEqual({ name: 'number 54321', uid: 54_321, gid: 54_321 });
});
