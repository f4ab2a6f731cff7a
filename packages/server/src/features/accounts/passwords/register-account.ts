import { createHmac, randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { hashPassword } from './hash-password.ts';

export type Registration = {
  /** A secret of the page that is sent, if sending it again must not create another account. */
  readonly page?: Uint8Array;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly locale: MessageLocale;
};

/**
 * Creates an account whose address is not verified, and returns its id. It is never refused because of the address: whether
 * that has an account already must not be visible here. An address belongs to the account that verifies it.
 *
 * A page that is sent again with the same address and password gives the same account. With another address or password it
 * is another registration. Throws `conflict` if the account has had another password since.
 */
export async function registerAccount(
  client: Queryable,
  { page, name, email, password, locale }: Registration,
): Promise<string> {
  const hashed = await hashPassword(password, page && keyed(page, 'salt').subarray(0, 16));
  // Guessing a password from the id is as much work as from the hash.
  const id = page ? idOf(keyed(page, `account ${email.toLowerCase()} ${hashed}`)) : randomUUID();
  const { rowCount } = await client.query(INSERT_ACCOUNT, [id, name, locale, email, hashed]);
  if (rowCount !== 1) throw new Failure('conflict');
  return id;
}

function keyed(page: Uint8Array, text: string): Buffer {
  return createHmac('sha256', page).update(text).digest();
}

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const firstGroups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`];
  return [...firstGroups, hex.slice(18, 30)].join('-');
}

// A name that was corrected counts.
const INSERT_ACCOUNT = `
  insert into accounts (id, name, locale, email, email_key, password)
  values ($1, $2, $3, $4, lower($4), $5)
  on conflict (id) do update set name = excluded.name where accounts.password = excluded.password`;
