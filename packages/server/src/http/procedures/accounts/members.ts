import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { changeRole, removeMember } from '../../../features/organisations/members/change-members.ts';
import {
  acceptInvitation,
  inviteMember,
  withdrawInvitation,
} from '../../../features/organisations/members/invite-member.ts';
import { listMembers } from '../../../features/organisations/members/list-members.ts';
import { accountOf, type GrantedContext, membershipOf } from '../../access/grant-access.ts';
import { textLocale } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

// More than an organisation needs when a season begins, and too few for sending emails to a list of addresses.
const organisations = implement(contract.organisations)
  .$context<GrantedContext>()
  .use(rateLimit(30))
  .use(withContractErrors);

export const list = organisations.members.handler(async ({ context }) => {
  const { organisationId } = membershipOf(context);
  const { members, invitations } = await listMembers(context.database.pool, organisationId);
  return {
    members: members.map((member) => ({ ...member, joinedAt: member.joinedAt.toISOString() })),
    invitations: invitations.map((one) => ({ ...one, expiresAt: one.expiresAt.toISOString() })),
  };
});

export const invite = organisations.invite.handler(async ({ input: { body }, context }) => {
  const { organisationId, organisationName } = membershipOf(context);
  const { database, site } = context;
  const invitedBy = accountOf(context).id;
  const locale = textLocale(context);
  await inviteMember(database, { ...body, organisationId, organisationName, invitedBy, locale, site });
  return { sent: true as const };
});

export const withdraw = organisations.withdraw.handler(async ({ input: { params }, context }) => {
  const { organisationId } = membershipOf(context);
  await withdrawInvitation(context.database.pool, { organisationId, id: params.invitationId });
  return { withdrawn: true as const };
});

export const change = organisations.changeMember.handler(async ({ input: { params, body }, context }) => {
  const { organisationId } = membershipOf(context);
  const { accountId } = params;
  await changeRole(context.database.pool, { organisationId, accountId, role: body.role });
  return { changed: true as const };
});

export const remove = organisations.removeMember.handler(async ({ input: { params }, context }) => {
  const { organisationId } = membershipOf(context);
  await removeMember(context.database.pool, { organisationId, accountId: params.accountId });
  return { removed: true as const };
});

export const leave = organisations.leave.handler(async ({ context }) => {
  const { organisationId } = membershipOf(context);
  await removeMember(context.database.pool, { organisationId, accountId: accountOf(context).id });
  return { removed: true as const };
});

export const accept = organisations.accept.handler(async ({ input: { secret }, context }) => {
  const accountId = accountOf(context).id;
  const organisation = await acceptInvitation(context.database.pool, { secret, accountId });
  if (organisation === undefined) throw new Failure('gone');
  return { organisation };
});
