import { randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { hashOf, newMailSecret, secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import type { Role } from '../roles.ts';
import { invitationTexts } from './invitation-texts.ts';

type Invitation = {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly email: string;
  readonly role: Role;
  /** The member who invites; null for an operator at the command line. */
  readonly invitedBy: string | null;
  readonly locale: MessageLocale;
  /** The name of the site in the email, and the address that its link begins with. */
  readonly site: { readonly name: string; readonly publicUrl: string };
};

/** Days for which a link is valid. */
const VALID_DAYS = 7;

/** Emails that the members of one organisation send within a day. A season begins with fewer. */
const MAX_INVITATIONS_PER_DAY = 100;

/**
 * Emails a link by which the account with this confirmed address becomes a member. An earlier invitation of the same address
 * ends. Throws `conflict` for a member, and `too_many_requests` if the address got an invitation less than a minute ago, or
 * the members of the organisation have sent too many.
 */
export async function inviteMember(database: Database, invitation: Invitation): Promise<void> {
  const { organisationId, organisationName, email, role, invitedBy, locale, site } = invitation;
  await transaction(database, async ({ client }) => {
    // Always the organisation before the address, so that two transactions never wait for each other.
    await client.query(LOCK_INVITATIONS, [organisationId, email]);
    const { rows } = await client.query<{ isMember: boolean; isTooSoon: boolean }>(CHECK_INVITATION_LIMITS, [
      organisationId,
      email,
      invitedBy === null ? null : MAX_INVITATIONS_PER_DAY,
    ]);
    if (rows[0]?.isMember) throw new Failure('conflict');
    if (rows[0]?.isTooSoon) throw new Failure('too_many_requests');
    await client.query(`${END_OPEN_INVITATIONS} and email_key = lower($2)`, [organisationId, email]);
    const secret = newMailSecret();
    await client.query(INSERT_INVITATION, [
      hashOf(secret),
      randomUUID(),
      organisationId,
      email,
      role,
      invitedBy,
      VALID_DAYS,
    ]);
    const { action, ...texts } = invitationTexts[locale]({ organisation: organisationName, site: site.name });
    const { title, paragraphs, small, subject } = texts;
    await enqueueMail(client, {
      key: `invitation/${secretName(secret)}`,
      to: email,
      locale,
      subject,
      body: {
        title,
        paragraphs,
        action: { label: action, url: `${site.publicUrl}/${locale}/invitation#secret=${secret}` },
        small,
      },
    });
  });
}

const LOCK_INVITATIONS = `
  select pg_advisory_xact_lock(hashtextextended($1::text, 4)),
    pg_advisory_xact_lock(hashtextextended(lower($2), 1))`;

const CHECK_INVITATION_LIMITS = `
  select
    exists (select from memberships membership join accounts account on account.id = membership.account_id
      where membership.organisation_id = $1 and account.email_key = lower($2)
        and account.email_verified_at is not null) as "isMember",
    exists (select from invitations where email_key = lower($2) and sent_at > now() - interval '1 minute')
      or (select count(*) from invitations
        where organisation_id = $1 and invited_by is not null and sent_at > now() - interval '1 day') >= $3::int
      as "isTooSoon"`;

// An invitation that has ended stays for a month, because it counts against the limit of its organisation.
const END_OPEN_INVITATIONS = `
  update invitations set expires_at = now()
  where organisation_id = $1 and used_at is null and expires_at > now()`;

const INSERT_INVITATION = `
  insert into invitations (secret_hash, id, organisation_id, email, email_key, role, invited_by, expires_at)
  values ($1, $2, $3, $4, lower($4), $5, $6, now() + $7::int * interval '1 day')`;

/** Withdraws an invitation that was not accepted yet. */
export async function withdrawInvitation(
  client: Queryable,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<void> {
  const { rowCount } = await client.query(`${END_OPEN_INVITATIONS} and id = $2`, [organisationId, id]);
  if (rowCount === 0) throw new Failure('not_found');
}

/**
 * Makes the account a member by the secret of its invitation, once. Returns the name of the organisation. Undefined for any
 * other secret, an expired one, or an invitation of another address. An admin stays one.
 */
export async function acceptInvitation(
  client: Queryable,
  { secret, accountId }: { readonly secret: string; readonly accountId: string },
): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(ACCEPT_INVITATION, [hashOf(secret), accountId]);
  return rows[0]?.name;
}

/**
 * SQL condition: an invitation (alias `invitation`) was not used, is not too old, and was sent by an operator or by a member
 * who is still an admin of the organisation.
 */
export const isOpenInvitation = `invitation.used_at is null and invitation.expires_at > now()
  and (invitation.invited_by is null or exists (
  select from memberships membership join accounts inviter on inviter.id = membership.account_id and inviter.state = 'active'
  where membership.organisation_id = invitation.organisation_id
    and membership.account_id = invitation.invited_by and membership.role = 'admin'))`;

const ACCEPT_INVITATION = `
  with used as (
    update invitations invitation set used_at = now()
    from accounts account, organisations organisation
    where invitation.secret_hash = $1 and ${isOpenInvitation}
      and account.id = $2 and account.email_key = invitation.email_key and account.email_verified_at is not null
      and organisation.id = invitation.organisation_id and organisation.status = 'approved'
    returning invitation.organisation_id, invitation.role, organisation.name),
  joined as (
    insert into memberships (account_id, organisation_id, role) select $2, organisation_id, role from used
    on conflict (account_id, organisation_id) do update set role = excluded.role
      where memberships.role <> 'admin')
  select name from used`;

/** Deletes invitations that ended a month ago. Returns how many. */
export async function purgeInvitations(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from invitations where expires_at < now() - interval '30 days'`,
  );
  return rowCount ?? 0;
}
