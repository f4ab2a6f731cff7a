import { randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { findAccount } from '../find-account.ts';

type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** The embedded issuer; undefined with an external one. */
  readonly ownIssuer: string | undefined;
};

/**
 * Finds the account of a person whom an issuer has identified. At the first log-in with an external issuer the account is
 * made. It is found by issuer and subject, never by its email address: another issuer could claim any address.
 */
export async function linkAccount(
  database: Database,
  { issuer, subject, name, email, ownIssuer }: Identity,
): Promise<string> {
  if (issuer === ownIssuer) {
    const account = await findAccount(database.pool, subject);
    if (!account) throw new Failure('forbidden');
    return account.id;
  }
  return transaction(database, async ({ client }) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
    const { rows } = await client.query<{ id: string }>(FIND, [issuer, subject]);
    if (rows[0]) return rows[0].id;
    const id = randomUUID();
    await client.query(ADD, [id, (name ?? '').slice(0, 200), email ?? '']);
    await client.query('insert into account_links (issuer, subject, account_id) values ($1, $2, $3)', [
      issuer,
      subject,
      id,
    ]);
    return id;
  });
}

const FIND = 'select account_id as id from account_links where issuer = $1 and subject = $2';

// The address stays unverified until its owner has confirmed it to us.
const ADD = `
  insert into accounts (id, name, locale, email, email_key) values ($1, $2, 'en', $3, lower($3))`;
