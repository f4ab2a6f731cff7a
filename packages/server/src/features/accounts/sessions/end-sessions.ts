import { hash } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import { CLIENT_ID } from '../../../gateways/identity/embedded/client.ts';
import { type LogoutToken, logoutTokenMinutes } from '../../../gateways/identity/logout-token.ts';

/** A session that has ended, that an external issuer must learn of. */
export type EndedSession = { readonly id: string; readonly issuer: string; readonly sealedTokens: Buffer };

// What the embedded issuer knows of a session goes in the same statement: its own session, without which the next log-in
// in this browser asks for the password, and the grant with its tokens.
const deleteProviderSessions = `
  provider_sessions as (
    delete from oidc_rows oidc_row using ended
    where oidc_row.model = 'Session' and oidc_row.issuer = ended.issuer and oidc_row.account = ended.account_id::text
      and oidc_row.payload->'authorizations'->'${CLIENT_ID}'->>'sid' = ended.issuer_sid
    returning oidc_row.issuer, oidc_row.payload->'authorizations'->'${CLIENT_ID}'->>'grantId' as grant_id),
  provider_tokens as (
    delete from oidc_rows oidc_row using provider_sessions provider_session
      where oidc_row.issuer = provider_session.issuer and oidc_row.grant_id = provider_session.grant_id),
  provider_grants as (
    delete from oidc_rows oidc_row using provider_sessions provider_session
    where oidc_row.issuer = provider_session.issuer and oidc_row.model = 'Grant'
      and oidc_row.id_hash = sha256(convert_to(provider_session.grant_id, 'UTF8')))`;

/** Ends the session of a cookie, here and at the embedded issuer. Undefined if there was none. */
export async function endSession(client: Queryable, secret: string): Promise<EndedSession | undefined> {
  const { rows } = await client.query<EndedSession>(DELETE_SESSION_BY_HASH, [
    hash('sha256', secret, 'buffer'),
  ]);
  return rows[0];
}

const DELETE_SESSION_BY_HASH = `
  with ended as (
    delete from sessions where hash = $1 returning id, issuer, account_id, issuer_sid, sealed_tokens),
  ${deleteProviderSessions}
  select id, issuer, sealed_tokens as "sealedTokens" from ended`;

/** Ends a session by its id, if it is one of the account. Returns whether there was one. */
export async function endSessionOf(
  client: Queryable,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<boolean> {
  const { rows } = await client.query(DELETE_SESSION_BY_ID, [id, accountId]);
  return rows.length > 0;
}

const DELETE_SESSION_BY_ID = `
  with ended as (
    delete from sessions where id = $1 and account_id = $2 returning id, issuer, account_id, issuer_sid),
  ${deleteProviderSessions}
  select id from ended`;

/** The log-in at the embedded issuer in which the owner of an account ends everything else of it. */
export type OwnInteraction = {
  readonly interaction: string;
  /** The session at the issuer with which it began, and without which it cannot go on. */
  readonly issuerSession: string | undefined;
};

/**
 * Ends all sessions of an account, and everything that the embedded issuer has of it, but the log-in in which this is done.
 * What was proved about its owner before counts no longer, also where it is being stored at this moment.
 */
export async function endAllSessions(
  client: Queryable,
  accountId: string,
  own?: OwnInteraction,
): Promise<readonly EndedSession[]> {
  // First, by itself: a session that begins now either waits for this statement, or is seen by the next one.
  await client.query(MARK_WAYS_ENDED, [accountId]);
  const { rows } = await client.query<EndedSession>(DELETE_ALL_SESSIONS, [
    accountId,
    own?.issuerSession ?? null,
    own === undefined ? null : hash('sha256', own.interaction, 'buffer'),
  ]);
  return rows;
}

// In the milliseconds in which proofs are stored, so that a proof that follows at once counts.
const MARK_WAYS_ENDED = `
  update accounts set ways_ended_at = greatest(ways_ended_at, date_trunc('milliseconds', clock_timestamp())) where id = $1`;

const DELETE_ALL_SESSIONS = `
  with ended as (delete from sessions where account_id = $1 returning id, issuer, sealed_tokens as "sealedTokens"),
  at_issuer as (
    delete from oidc_rows
    where account = $1::text and ($2::text is null or uid is distinct from $2) and id_hash is distinct from $3::bytea)
  select * from ended`;

/**
 * Ends the sessions that a message of the issuer names: one by its name at the issuer, or all of a subject. Returns false
 * if the message came before.
 */
export async function endSessionsAtIssuer(
  client: Queryable,
  { issuer, ...message }: LogoutToken & { readonly issuer: string },
): Promise<boolean> {
  const { jti, sid = null, subject = null } = message;
  const { rows } = await client.query<{ isNew: boolean }>(DELETE_ISSUER_SESSIONS, [
    issuer,
    jti,
    sid,
    subject,
    2 * logoutTokenMinutes,
  ]);
  return rows[0]?.isNew ?? false;
}

const DELETE_ISSUER_SESSIONS = `
  with message as (
    insert into logout_tokens (issuer, jti, expires_at) values ($1, $2, now() + $5::int * interval '1 minute')
    on conflict do nothing returning 1),
  ended as (
    delete from sessions session using message
    where session.issuer = $1 and ($3::text is null or session.issuer_sid = $3)
      and ($4::text is null or session.account_id::text = $4 or exists (
        select from account_links link where link.issuer = $1 and link.subject = $4
          and link.account_id = session.account_id)))
  select exists (select from message) as "isNew"`;
