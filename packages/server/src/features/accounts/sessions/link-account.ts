import { randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import type { LoggedIn } from '../../../gateways/identity/issuer-client.ts';
import { findAccount } from '../find-account.ts';
import { unlessAddressInUse } from '../verification/verify-email.ts';

type Identity = Pick<LoggedIn, 'issuer' | 'subject' | 'name' | 'email' | 'emailVerified'> & {
  readonly locale: MessageLocale;
  /** The embedded issuer, whose subjects are account ids; undefined with an external one. */
  readonly ownIssuer: string | undefined;
  /** Whether the issuer's word that an address is verified counts. */
  readonly isEmailTrusted: boolean;
};

export type LinkedAccount = {
  readonly id: string;
  /** The address that must be confirmed to us, of an account that was made just now. */
  readonly unconfirmed: string | undefined;
};

/** Letters of the longest name that is stored. An issuer may claim any. */
const longestName = 200;

/**
 * Finds the account of a person whom an issuer has identified. At the first log-in with an external issuer the account is
 * made. It is found by issuer and subject, never by its email address: another issuer could claim any address.
 */
export async function linkAccount(database: Database, identity: Identity): Promise<LinkedAccount> {
  const { issuer, subject, ownIssuer } = identity;
  if (issuer === ownIssuer) {
    const account = await findAccount(database.pool, subject);
    if (!account) throw new Failure('forbidden');
    return { id: account.id, unconfirmed: undefined };
  }
  const link = () => transaction(database, ({ client }) => linkIdentity(client, identity));
  // At the second attempt, the other account has confirmed the address, and the new account gets no address.
  return (await unlessAddressInUse(link)) ?? link();
}

async function linkIdentity(client: PoolClient, identity: Identity): Promise<LinkedAccount> {
  const { issuer, subject } = identity;
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
  const { rows } = await client.query<{ id: string; state: string }>(SELECT_LINKED_ACCOUNT, [
    issuer,
    subject,
  ]);
  const [known] = rows;
  if (known && known.state !== 'active') throw new Failure('forbidden');
  const id = known?.id ?? (await addAccount(client, identity));
  const isConfirmed =
    identity.isEmailTrusted && identity.emailVerified && (await confirmAddress(client, id, identity));
  return { id, unconfirmed: known || isConfirmed ? undefined : emailOf(identity) };
}

const SELECT_LINKED_ACCOUNT = `
  select account.id, account.state from account_links link join accounts account on account.id = link.account_id
  where link.issuer = $1 and link.subject = $2`;

async function addAccount(client: PoolClient, identity: Identity): Promise<string> {
  const id = randomUUID();
  const name = typedLine(identity.name ?? '').slice(0, longestName);
  await client.query(INSERT_ACCOUNT, [id, name, identity.locale, emailOf(identity) ?? '']);
  await client.query('insert into account_links (issuer, subject, account_id) values ($1, $2, $3)', [
    identity.issuer,
    identity.subject,
    id,
  ]);
  return id;
}

const INSERT_ACCOUNT =
  'insert into accounts (id, name, locale, email, email_key) values ($1, $2, $3, $4, lower($4))';

/** Takes over the address that a trusted issuer has verified, unless it belongs to another account. */
async function confirmAddress(client: PoolClient, id: string, identity: Identity): Promise<boolean> {
  const email = emailOf(identity);
  if (email === undefined) return false;
  const { rowCount } = await client.query(CONFIRM_ADDRESS, [id, email]);
  return rowCount === 1;
}

const CONFIRM_ADDRESS = `
  update accounts set email = $2, email_key = lower($2), email_verified_at = coalesce(
    case when email_key = lower($2) then email_verified_at end, now())
  where id = $1 and not exists (
    select from accounts other_account where other_account.email_key = lower($2)
      and other_account.email_verified_at is not null and other_account.id <> $1)`;

function emailOf({ email }: Identity): string | undefined {
  return email !== undefined && isEmailAddress(email) ? email : undefined;
}
