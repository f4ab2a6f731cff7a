import type { Queryable } from '../../src/database/queryable.ts';
import { registerAccount } from '../../src/features/accounts/passwords/register-account.ts';

/** Registers the only account of a test. Returns its ID. */
export function registeredAccount(client: Queryable): Promise<string> {
  return registerAccount(client, {
    name: 'Ada',
    email: 'ada@example.org',
    password: 'four boats at anchor',
    locale: 'en',
  });
}
