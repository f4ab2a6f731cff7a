import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import type { Account } from '../find-account.ts';

/** A browser in which an account is logged in. */
export type Session = {
  readonly id: string;
  readonly account: Account;
  readonly issuer: string;
  readonly idToken: string;
};

const sha256 = (text: string) => hash('sha256', text, 'buffer');

type NewSession = {
  readonly accountId: string;
  readonly issuer: string;
  readonly idToken: string;
  /** Secret of the session that the browser had before; it ends. */
  readonly replaces: string | undefined;
};

/** Days after which a session ends, if it is not renewed. */
export const sessionDays = 1;

/** Begins a session. Returns its secret, which only the browser's cookie keeps. */
export async function beginSession(
  client: Queryable,
  { accountId, issuer, idToken, replaces }: NewSession,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await client.query(BEGIN, [
    sha256(secret),
    randomUUID(),
    accountId,
    issuer,
    idToken,
    sessionDays,
    sha256(replaces ?? ''),
  ]);
  return secret;
}

const BEGIN = `
  with replaced as (delete from sessions where hash = $7)
  insert into sessions (hash, id, account_id, issuer, id_token, ends_at)
  values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 day')`;

type SessionRow = Omit<Session, 'account'> & Omit<Account, 'id'> & { readonly accountId: string };

/** Finds the session of a cookie. A locked account has none. */
export async function findSession(client: Queryable, secret: string): Promise<Session | undefined> {
  const { rows } = await client.query<SessionRow>({ name: 'session', text: FIND }, [sha256(secret)]);
  return rows[0] && presentSession(rows[0]);
}

const columns = `s.id, s.issuer, s.id_token as "idToken", a.id as "accountId", a.name, a.locale, a.email,
  a.email_verified_at is not null as "emailVerified"`;

const FIND = `
  select ${columns} from sessions s join accounts a on a.id = s.account_id
  where s.hash = $1 and s.ends_at > now() and a.state = 'active'`;

/** The same, for a page load: the session lasts another day from now. */
export async function renewSession(client: Queryable, secret: string): Promise<Session | undefined> {
  const { rows } = await client.query<SessionRow>({ name: 'renew session', text: RENEW }, [
    sha256(secret),
    sessionDays,
  ]);
  return rows[0] && presentSession(rows[0]);
}

const RENEW = `
  update sessions s set seen_at = now(), ends_at = greatest(s.ends_at, now() + $2::int * interval '1 day')
  from accounts a
  where a.id = s.account_id and s.hash = $1 and s.ends_at > now() and a.state = 'active'
  returning ${columns}`;

function presentSession({
  id,
  issuer,
  idToken,
  accountId,
  name,
  locale,
  email,
  emailVerified,
}: SessionRow): Session {
  return { id, issuer, idToken, account: { id: accountId, name, locale, email, emailVerified } };
}

/**
 * Ends a session, and those of its account at the embedded issuer: otherwise the next log-in in this browser would ask for
 * no password. Returns whether there was a session.
 */
export async function endSession(client: Queryable, secret: string): Promise<boolean> {
  const { rows } = await client.query<{ accountId: string }>(END, [sha256(secret)]);
  return rows.length === 1;
}

const END = `
  with ended as (delete from sessions where hash = $1 returning account_id),
  at_issuer as (
    delete from oidc_rows o using ended e where o.model in ('Session', 'Grant') and o.account = e.account_id::text)
  select account_id as "accountId" from ended`;

/** Deletes sessions and attempts that have ended. Returns how many. */
export async function purgeSessions(client: Queryable): Promise<number> {
  const { rowCount: sessions } = await client.query('delete from sessions where ends_at < now()');
  const { rowCount: attempts } = await client.query('delete from log_in_attempts where expires_at < now()');
  return (sessions ?? 0) + (attempts ?? 0);
}
