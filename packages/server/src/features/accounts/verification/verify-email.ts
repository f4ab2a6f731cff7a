import type { Database } from '../../../database/connect.ts';
import { eachCause } from '../../../database/errors.ts';
import { hashOf } from '../../../gateways/mail/mail-token.ts';

export type Verification = { readonly accountId: string; readonly secret: string };

export type Verified = { readonly email: string; readonly wasVerified: boolean };

/**
 * Confirms the address of an account with the secret from the email. The same link a second time says that the address is
 * confirmed already. Undefined for a link that is unknown, of another account or address, or too old.
 */
export async function verifyEmail(
  database: Database,
  { accountId, secret }: Verification,
): Promise<Verified | undefined> {
  try {
    const { rows } = await database.pool.query<Verified>(VERIFY, [hashOf(secret), accountId]);
    return rows[0];
  } catch (error) {
    // Another account has confirmed the address in the meantime.
    if (isTaken(error)) return undefined;
    throw error;
  }
}

const VERIFY = `
  with link as (
    update email_verifications v set used_at = coalesce(v.used_at, now())
    from accounts a
    where v.secret_hash = $1 and v.account_id = $2 and a.id = v.account_id and a.state = 'active'
      and a.email_key = v.email_key
      and (v.used_at is null and v.expires_at > now() or v.used_at is not null and a.email_verified_at is not null)
    returning v.account_id, a.email_verified_at is not null as was_verified),
  verified as (
    update accounts a set email_verified_at = coalesce(a.email_verified_at, now())
    from link where a.id = link.account_id returning a.email)
  select verified.email, link.was_verified as "wasVerified" from link, verified`;

function isTaken(error: unknown): boolean {
  const causes = [...eachCause(error)] as { constraint?: unknown }[];
  return causes.some(({ constraint }) => constraint === 'accounts_verified_email');
}

/** Deletes links that are over. Returns how many. */
export async function purgeVerifications(client: Pick<Database['pool'], 'query'>): Promise<number> {
  const { rowCount } = await client.query(
    `delete from email_verifications where expires_at < now() - interval '30 days'`,
  );
  return rowCount ?? 0;
}
