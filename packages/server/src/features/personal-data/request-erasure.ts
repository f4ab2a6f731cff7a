import type { ErasurePreview } from '@ashore/core/contract/accounts/personal-data.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { enqueueJob } from '../../database/queue/enqueue-job.ts';
import { transaction } from '../../database/transaction.ts';
import { enqueueMail } from '../../gateways/mail/outbox.ts';
import { type EndedSession, endAllSessions } from '../accounts/sessions/end-sessions.ts';
import { removeMember } from '../organisations/members/change-members.ts';
import { erasureMailKey } from './erase-account.ts';
import { isOfOwnerSql, isOverSql } from './erase-bookings.ts';
import { erasureTexts } from './erasure-texts.ts';

type RequestErasureInput = {
  readonly accountId: string;
  readonly requestedBy: 'account' | 'operations';
  readonly site: ErasureSite;
};

type ErasureSite = {
  readonly name: string;
  readonly publicUrl: string;
  /** Reads the answer of an owner who did not ask for it. */
  readonly operatorAddress: string;
};

/**
 * Begins to erase an account: it leaves its organisations and is locked, all its sessions end, and a job erases it. An email
 * confirms it and names the trips that still take place. Returns the sessions that ended. Throws `conflict` for the last
 * admin of an organisation, and `not_found` without an account. Requesting it again changes nothing.
 */
export async function requestErasure(
  database: Database,
  { accountId, requestedBy, site }: RequestErasureInput,
): Promise<readonly EndedSession[]> {
  return transaction(database, async ({ client }) => {
    const { rows } = await client.query<Owner>(LOCK_ACCOUNT, [accountId]);
    const [owner] = rows;
    if (!owner) throw new Failure('not_found');
    const { rowCount } = await client.query(INSERT_ERASURE, [accountId, requestedBy]);
    if (rowCount === 0) return [];
    await leaveOrganisations(client, accountId);
    if (owner.isVerified) await enqueueConfirmation(client, owner, site);
    await enqueueJob(client, { kind: 'erase-account', key: accountId, payload: { accountId } });
    const endedSessions = await endAllSessions(client, accountId);
    await client.query(`update accounts set state = 'locked' where id = $1`, [accountId]);
    return endedSessions;
  });
}

type Owner = {
  readonly id: string;
  readonly email: string;
  readonly locale: MessageLocale;
  /** Another address may be a stranger's. */
  readonly isVerified: boolean;
};

const LOCK_ACCOUNT = `
  select id, email, locale, email_verified_at is not null as "isVerified" from accounts where id = $1 for update`;

const INSERT_ERASURE = `insert into erasures (account_id, requested_by) values ($1, $2) on conflict do nothing`;

async function leaveOrganisations(client: Queryable, accountId: string): Promise<void> {
  const { rows } = await client.query<{ organisationId: string }>(
    'select organisation_id as "organisationId" from memberships where account_id = $1 order by organisation_id',
    [accountId],
  );
  for (const { organisationId } of rows)
    await removeMember(client, { organisationId, accountId }).catch((error: unknown) => {
      // An admin has removed the member in the meantime.
      if (!(error instanceof Failure && error.code === 'not_found')) throw error;
    });
}

async function enqueueConfirmation(
  client: Queryable,
  { id, email, locale }: Owner,
  { name, publicUrl, operatorAddress }: ErasureSite,
): Promise<void> {
  const { ahead } = await previewErasure(client, id);
  const {
    subject,
    title,
    paragraphs,
    ahead: aheadText,
    small,
    orderNumber,
    action,
  } = erasureTexts[locale](name);
  await enqueueMail(client, {
    key: erasureMailKey(id),
    to: email,
    replyTo: operatorAddress,
    locale,
    subject,
    body: {
      title,
      paragraphs: ahead.length === 0 ? paragraphs : [...paragraphs, aheadText],
      ...(ahead.length > 0 && {
        facts: ahead.map((number) => [orderNumber, number] as const),
        action: { label: action, url: `${publicUrl}/${locale}/find-booking` },
      }),
      small,
    },
  });
}

/** What erasing an account would do. */
export async function previewErasure(client: Queryable, accountId: string): Promise<ErasurePreview> {
  const { rows } = await client.query<ErasurePreview>(SELECT_PREVIEW, [accountId]);
  const [preview] = rows;
  if (!preview) throw new Error('The erasure was not previewed.');
  return preview;
}

const SELECT_PREVIEW = `
  with own as (
    select booking.id, booking.order_number, booking.starts_at, ${isOverSql} as is_over from bookings booking
      where ${isOfOwnerSql})
  select
    array(select order_number from own where not is_over order by starts_at, order_number) as ahead,
    (select count(*) from own where is_over)::int as over,
    (select count(*) from own
       join review_invitations invitation on invitation.booking_reference = own.order_number
       join reviews review on review.invitation_id = invitation.id)::int as reviews,
    array(select organisation.name from memberships membership join organisations organisation
      on organisation.id = membership.organisation_id
      where membership.account_id = $1 and membership.role = 'admin' and organisation.status = 'approved' and not exists (
        select from memberships other where other.organisation_id = membership.organisation_id and other.role = 'admin'
          and other.account_id <> $1)
      order by organisation.name) as "onlyAdminOf"`;
