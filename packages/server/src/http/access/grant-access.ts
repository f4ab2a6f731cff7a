import { Failure } from '@ashore/core/errors/failure.ts';
import { os } from '@orpc/server';
import type { Account } from '../../features/accounts/find-account.ts';
import { listMemberships, type Membership } from '../../features/organisations/memberships.ts';
import type { ApiContext } from '../api/call/context.ts';
import { asContractError } from '../api/middleware/errors.ts';
import { type AccessRow, accessRowOf } from './access.ts';
import type { Caller } from './find-caller.ts';

/** On whose behalf a call is made. */
export type Actor = {
  readonly account: Account;
  /** The organisations of the account, first one first. */
  memberships(): Promise<readonly Membership[]>;
};

/** What a handler knows about its client. It has no other way to learn who calls. */
export type GrantedContext = ApiContext & {
  /** Undefined where the row of the call asks for no account, or the client of an optional one has none. */
  readonly actor: Actor | undefined;
  /** The organisation in the path, in which the account has one of the scopes of the row. */
  readonly membership: Membership | undefined;
};

/** Finds the row of the call in the table, refuses other clients, and gives the handler its actor. */
export const grantAccess = os.$context<ApiContext>().middleware(async ({ context, path, next }, input) => {
  try {
    const grantedAccess = await decideAccess(accessRowOf(path), context, input);
    return await next({ context: grantedAccess });
  } catch (error) {
    throw error instanceof Failure ? asContractError(error) : error;
  }
});

async function decideAccess(
  row: AccessRow,
  context: ApiContext,
  input: unknown,
): Promise<Pick<GrantedContext, 'actor' | 'membership'>> {
  const hasAccount = row.who !== 'public' && row.who !== 'cookie' && (row.who !== 'key' || row.account);
  const account = hasAccount ? await context.caller({ isMember: row.who === 'member' }) : undefined;
  const actor = account && makeActor(account, context);
  if (row.who === 'public' || row.who === 'key' || row.who === 'cookie')
    return { actor, membership: undefined };
  if (!actor) throw new Failure('unauthorised');
  const subject = textOfInput(input, 'query', 'subjectId');
  const namesAccount = row.owner === 'subject' || (row.owner === 'organisation' && subject !== undefined);
  if (namesAccount && subject !== actor.account.id) throw new Failure('forbidden', { field: 'subjectId' });
  if (row.who !== 'signed-in' && !actor.account.emailVerified) throw new Failure('forbidden');
  const membership = row.who === 'member' ? await membershipFor(row, actor, input) : undefined;
  if (row.proof && !account?.isProven) throw new Failure('forbidden', { field: 'proof' });
  return { actor, membership };
}

function makeActor({ memberships: known, ...account }: Caller, { database }: ApiContext): Actor {
  let memberships = known && Promise.resolve(known);
  return {
    account,
    memberships() {
      memberships ??= listMemberships(database.pool, account.id);
      return memberships;
    },
  };
}

async function membershipFor(
  { owner, scope }: Extract<AccessRow, { who: 'member' }>,
  actor: Actor,
  input: unknown,
): Promise<Membership | undefined> {
  const grants = ({ scopes }: Membership) => scope === 'any' || scope.some((one) => scopes.includes(one));
  const memberships = await actor.memberships();
  if (owner === 'any organisation') {
    if (!memberships.some(grants)) throw new Failure('forbidden');
    return undefined;
  }
  const id = textOfInput(input, 'params', 'orgId')?.toLowerCase();
  const membership = memberships.find(({ organisationId }) => organisationId === id);
  // An organisation of others looks like one that does not exist.
  if (!membership) throw new Failure('not_found');
  if (!grants(membership)) throw new Failure('forbidden');
  return membership;
}

type InputParts = { readonly [name: string]: unknown };

/**
 * A text of the input as the client sent it: access is decided before the input is checked. Calls whose input is not
 * `detailed` have path and query in one object.
 */
function textOfInput(input: unknown, part: 'query' | 'params', name: string): string | undefined {
  const parts = (input ?? {}) as InputParts;
  const text = ((parts[part] ?? parts) as InputParts)[name];
  return typeof text === 'string' ? text : undefined;
}

/** On whose behalf the call is made, in handlers whose row asks for an account. */
export function actorOf({ actor }: GrantedContext): Actor {
  if (!actor) throw new Error('The row of this call in access.ts asks for no account.');
  return actor;
}

/** The account that calls, in handlers whose row asks for one. */
export function accountOf(context: GrantedContext): Account {
  return actorOf(context).account;
}

/** The membership of the account in the organisation of the path, in handlers whose row asks for one. */
export function membershipOf({ membership }: GrantedContext): Membership {
  if (!membership) throw new Error('The row of this call in access.ts names no organisation.');
  return membership;
}
