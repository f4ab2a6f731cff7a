import type { Database } from '../../../database/connect.ts';
import { eachCause } from '../../../database/errors.ts';
import { hashOf } from '../../../gateways/mail/mail-token.ts';

export type Verification = {
  readonly accountId: string;
  readonly secret: string;
  /** The accounts that the browser knows, because they were created or used in it; the one used last is first. */
  readonly knownAccounts: readonly string[];
};

/** With `unknownAccount`, the address is not confirmed yet: the browser does not know the account. */
export type Verified = {
  readonly email: string;
  readonly wasVerified: boolean;
  /** The account that the link belongs to, which a stranger may have created. */
  readonly unknownAccount?: string;
};

/**
 * Confirms the address of an account with the secret from the email. The same link a second time says that the address is
 * confirmed already. Undefined for a link that is unknown, of another account or address, or too old.
 *
 * Another person may have created the account with this address, and would keep its password. So the browser must know the
 * account. If it knows several with the address, or only another account than that of the link, the owner has created them: the
 * account that was used last is confirmed, because the address and a password open that account in this browser.
 */
export async function verifyEmail(
  database: Database,
  { accountId, secret, knownAccounts }: Verification,
): Promise<Verified | undefined> {
  const values = [hashOf(secret), accountId, knownAccounts];
  const verified = await unlessAddressInUse(() => database.pool.query<VerifiedRow>(USE_VERIFICATION, values));
  const [link] = verified?.rows ?? [];
  if (!link) return undefined;
  const { email, wasVerified, isKnown } = link;
  return { email, wasVerified, ...(!isKnown && !wasVerified && { unknownAccount: accountId }) };
}

type VerifiedRow = { readonly email: string; readonly wasVerified: boolean; readonly isKnown: boolean };

// The account that the browser would open with the address, else that of the link.
const USE_VERIFICATION = `
  with link as (
    select verification.secret_hash, verification.email_key, verification.used_at is null
      and verification.expires_at > now() as is_open, account.id as link_account
    from email_verifications verification join accounts account on account.id = verification.account_id
      and account.state = 'active'
    where verification.secret_hash = $1 and verification.account_id = $2 and account.email_key = verification.email_key),
  chosen as (
    select account.id, account.email, account.email_verified_at is not null as was_verified,
      account.id = any($3::uuid[]) as is_known,
      link.secret_hash, link.is_open
    from link join accounts account on account.email_key = link.email_key and account.state = 'active'
      and (account.id = link.link_account or account.id = any($3::uuid[]))
    order by account.email_verified_at is null, array_position($3::uuid[], account.id) limit 1),
  used as (
    update email_verifications verification set used_at = coalesce(verification.used_at, now()) from chosen
    where verification.secret_hash = chosen.secret_hash and chosen.is_open and (chosen.is_known or chosen.was_verified)),
  verified as (
    update accounts account set email_verified_at = now() from chosen
    where account.id = chosen.id and chosen.is_open and chosen.is_known and not chosen.was_verified)
  select email, was_verified as "wasVerified", is_known as "isKnown" from chosen
  where is_open or was_verified and exists (
    select from email_verifications verification where verification.secret_hash = chosen.secret_hash
      and verification.used_at is not null)`;

/** Does work that confirms an address. Undefined if another account confirms it at this moment. */
export async function unlessAddressInUse<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    const causes = [...eachCause(error)] as { constraint?: unknown }[];
    if (causes.some(({ constraint }) => constraint === 'accounts_verified_email')) return undefined;
    throw error;
  }
}

/** Deletes links that are over. Returns how many. */
export async function purgeVerifications(client: Pick<Database['pool'], 'query'>): Promise<number> {
  const { rowCount } = await client.query(
    `delete from email_verifications where expires_at < now() - interval '30 days'`,
  );
  return rowCount ?? 0;
}
