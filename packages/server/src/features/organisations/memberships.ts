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
 * Lists the organisations of an account, the one chosen last first. It is read again in every call, so that leaving, or
 * another role, counts at once. An organisation that is not approved has no members.
 */
export async function listMemberships(client: Queryable, accountId: string): Promise<readonly Membership[]> {
  const { rows } = await client.query<Omit<Membership, 'scopes'>>({ name: 'memberships', text: LIST }, [
    accountId,
  ]);
  return rows.map((row) => ({ ...row, scopes: scopesOf(row) }));
}

const LIST = `
  select o.id as "organisationId", o.name as "organisationName", o.kind, m.role, m.is_extended as "isExtended"
  from memberships m join organisations o on o.id = m.organisation_id
  where m.account_id = $1 and o.status = 'approved'
  order by m.chosen_at desc, m.joined_at, o.id`;

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
