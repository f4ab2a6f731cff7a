import { randomUUID } from 'node:crypto';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { hashPassword } from './hash-password.ts';

export type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly locale: MessageLocale;
};

/**
 * Creates an account whose address is not verified. It is never refused: whether the address has an account already must
 * not be visible here. An address belongs to the account that verifies it.
 */
export async function registerAccount(
  client: Queryable,
  { name, email, password, locale }: Registration,
): Promise<string> {
  const id = randomUUID();
  await client.query(ADD, [id, name, locale, email, await hashPassword(password)]);
  return id;
}

const ADD = `
  insert into accounts (id, name, locale, email, email_key, password)
  values ($1, $2, $3, $4, lower($4), $5)`;
