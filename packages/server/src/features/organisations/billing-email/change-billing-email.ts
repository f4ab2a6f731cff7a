import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { hashOf, newMailSecret, secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { billingEmailTexts } from './billing-email-texts.ts';

export type BillingEmailSite = {
  readonly name: string;
  readonly publicUrl: string;
  /** Reads the answers to emails about a change. */
  readonly operatorAddress: string;
};

/** The organisation as it is before the change. Its row is locked. */
export type LockedOrganisation = {
  readonly id: string;
  readonly name: string;
  readonly emailAddress: string | null;
};

type BillingEmailChange = {
  readonly organisation: LockedOrganisation;
  /** Null for none. */
  readonly wanted: string | null;
  /** The admin who wants it, and the language of the account: the browser may be a stranger's. */
  readonly admin: { readonly id: string; readonly locale: MessageLocale };
  readonly site: BillingEmailSite;
};

/** Days for which a link is valid. */
const VALID_DAYS = 7;

/** Links that one organisation sends within a day. */
const MAX_CHANGES_PER_DAY = 20;

/** Locks an approved organisation, so that its changes follow one another. Undefined for any other. */
export async function lockOrganisation(
  client: Queryable,
  id: string,
): Promise<LockedOrganisation | undefined> {
  const { rows } = await client.query<LockedOrganisation>(
    `select id, name, email_address as "emailAddress" from organisations
     where id = $1 and status = 'approved' for update`,
    [id],
  );
  return rows[0];
}

/**
 * Emails a link to the address that an organisation wants, and says so to the one in use, which stays until the link is
 * confirmed. Returns the address that is to be confirmed, or null. No address at all, or another spelling of the same one,
 * counts at once. Throws `too_many_requests` if the address got a link less than a minute ago, or the organisation sent too many.
 */
export async function changeBillingEmail(
  client: Queryable,
  { organisation, wanted, admin, site }: BillingEmailChange,
): Promise<string | null> {
  const { id, emailAddress } = organisation;
  if (wanted === null || wanted.toLowerCase() === emailAddress?.toLowerCase()) {
    await client.query('update organisations set email_address = $2 where id = $1', [id, wanted]);
    if (wanted !== null) return findPendingEmail(client, id);
    await endBillingEmailChanges(client, id);
    if (emailAddress !== null)
      await enqueueNotice(client, { notice: 'removed', organisation, email: '', locale: admin.locale, site });
    return null;
  }
  const pending = await findPendingEmail(client, id);
  // Saved once more, as a form is. The link has been sent.
  if (pending?.toLowerCase() === wanted.toLowerCase()) return pending;
  await sendLink(client, { organisation, wanted, admin, site });
  return wanted;
}

async function sendLink(
  client: Queryable,
  { organisation, wanted, admin, site }: BillingEmailChange & { readonly wanted: string },
): Promise<void> {
  const { rows } = await client.query<{ isTooSoon: boolean }>(CHECK_LIMITS, [
    organisation.id,
    wanted,
    MAX_CHANGES_PER_DAY,
  ]);
  if (rows[0]?.isTooSoon) throw new Failure('too_many_requests');
  await endBillingEmailChanges(client, organisation.id);
  const secret = newMailSecret();
  await client.query(INSERT_CHANGE, [hashOf(secret), organisation.id, wanted, admin.id, VALID_DAYS]);
  const { locale } = admin;
  const { action, subject, ...texts } = textsOf(organisation, wanted, { locale, site }).confirm;
  await enqueueMail(client, {
    key: `billing-email/${secretName(secret)}`,
    to: wanted,
    locale,
    subject,
    body: {
      ...texts,
      action: { label: action, url: `${site.publicUrl}/${locale}/billing-email#token=${secret}` },
    },
  });
  await enqueueNotice(client, {
    notice: 'requested',
    organisation,
    email: wanted,
    locale,
    site,
    about: secretName(secret),
  });
}

const textsOf = (
  { name }: LockedOrganisation,
  email: string,
  { locale, site }: { readonly locale: MessageLocale; readonly site: BillingEmailSite },
) => billingEmailTexts[locale]({ organisation: name, site: site.name, email });

type Notice = {
  readonly notice: 'requested' | 'changed' | 'removed';
  readonly organisation: LockedOrganisation;
  readonly email: string;
  readonly locale: MessageLocale;
  readonly site: BillingEmailSite;
  /** Names the change. */
  readonly about?: string;
};

/** Notifies the address in use, if there is one. Its reader may belong to the organisation without having an account. */
async function enqueueNotice(
  client: Queryable,
  { notice, organisation, email, locale, site, about = secretName(newMailSecret()) }: Notice,
): Promise<void> {
  if (organisation.emailAddress === null) return;
  const { action, subject, ...texts } = textsOf(organisation, email, { locale, site })[notice];
  await enqueueMail(client, {
    key: `billing-email-${notice}/${about}`,
    to: organisation.emailAddress,
    replyTo: site.operatorAddress,
    locale,
    subject,
    body: {
      ...texts,
      action: { label: action, url: `${site.publicUrl}/${locale}/dashboard?part=organisation` },
    },
  });
}

/**
 * SQL condition: the link of a change (alias `change`) was not used, is not too old, and the admin who entered the address
 * still is one.
 */
export const isOpenChange = `change.used_at is null and change.expires_at > now() and exists (
  select from memberships membership join accounts admin on admin.id = membership.account_id and admin.state = 'active'
  where membership.organisation_id = change.organisation_id and membership.account_id = change.requested_by
    and membership.role = 'admin')`;

async function findPendingEmail(client: Queryable, organisationId: string): Promise<string | null> {
  const { rows } = await client.query<{ email: string }>(
    `select change.email from billing_email_changes change where change.organisation_id = $1 and ${isOpenChange}`,
    [organisationId],
  );
  return rows[0]?.email ?? null;
}

const CHECK_LIMITS = `
  select exists (select from billing_email_changes
      where email_key = lower($2) and sent_at > now() - interval '1 minute')
    or (select count(*) from billing_email_changes
      where organisation_id = $1 and sent_at > now() - interval '1 day') >= $3::int as "isTooSoon"`;

const INSERT_CHANGE = `
  insert into billing_email_changes (secret_hash, organisation_id, email, email_key, requested_by, expires_at)
  values ($1, $2, $3, lower($3), $4, now() + $5::int * interval '1 day')`;

/** Withdraws the change of an organisation that is not confirmed yet. Returns whether there was one. */
export async function endBillingEmailChanges(client: Queryable, organisationId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update billing_email_changes set expires_at = now()
     where organisation_id = $1 and used_at is null and expires_at > now()`,
    [organisationId],
  );
  return rowCount !== 0;
}

/** From now on the organisation uses the address that the secret was sent to, once. Throws `gone` for any other secret. */
export async function confirmBillingEmail(
  database: Database,
  secret: string,
  site: BillingEmailSite,
): Promise<void> {
  const hash = hashOf(secret);
  await transaction(database, async ({ client }) => {
    const { rows: named } = await client.query<{ organisationId: string }>(
      'select organisation_id as "organisationId" from billing_email_changes where secret_hash = $1',
      [hash],
    );
    const [change] = named;
    if (!change) throw new Failure('gone');
    // Always the organisation before its changes, so that two transactions never wait for each other.
    const organisation = await lockOrganisation(client, change.organisationId);
    if (!organisation) throw new Failure('gone');
    const { rows } = await client.query<{ email: string; locale: MessageLocale }>(USE_CHANGE, [hash]);
    const [used] = rows;
    if (!used) throw new Failure('gone');
    await client.query('update organisations set email_address = $2 where id = $1', [
      organisation.id,
      used.email,
    ]);
    await enqueueNotice(client, {
      notice: 'changed',
      organisation,
      ...used,
      site,
      about: secretName(secret),
    });
  });
}

const USE_CHANGE = `
  update billing_email_changes change set used_at = now() from accounts account
  where change.secret_hash = $1 and account.id = change.requested_by and ${isOpenChange}
  returning change.email, account.locale`;

/** Deletes changes that ended a month ago. Returns how many. */
export async function purgeBillingEmailChanges(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from billing_email_changes where expires_at < now() - interval '30 days'`,
  );
  return rowCount ?? 0;
}
