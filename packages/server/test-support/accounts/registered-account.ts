import type { Queryable } from '../../src/database/queryable.ts';
import {
  type Registration,
  registerAccount,
} from '../../src/features/accounts/passwords/register-account.ts';

const ada = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'four boats at anchor',
  locale: 'en',
} as const;

/** Registers an account, usually the only one of a test. Returns its ID. */
export function registeredAccount(
  client: Queryable,
  differences: Partial<Registration> = {},
): Promise<string> {
  return registerAccount(client, { ...ada, ...differences });
}
