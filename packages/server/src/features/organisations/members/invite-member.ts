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

/**
 * Emails a link by which the account with this confirmed address becomes a member. An earlier invitation of the same address
 * ends. Throws `conflict` for a member, and `too_many_requests` if the address got an invitation less than a minute ago.
 */
export async function inviteMember(database: Database, invitation: Invitation): Promise<void> {
  const { organisationId, organisationName, email, role, invitedBy, locale, site } = invitation;
  await transaction(database, async ({ client }) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 1))', [email]);
    const { rows } = await client.query<{ isMember: boolean; isTooSoon: boolean }>(CHECK, [
      organisationId,
      email,
    ]);
    if (rows[0]?.isMember) throw new Failure('conflict');
    if (rows[0]?.isTooSoon) throw new Failure('too_many_requests');
    await client.query('delete from invitations where organisation_id = $1 and email_key = lower($2)', [
      organisationId,
      email,
    ]);
    const secret = newMailSecret();
    await client.query(ADD, [
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

const CHECK = `
  select
    exists (select from memberships m join accounts a on a.id = m.account_id
      where m.organisation_id = $1 and a.email_key = lower($2) and a.email_verified_at is not null) as "isMember",
    exists (select from invitations where email_key = lower($2) and sent_at > now() - interval '1 minute') as "isTooSoon"`;

const ADD = `
  insert into invitations (secret_hash, id, organisation_id, email, email_key, role, invited_by, expires_at)
  values ($1, $2, $3, $4, lower($4), $5, $6, now() + $7::int * interval '1 day')`;

/** Withdraws an invitation that was not accepted yet. */
export async function withdrawInvitation(
  client: Queryable,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<void> {
  const { rowCount } = await client.query(
    'delete from invitations where id = $1 and organisation_id = $2 and used_at is null',
    [id, organisationId],
  );
  if (rowCount === 0) throw new Failure('not_found');
}

/**
 * Makes the account a member by the secret of its invitation, once. Returns the name of the organisation. Undefined for any
 * other secret, an expired one, or an invitation of another address.
 */
export async function acceptInvitation(
  client: Queryable,
  { secret, accountId }: { readonly secret: string; readonly accountId: string },
): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(ACCEPT, [hashOf(secret), accountId]);
  return rows[0]?.name;
}

const ACCEPT = `
  with used as (
    update invitations i set used_at = now()
    from accounts a, organisations o
    where i.secret_hash = $1 and i.used_at is null and i.expires_at > now()
      and a.id = $2 and a.email_key = i.email_key and a.email_verified_at is not null
      and o.id = i.organisation_id and o.status = 'approved'
    returning i.organisation_id, i.role, o.name),
  joined as (
    insert into memberships (account_id, organisation_id, role) select $2, organisation_id, role from used
    on conflict (account_id, organisation_id) do update set role = excluded.role)
  select name from used`;

/** Deletes invitations that ended a month ago. Returns how many. */
export async function purgeInvitations(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from invitations where expires_at < now() - interval '30 days'`,
  );
  return rowCount ?? 0;
}
