import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import type { IssuerTokens } from '../../../gateways/identity/issuer-client.ts';
import { PROOF_MINUTES } from '../../../gateways/identity/proof.ts';
import type { Account } from '../find-account.ts';
import type { Device } from './describe-device.ts';
import { sealTokens } from './sealed-tokens.ts';

/** A browser in which an account is logged in. */
export type Session = {
  readonly id: string;
  readonly account: Account;
  readonly issuer: string;
  /** Tokens of the issuer, encrypted: `openTokens`. */
  readonly sealedTokens: Buffer;
  readonly isExtended: boolean;
  /** Whether the issuer should be asked again whether the session lasts. */
  readonly isDue: boolean;
  /** Whether the issuer has asked who logs in, not long ago: the proof that personal calls with consequences need. */
  readonly isProven: boolean;
};

const sha256 = (text: string) => hash('sha256', text, 'buffer');

type NewSession = {
  readonly accountId: string;
  readonly issuer: string;
  readonly issuerSid: string | undefined;
  readonly tokens: IssuerTokens;
  /** The secret of this installation, with which the tokens are encrypted. */
  readonly ownSecret: Uint8Array;
  readonly isExtended: boolean;
  readonly device: Device;
  /** When the issuer last asked who logs in; undefined if its ID token does not say. */
  readonly authenticatedAt: Date | undefined;
  /** Secret of the session that the browser had before; it ends. */
  readonly replaces: string | undefined;
  /** When the log-in was complete. It counts no longer if all sessions of the account were ended since. */
  readonly loggedInAt: Date;
};

/** Days after which a session ends, if it is not renewed. */
export function sessionDays({ isExtended }: Pick<Session, 'isExtended'>): number {
  return isExtended ? 30 : 1;
}

/** Minutes after which the issuer is asked again whether a session lasts. */
const minutesBetweenChecks = 15;

/** Begins a session. Returns its secret, which only the browser's cookie keeps; undefined if the log-in counts no longer. */
export async function beginSession(client: Queryable, session: NewSession): Promise<string | undefined> {
  const {
    accountId,
    issuer,
    issuerSid,
    tokens,
    ownSecret,
    isExtended,
    device,
    replaces,
    loggedInAt,
    authenticatedAt,
  } = session;
  const secret = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const { rowCount } = await client.query(INSERT_SESSION, [
    sha256(secret),
    id,
    accountId,
    issuer,
    issuerSid ?? null,
    sealTokens(tokens, { secret: ownSecret, sessionId: id }),
    isExtended,
    device.browser ?? null,
    device.system ?? null,
    sessionDays({ isExtended }),
    sha256(replaces ?? ''),
    loggedInAt,
    authenticatedAt ?? null,
  ]);
  return rowCount === 1 ? secret : undefined;
}

const INSERT_SESSION = `
  with replaced as (delete from sessions where hash = $11)
  insert into sessions (hash, id, account_id, issuer, issuer_sid, sealed_tokens, is_extended, browser, system, ends_at,
    authenticated_at)
  select $1, $2, account.id, $4, $5, $6, $7, $8, $9, now() + $10::int * interval '1 day', case
    when $13::timestamptz < now() then $13 when $13 is not null then now() end
  from accounts account where account.id = $3 and (account.ways_ended_at is null or account.ways_ended_at <= $12) for share`;

type SessionRow = Omit<Session, 'account'> & Omit<Account, 'id'> & { readonly accountId: string };

/** Finds the session of a cookie. A locked account has none. */
export async function findSession(client: Queryable, secret: string): Promise<Session | undefined> {
  const { rows } = await client.query<SessionRow>({ name: 'session', text: SELECT_SESSION }, [
    sha256(secret),
  ]);
  return rows[0] && presentSession(rows[0]);
}

/** The same with the organisations of its account, which `memberships` selects as JSON. They belong to another feature. */
export async function findMemberSession<Rows>(
  client: Queryable,
  secret: string,
  memberships: string,
): Promise<(Session & { readonly memberships: Rows }) | undefined> {
  const { rows } = await client.query<SessionRow & { readonly memberships: Rows }>(
    { name: 'session of a member', text: `select ${columns}, ${memberships} as memberships ${ofSecret}` },
    [sha256(secret)],
  );
  return rows[0] && presentMemberSession(rows[0]);
}

const columns = `session.id, session.issuer, session.sealed_tokens as "sealedTokens", session.is_extended as "isExtended",
  session.checked_at < now() - interval '${minutesBetweenChecks} minutes' as "isDue",
  coalesce(session.authenticated_at > now() - interval '${PROOF_MINUTES} minutes', false) as "isProven",
  account.id as "accountId", account.name, account.locale, account.email,
    account.email_verified_at is not null as "emailVerified",
  account.currency`;

const ofSecret = `
  from sessions session join accounts account on account.id = session.account_id
  where session.hash = $1 and session.ends_at > now() and account.state = 'active'`;

const SELECT_SESSION = `select ${columns} ${ofSecret}`;

/** The same with the organisations, for a page load: the session lasts another day from now, or another thirty. */
export async function renewSession<Rows>(
  client: Queryable,
  secret: string,
  memberships: string,
): Promise<(Session & { readonly memberships: Rows }) | undefined> {
  const { rows } = await client.query<SessionRow & { readonly memberships: Rows }>(
    { name: 'renew session', text: `${RENEW_SESSION}, ${memberships} as memberships` },
    [sha256(secret), sessionDays({ isExtended: true }), sessionDays({ isExtended: false })],
  );
  return rows[0] && presentMemberSession(rows[0]);
}

const RENEW_SESSION = `
  update sessions session set seen_at = now(),
    ends_at = greatest(session.ends_at, now() + case when session.is_extended then $2::int
      else $3::int end * interval '1 day')
  from accounts account
  where account.id = session.account_id and session.hash = $1 and session.ends_at > now() and account.state = 'active'
  returning ${columns}`;

function presentSession(row: SessionRow): Session {
  const { id, issuer, sealedTokens, isExtended, isDue, isProven, accountId, ...account } = row;
  return { id, issuer, sealedTokens, isExtended, isDue, isProven, account: { id: accountId, ...account } };
}

function presentMemberSession<Rows>({ memberships, ...row }: SessionRow & { readonly memberships: Rows }) {
  return { ...presentSession(row), memberships };
}

/** Deletes sessions and attempts that have ended. Returns how many. */
export async function purgeSessions(client: Queryable): Promise<number> {
  const { rowCount: sessions } = await client.query('delete from sessions where ends_at < now()');
  const { rowCount: attempts } = await client.query('delete from log_in_attempts where expires_at < now()');
  const { rowCount: messages } = await client.query('delete from logout_tokens where expires_at < now()');
  return (sessions ?? 0) + (attempts ?? 0) + (messages ?? 0);
}
