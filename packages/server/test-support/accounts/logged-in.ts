import { randomUUID } from 'node:crypto';
import { newEmailAddress } from '../../../../tests/support/new-email-address.ts';
import type { Database } from '../../src/database/connect.ts';
import { createSharedSecret } from '../../src/database/shared-secret.ts';
import { makeBearer } from '../../src/features/accounts/sessions/bearer.ts';
import { beginSession, findSession } from '../../src/features/accounts/sessions/sessions.ts';
import { saveMembership } from '../../src/features/organisations/memberships.ts';
import type { Role } from '../../src/features/organisations/roles.ts';
import { identityCookies } from '../../src/http/identity/cookies.ts';

/** What a browser with a logged-in account sends with its calls. */
export type LoggedIn = { readonly sub: string; readonly token: string; readonly cookie: string };

type LogInInput = {
  readonly database: Database;
  readonly now: Date;
  readonly publicUrl?: string;
  readonly name?: string;
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly memberOf?: readonly { readonly organisationId: string; readonly role?: Role }[];
};

/** Makes an account, with its memberships, that is logged in on a server of this database. */
export async function loggedIn({
  database,
  now,
  publicUrl = 'https://www.example.org',
  name = 'Mara Silva',
  isVerified = true,
  memberOf = [],
  ...rest
}: LogInInput): Promise<LoggedIn> {
  const sub = randomUUID();
  const email = rest.email ?? newEmailAddress('mara');
  await database.pool.query(
    `insert into accounts (id, name, locale, email, email_key, email_verified_at)
     values ($1, $2, 'en', $3, lower($3), case when $4 then now() end)`,
    [sub, name, email, isVerified],
  );
  // The first of the list is the one chosen last.
  for (const { organisationId, role = 'worker' } of memberOf.toReversed())
    await saveMembership(database.pool, { accountId: sub, organisationId, role });
  return newSession({ database, now, publicUrl, sub });
}

type SessionInput = Pick<LogInInput, 'database' | 'now'> & {
  readonly publicUrl: string;
  readonly sub: string;
  /** When the account proved who it is; just now, if it is missing. */
  readonly authenticatedAt?: Date;
};

/** Begins another session of an account. */
export async function newSession({
  database,
  now,
  publicUrl,
  sub,
  authenticatedAt = new Date(),
}: SessionInput): Promise<LoggedIn> {
  const clock = { now: () => now };
  const secret = await beginSession(database.pool, {
    accountId: sub,
    issuer: `${publicUrl}/oidc`,
    issuerSid: undefined,
    tokens: { idToken: 'id', refreshToken: undefined },
    ownSecret: await createSharedSecret({ database, clock, name: 'identity' })(),
    isExtended: false,
    device: { browser: 'Chrome', system: 'Linux' },
    authenticatedAt,
    replaces: undefined,
    loggedInAt: new Date(),
  });
  if (secret === undefined) throw new Error('All sessions of the account were ended.');
  // A locked account has a session too, which opens nothing.
  const { id: sid = randomUUID() } = (await findSession(database.pool, secret)) ?? {};
  const bearerSecret = await createSharedSecret({ database, clock, name: 'bearers' })();
  const written = identityCookies(publicUrl).write('session', secret, { maxAge: 600 });
  return {
    sub,
    token: await makeBearer({ secret: bearerSecret, publicUrl }, { sub, sid }, now),
    cookie: written.split(';', 1)[0] ?? '',
  };
}
