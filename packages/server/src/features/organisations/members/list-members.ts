import type { Queryable } from '../../../database/queryable.ts';
import type { Role } from '../roles.ts';
import { isOpenInvitation } from './invite-member.ts';

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
    `select account.id as "accountId", account.name, account.email, membership.role, membership.joined_at as "joinedAt"
     from memberships membership join accounts account on account.id = membership.account_id
     where membership.organisation_id = $1 order by lower(account.name), account.id`,
    [organisationId],
  );
  const { rows: invitations } = await client.query<OpenInvitation>(
    `select invitation.id, invitation.email, invitation.role, invitation.expires_at as "expiresAt"
      from invitations invitation
     where invitation.organisation_id = $1 and ${isOpenInvitation} order by invitation.sent_at desc, invitation.id`,
    [organisationId],
  );
  return { members, invitations };
}
