import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { hashOf, newMailSecret } from '../../gateways/mail/mail-token.ts';
import { deleteUnsentMails } from '../../gateways/mail/outbox.ts';
import { REVIEW_INVITATION } from './review-input.ts';

/** SQL of what we store of an email address: the same for every spelling of its letters. */
const emailHashSql = (address: string) => `sha256(convert_to(lower(${address}), 'UTF8'))`;

/**
 * Whether this address has refused invitations. Until the caller's transaction ends, the address cannot refuse
 * them, so that no invitation is written just after its refusal.
 */
export async function hasRefused(client: Queryable, emailAddress: string): Promise<boolean> {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended(encode(${emailHashSql('$1')}, 'hex'), 0))`,
    [emailAddress],
  );
  const { rowCount } = await client.query(
    `select from review_refusals where email_hash = ${emailHashSql('$1')} and refused_at is not null limit 1`,
    [emailAddress],
  );
  return rowCount === 1;
}

/** Makes the secret of a link with which the reader of this address refuses further invitations. */
export async function makeRefusalToken(client: Queryable, emailAddress: string): Promise<string> {
  const token = newMailSecret();
  await client.query(
    `insert into review_refusals (token_hash, email_hash) values ($1, ${emailHashSql('$2')})`,
    [hashOf(token), emailAddress],
  );
  return token;
}

/**
 * Refuses further invitations to the address of this token. Those that are written but not sent yet are deleted.
 * Repeating it changes nothing.
 */
export async function refuseInvitations(database: Database, token: string): Promise<void> {
  await transaction(database, async ({ client }) => {
    const { rows } = await client.query<{ emailHash: Buffer }>(
      `update review_refusals set refused_at = coalesce(refused_at, now()) where token_hash = $1
       returning email_hash as "emailHash"`,
      [hashOf(token)],
    );
    const [refusal] = rows;
    if (!refusal) throw new Failure('gone');
    await client.query(`select pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 0))`, [
      refusal.emailHash,
    ]);
    await deleteUnsentInvitations(client, refusal.emailHash);
  });
}

async function deleteUnsentInvitations(client: Queryable, emailHash: Buffer): Promise<void> {
  const { rows } = await client.query<{ key: string }>(
    `select key from emails where key like $2 || '/%' and sent_at is null and ${emailHashSql('to_address')} = $1`,
    [emailHash, REVIEW_INVITATION],
  );
  await deleteUnsentMails(
    client,
    rows.map(({ key }) => key),
  );
}

/** Deletes the tokens of links that were not used for three years. Refusals stay. */
export async function purgeRefusalTokens(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from review_refusals where token_hash in (
       select token_hash from review_refusals
       where refused_at is null and made_at < now() - interval '3 years' limit 5000)`,
  );
  return rowCount ?? 0;
}
