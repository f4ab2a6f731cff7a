import type { Queryable } from '../../database/queryable.ts';
import { type OrganisationKind, type Role, type Scope, scopesOf } from './roles.ts';

/** An account's place in an organisation. */
export type Membership = {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly kind: OrganisationKind;
  readonly role: Role;
  readonly isExtended: boolean;
  readonly scopes: readonly Scope[];
};

/**
 * Lists the organisations of an account, the organisation joined last first. The list is read again in every call, so that leaving,
 * or another role, counts at once. An organisation that is not approved has no members.
 */
export async function listMemberships(client: Queryable, accountId: string): Promise<readonly Membership[]> {
  const { rows } = await client.query<MembershipRow>({ name: 'memberships', text: SELECT_MEMBERSHIPS }, [
    accountId,
  ]);
  return presentMemberships(rows);
}

export type MembershipRow = Omit<Membership, 'scopes'>;

export function presentMemberships(rows: readonly MembershipRow[]): readonly Membership[] {
  return rows.map((row) => ({ ...row, scopes: scopesOf(row) }));
}

const order = 'membership.chosen_at desc, membership.joined_at, organisation.id';

const membershipsOf = (account: string) => `
  memberships membership join organisations organisation on organisation.id = membership.organisation_id
  where membership.account_id = ${account} and organisation.status = 'approved'`;

const SELECT_MEMBERSHIPS = `
  select organisation.id as "organisationId", organisation.name as "organisationName", organisation.kind,
    membership.role, membership.is_extended as "isExtended"
  from ${membershipsOf('$1')} order by ${order}`;

/** The same list as one value of a statement about an account (alias `account`): JSON for `presentMemberships`. */
export const membershipsSql = `(
  select coalesce(json_agg(json_build_object('organisationId', organisation.id, 'organisationName', organisation.name,
    'kind', organisation.kind, 'role', membership.role, 'isExtended', membership.is_extended) order by ${order}), '[]')
  from ${membershipsOf('account.id')})`;

export type NewMember = {
  readonly accountId: string;
  readonly organisationId: string;
  readonly role: Role;
  readonly isExtended?: boolean;
};

/** Adds an account to an organisation, or gives it another role there. */
export async function saveMembership(
  client: Queryable,
  { accountId, organisationId, role, isExtended = false }: NewMember,
): Promise<void> {
  await client.query(
    `insert into memberships (account_id, organisation_id, role, is_extended) values ($1, $2, $3, $4)
     on conflict (account_id, organisation_id) do update set role = excluded.role, is_extended = excluded.is_extended`,
    [accountId, organisationId, role, isExtended],
  );
}
