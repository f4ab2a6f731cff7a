import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Role } from '../roles.ts';

type MemberOf = { readonly organisationId: string; readonly accountId: string };

/** The admins are locked, so that two of them who remove each other at once do not leave none. */
const admins = `select account_id from memberships where organisation_id = $1 and role = 'admin' for update`;
const notLastAdmin = `(membership.role <> 'admin' or (select count(*) from admins) > 1)`;

/** An organisation that is not approved has no work for members. If it is approved again, operations invite an admin. */
const hasEnded = `not exists (select from organisations where id = $1 and status = 'approved')`;

/** Removes a member. Throws `conflict` for the last admin: others could not be invited any more. */
export async function removeMember(
  client: Queryable,
  { organisationId, accountId }: MemberOf,
): Promise<void> {
  const { rowCount } = await client.query(
    `with admins as (${admins})
     delete from memberships membership where membership.organisation_id = $1 and membership.account_id = $2
       and (${notLastAdmin} or ${hasEnded})`,
    [organisationId, accountId],
  );
  if (rowCount === 0) await throwRefusal(client, { organisationId, accountId });
}

/** Gives a member another role. Throws `conflict` if the last admin would lose theirs. */
export async function changeRole(
  client: Queryable,
  { organisationId, accountId, role }: MemberOf & { readonly role: Role },
): Promise<void> {
  const { rowCount } = await client.query(
    `with admins as (${admins})
     update memberships membership set role = $3
     where membership.organisation_id = $1 and membership.account_id = $2 and ($3 = 'admin' or ${notLastAdmin})`,
    [organisationId, accountId, role],
  );
  if (rowCount === 0) await throwRefusal(client, { organisationId, accountId });
}

async function throwRefusal(client: Queryable, { organisationId, accountId }: MemberOf): Promise<never> {
  const { rowCount } = await client.query(
    'select from memberships where organisation_id = $1 and account_id = $2',
    [organisationId, accountId],
  );
  throw new Failure(rowCount === 0 ? 'not_found' : 'conflict');
}
