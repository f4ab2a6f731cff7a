import { hash } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { hashOf, newMailSecret, secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import type { Account } from '../find-account.ts';
import { verificationTexts } from './verification-texts.ts';

/** The name of the site in its emails, and the address that their links begin with. */
type Site = { readonly name: string; readonly publicUrl: string };

/** Hours for which a link is valid. */
const validHours = 24;

type UnconfirmedAccount = Pick<Account, 'id' | 'email' | 'locale'> & {
  /** The clients that share a limit, if an account has just been created. */
  readonly client?: string;
};

/**
 * Emails the link that confirms an account's address. If another account has confirmed the address, its owner reads that
 * instead; the person who created the account cannot see the difference. Returns false if this account or client has
 * caused an email to the address less than a minute ago, or five within the hour. A stranger who creates accounts with the
 * address of another person so does not use up what its owner needs. From all together the address gets 20 an hour, each
 * with a link that confirms the owner's account, too (`verify-email.ts`).
 */
export async function sendVerification(
  database: Database,
  { client: sender, ...account }: UnconfirmedAccount,
  { name, publicUrl }: Site,
): Promise<boolean> {
  const clientKey = sender === undefined ? null : hash('sha256', sender, 'buffer');
  return transaction(database, async ({ client }) => {
    // One at a time for each address, so that two requests at once send one email.
    await client.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [account.email]);
    const { rows } = await client.query<{ isTooSoon: boolean; isTaken: boolean }>(CHECK_EMAIL_LIMITS, [
      account.id,
      account.email,
      clientKey,
    ]);
    const [found] = rows;
    if (!found || found.isTooSoon) return false;
    const secret = newMailSecret();
    await client.query(INSERT_VERIFICATION, [
      hashOf(secret),
      account.id,
      account.email,
      validHours,
      clientKey,
    ]);
    const { confirmAddress, addressTaken: taken } = verificationTexts[account.locale](name);
    const { title, paragraphs, small, action, subject } = found.isTaken ? taken : confirmAddress;
    const path = `${publicUrl}/${account.locale}`;
    const url = found.isTaken
      ? `${path}/login`
      : `${path}/verification?subjectId=${account.id}&verificationCode=${secret}`;
    return enqueueMail(client, {
      key: `verification/${secretName(secret)}`,
      to: account.email,
      locale: account.locale,
      subject,
      body: { title, paragraphs, action: { label: action, url }, small },
    });
  });
}

const CHECK_EMAIL_LIMITS = `
  select
    (select count(*) filter (where is_own) >= 5 or count(*) >= 20
       or coalesce(max(sent_at) filter (where is_own) > now() - interval '1 minute', false)
     from (select sent_at, account_id = $1 or coalesce(client_key = $3::bytea, false) as is_own
       from email_verifications where email_key = lower($2) and sent_at > now() - interval '1 hour')) as "isTooSoon",
    exists (select from accounts where email_key = lower($2) and email_verified_at is not null and id <> $1)
      as "isTaken"`;

const INSERT_VERIFICATION = `
  insert into email_verifications (secret_hash, account_id, email_key, expires_at, client_key)
  values ($1, $2, lower($3), now() + $4::int * interval '1 hour', $5)`;
