import type { Queryable } from '../../../database/queryable.ts';
import type { Role } from '../roles.ts';

export type Member = {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly joinedAt: Date;
};

export type OpenInvitation = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: Date;
};

/** Lists the members of an organisation by name, and the invitations that are still valid. */
export async function listMembers(client: Queryable, organisationId: string) {
  const { rows: members } = await client.query<Member>(
    `select a.id as "accountId", a.name, a.email, m.role, m.joined_at as "joinedAt"
     from memberships m join accounts a on a.id = m.account_id
     where m.organisation_id = $1 order by lower(a.name), a.id`,
    [organisationId],
  );
  const { rows: invitations } = await client.query<OpenInvitation>(
    `select id, email, role, expires_at as "expiresAt" from invitations
     where organisation_id = $1 and used_at is null and expires_at > now() order by sent_at desc, id`,
    [organisationId],
  );
  return { members, invitations };
}
