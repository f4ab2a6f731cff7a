import type { IncomingMessage } from 'node:http';
import type { Database } from '../../database/connect.ts';
import { createSharedSecret } from '../../database/shared-secret.ts';
import type { Account } from '../../features/accounts/find-account.ts';
import { createBearerReader } from '../../features/accounts/sessions/bearer.ts';
import { findMemberSession, findSession } from '../../features/accounts/sessions/sessions.ts';
import {
  type Membership,
  type MembershipRow,
  membershipsSql,
  presentMemberships,
} from '../../features/organisations/memberships.ts';
import { identityCookies } from '../identity/cookies.ts';

type FindCallerInput = {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
};

/** The account that makes a call, and whether it has just proved who it is. */
export type Caller = Account & {
  readonly isProven: boolean;
  /** The organisations of the account, if the call is for members. */
  readonly memberships?: readonly Membership[];
};

export type FindCaller = (
  request: IncomingMessage,
  options?: { readonly isMember: boolean },
) => Promise<Caller | undefined>;

/** Finds the account that makes a request. A token counts only with the cookie of its session, and while that session lasts. */
export function createFindCaller({ database, publicUrl, now }: FindCallerInput): FindCaller {
  const bearerSecret = createSharedSecret({ database, clock: { now }, name: 'bearers' });
  const readBearer = createBearerReader({ secret: bearerSecret, publicUrl });
  const cookies = identityCookies(publicUrl);
  return async (request, { isMember } = { isMember: false }) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) return undefined;
    const bearer = await readBearer(token, now());
    const secret = cookies.read(request, 'session');
    if (!bearer || secret === undefined) return undefined;
    const member = isMember
      ? await findMemberSession<readonly MembershipRow[]>(database.pool, secret, membershipsSql)
      : undefined;
    const session = isMember ? member : await findSession(database.pool, secret);
    if (session?.id !== bearer.sid || session.account.id !== bearer.sub) return undefined;
    const { account, isProven } = session;
    return {
      ...account,
      isProven,
      ...(member && { memberships: presentMemberships(member.memberships) }),
    };
  };
}
