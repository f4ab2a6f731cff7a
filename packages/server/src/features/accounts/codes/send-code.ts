import { createHmac, hash, randomInt, randomUUID } from 'node:crypto';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { hashOf, newMailSecret } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { findLogInAccount } from '../log-in-account.ts';
import { codeTexts } from './code-texts.ts';

/** `log_in` opens the account; `reset` lets its owner choose a new password. */
export type CodePurpose = 'log_in' | 'reset';

export type WantedCode = {
  readonly purpose: CodePurpose;
  /** The address as it was typed. */
  readonly email: string;
  readonly knownAccounts: readonly string[];
  /** What only the asking browser has; the code works in no other. */
  readonly binding: string;
  readonly locale: MessageLocale;
};

type CodeSite = {
  readonly name: string;
  readonly publicUrl: string;
  /** The secret of this installation. A copy of the database alone must not reveal codes. */
  readonly secret: Buffer;
};

/**
 * Emails a code to an address. An address without an account gets an email too, which says so; the page and the work are
 * the same. Returns the seconds until the address may get the next code, or 0 if one was sent.
 *
 * The email goes to the address that the account has stored, never to the one that was typed: the database may take two
 * spellings for the same address where mail servers do not.
 */
export async function sendCode(
  database: Database,
  wanted: WantedCode,
  { name, publicUrl, secret }: CodeSite,
): Promise<number> {
  const { purpose, email, knownAccounts, binding, locale } = wanted;
  return transaction(database, async ({ client }) => {
    // One at a time for each address, so that two requests at once send one email.
    await client.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 3))', [email]);
    const account = await findLogInAccount(client, { email, knownAccounts });
    const isKnown = account?.isKnown ?? false;
    const { rows } = await client.query<{ seconds: number }>(CHECK, [email, isKnown]);
    const seconds = rows[0]?.seconds ?? 0;
    if (seconds > 0) return seconds;
    const [id, code, link] = [randomUUID(), newCode(), newMailSecret()];
    await client.query(ADD, [
      id,
      purpose,
      account?.id ?? null,
      email,
      codeHash({ id, code, secret }),
      hashOf(binding),
      purpose === 'reset' ? hashOf(link) : null,
      isKnown,
    ]);
    const texts = codeTexts[locale](name);
    const { subject, title, paragraphs, small } = account
      ? texts[purpose === 'reset' ? 'reset' : 'logIn']
      : texts.noAccount;
    const action = account
      ? purpose === 'reset' && {
          label: texts.reset.action,
          url: `${publicUrl}/oidc/reset?lang=${locale}&code=${link}`,
        }
      : { label: texts.noAccount.action, url: `${publicUrl}/${locale}/login` };
    await enqueueMail(client, {
      key: `code/${hash('sha256', id, 'base64url').slice(0, 22)}`,
      to: account?.email ?? email,
      locale,
      subject,
      body: {
        title,
        paragraphs,
        ...(account && { facts: [[texts.code, `${code.slice(0, 4)} ${code.slice(4)}`]] }),
        ...(action && { action }),
        small,
      },
    });
    return 0;
  });
}

function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

export function codeHash({ id, code, secret }: { id: string; code: string; secret: Buffer }): Buffer {
  return createHmac('sha256', secret).update(`mail code ${id} ${code}`).digest();
}

// A browser that has been used with the account has an allowance of its own, so that a stranger who asks for codes for
// another person's address cannot use up what its owner needs.
const CHECK = `
  select coalesce(greatest(0, ceil(extract(epoch from greatest(
    max(sent_at) + interval '1 minute',
    (array_agg(sent_at order by sent_at desc))[5] + interval '1 hour') - now()))), 0)::int as seconds
  from mail_codes
  where address_hash = sha256(convert_to(lower($1), 'UTF8')) and is_known = $2
    and sent_at > now() - interval '1 hour'`;

const ADD = `
  insert into mail_codes
    (id, purpose, account_id, address_hash, code_hash, binding_hash, link_hash, is_known, code_ends_at, link_ends_at)
  values ($1, $2, $3, sha256(convert_to(lower($4), 'UTF8')), $5, $6, $7, $8, now() + interval '15 minutes',
    case when $2 = 'reset' then now() + interval '24 hours' end)`;
