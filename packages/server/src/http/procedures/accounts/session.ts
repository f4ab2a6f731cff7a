import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import type { Account } from '../../../features/accounts/find-account.ts';
import { bearerSeconds } from '../../../features/accounts/sessions/bearer.ts';
import { endSession } from '../../../features/accounts/sessions/end-sessions.ts';
import { renewSession, sessionDays } from '../../../features/accounts/sessions/sessions.ts';
import {
  listMemberships,
  type Membership,
  type MembershipRow,
  membershipsSql,
  presentMemberships,
} from '../../../features/organisations/memberships.ts';
import { ACCOUNT_SCOPES } from '../../../features/organisations/roles.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';

const session = implement(contract.session).$context<GrantedContext>().use(withContractErrors);

export const renew = session.renew.handler(async ({ context }) => {
  const { database, logIn, now } = context;
  const secret = secretOf(context);
  const renewed =
    secret === undefined
      ? undefined
      : await renewSession<readonly MembershipRow[]>(database.pool, secret, membershipsSql);
  const idToken = renewed && (await logIn.issuer.confirm(renewed));
  if (!renewed || idToken === undefined) {
    logIn.keep(undefined);
    throw new Failure('unauthorised');
  }
  logIn.keep(secret, sessionDays(renewed));
  const { account, memberships } = renewed;
  return {
    access_token: await logIn.makeBearer({ sub: account.id, sid: renewed.id }, now()),
    id_token: idToken,
    expires_in: bearerSeconds,
    userinfo: presentUser(account, presentMemberships(memberships)),
  };
});

export const configuration = session.configuration.handler(({ context }) => context.logIn.issuer.metadata());

export const userinfo = session.userinfo.handler(async ({ context }) => {
  const account = accountOf(context);
  return presentUser(account, await listMemberships(context.database.pool, account.id));
});

function presentUser(
  { id, name, email, emailVerified, currency }: Account,
  memberships: readonly Membership[],
) {
  return {
    sub: id,
    name,
    email,
    email_verified: emailVerified,
    currency,
    organizations: memberships.map(({ organisationId, organisationName, role, scopes }) => ({
      id: organisationId,
      name: organisationName,
      role,
      scopes: [...scopes],
    })),
    authorizable_scopes: [...new Set([...ACCOUNT_SCOPES, ...memberships.flatMap(({ scopes }) => scopes)])],
  };
}

export const end = session.end.handler(async ({ context }) => {
  const { database, logIn } = context;
  const secret = secretOf(context);
  logIn.keep(undefined);
  const ended = secret === undefined ? undefined : await endSession(database.pool, secret);
  const address = ended && (await logIn.issuer.logOutAddress(ended));
  return { ended: ended !== undefined, end_session_url: address ?? null };
});

/**
 * The cookie alone authorises these calls, so a page of another site must not be able to make them. Every browser states
 * the origin of a POST.
 */
function secretOf({ logIn, site }: GrantedContext): string | undefined {
  if (logIn.origin !== site.publicUrl) throw new Failure('forbidden');
  return logIn.secret;
}
