import { createHmac, hash, randomInt, randomUUID } from 'node:crypto';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { hashOf, newMailSecret } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { isDemoAccount } from '../demo-member.ts';
import { findLogInAccount } from '../log-in-account.ts';
import { codeTexts } from './code-texts.ts';

/** `log_in` opens the account, `reset` lets its owner choose a new password, `new_address` gives it another address. */
export type CodePurpose = 'log_in' | 'reset' | 'new_address';

export type SendCodeInput = {
  readonly purpose: 'log_in' | 'reset';
  /** The address as it was typed. */
  readonly email: string;
  readonly knownAccounts: readonly string[];
  /** What only the asking browser has; the code works in no other. */
  readonly binding: string;
  /** The clients that share a limit. */
  readonly client: string;
  readonly locale: MessageLocale;
};

/** How long the next code must wait, because the address or the client has had as many as it may. */
export type CodeWait = { readonly seconds: number; readonly limitOf: 'address' | 'client' };

/** Codes that one client has sent within an hour to accounts that its browsers do not know. A hotel's guests share a client. */
const MAX_CODES_PER_CLIENT = 30;

export type CodeSite = {
  readonly name: string;
  readonly publicUrl: string;
  /** The secret of this installation. A copy of the database alone must not reveal codes. */
  readonly secret: Buffer;
};

/**
 * Emails a code to an address. An address without an account gets an email too, which says so; the page and the work are
 * the same. Returns how long the next code must wait; undefined if the code was sent.
 *
 * The email goes to the address that the account has stored, never to the address that was typed: the database may take two
 * spellings for the same address where mail servers do not.
 */
export async function sendCode(
  database: Database,
  input: SendCodeInput,
  { name, publicUrl, secret }: CodeSite,
): Promise<CodeWait | undefined> {
  const { purpose, email, knownAccounts, binding, locale, client: sender } = input;
  const clientKey = hash('sha256', sender, 'buffer');
  return transaction(database, async ({ client }) => {
    // Always the client before the address, so that two transactions never wait for each other.
    await client.query(`select pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 5))`, [clientKey]);
    await lockAddress(client, email);
    const foundAccount = await findLogInAccount(client, { email, knownAccounts });
    // The published password of the demonstration's member stays as it is.
    const account =
      purpose === 'reset' && foundAccount && isDemoAccount(foundAccount.id) ? undefined : foundAccount;
    const isKnown = account?.isKnown ?? false;
    const seconds = await secondsToNextCode(client, { purpose, email, isKnown });
    if (seconds > 0) return { seconds, limitOf: 'address' };
    const { rows } = await client.query<{ seconds: number }>(SELECT_WAIT_OF_CLIENT, [
      clientKey,
      isKnown,
      MAX_CODES_PER_CLIENT,
    ]);
    const secondsOfClient = rows[0]?.seconds ?? 0;
    if (secondsOfClient > 0) return { seconds: secondsOfClient, limitOf: 'client' };
    const { id, code, link } = await storeCode(client, {
      purpose,
      accountId: account?.id,
      email,
      binding,
      isKnown,
      secret,
      clientKey,
    });
    const texts = codeTexts[locale](name);
    const { subject, title, paragraphs, small } = account
      ? texts[purpose === 'reset' ? 'reset' : 'logIn']
      : texts.noAccount;
    const action = account
      ? purpose === 'reset' && { label: texts.reset.action, url: resetUrl({ publicUrl, locale, link }) }
      : { label: texts.noAccount.action, url: `${publicUrl}/${locale}/login` };
    await enqueueMail(client, {
      key: codeMailKey(id),
      to: account?.email ?? email,
      locale,
      subject,
      body: {
        title,
        paragraphs,
        ...(account && { facts: [[texts.code, codeInHalves(code)]] }),
        ...(action && { action }),
        small,
      },
    });
    return undefined;
  });
}

/** One at a time for each address, so that two requests at once send one email. */
export async function lockAddress(client: Queryable, email: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 3))', [email]);
}

export async function secondsToNextCode(
  client: Queryable,
  { purpose, email, isKnown }: Pick<StoredCode, 'purpose' | 'email' | 'isKnown'>,
): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(SELECT_WAIT_OF_ADDRESS, [email, isKnown, purpose]);
  return rows[0]?.seconds ?? 0;
}

type StoredCode = {
  readonly purpose: CodePurpose;
  /** Without an account the code opens nothing. */
  readonly accountId: string | undefined;
  readonly email: string;
  readonly binding: string;
  readonly isKnown: boolean;
  readonly secret: Buffer;
  /** The address that the account gets with the code. */
  readonly newEmail?: string;
  /** Hash of the client that asked, if the code counts against its limit. */
  readonly clientKey?: Buffer;
};

/** Stores a new code, and for a new password the secret of a link as well. */
export async function storeCode(
  client: Queryable,
  { purpose, accountId, email, binding, isKnown, secret, newEmail, clientKey }: StoredCode,
): Promise<{ readonly id: string; readonly code: string; readonly link: string }> {
  const [id, code, link] = [randomUUID(), newCode(), newMailSecret()];
  await client.query(INSERT_CODE, [
    id,
    purpose,
    accountId ?? null,
    email,
    codeHash({ id, code, secret }),
    hashOf(binding),
    purpose === 'reset' ? hashOf(link) : null,
    isKnown,
    newEmail ?? null,
    clientKey ?? null,
  ]);
  return { id, code, link };
}

/**
 * Stores the secret of a link on whose page the owner of an address chooses the password of an account, and returns it. No
 * code belongs to it, so the link does not count in the limit on codes.
 */
export async function createPasswordLink(
  client: Queryable,
  { accountId, email, restoresAddress = false }: PasswordLinkInput,
): Promise<string> {
  const link = newMailSecret();
  await client.query(INSERT_LINK, [randomUUID(), accountId, email, hashOf(link), restoresAddress]);
  return link;
}

type PasswordLinkInput = {
  readonly accountId: string;
  readonly email: string;
  /** Whether the link gives the account this address again, which it had before. */
  readonly restoresAddress?: boolean;
};

export function codeMailKey(id: string): string {
  return `code/${hash('sha256', id, 'base64url').slice(0, 22)}`;
}

/** The code as it is read more easily. */
export function codeInHalves(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

type ResetUrlInput = { readonly publicUrl: string; readonly locale: MessageLocale; readonly link: string };

export function resetUrl({ publicUrl, locale, link }: ResetUrlInput): string {
  return `${publicUrl}/oidc/reset?lang=${locale}&code=${link}`;
}

function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

export function codeHash({ id, code, secret }: { id: string; code: string; secret: Buffer }): Buffer {
  return createHmac('sha256', secret).update(`mail code ${id} ${code}`).digest();
}

// A browser that has been used with the account has an allowance of its own, so that a stranger who asks for codes for
// another person's address cannot use up what its owner needs. Each purpose has one too: a code to log in that did not arrive
// must not keep its owner from choosing a new password.
const SELECT_WAIT_OF_ADDRESS = `
  select coalesce(greatest(0, ceil(extract(epoch from greatest(
    max(sent_at) + interval '1 minute',
    (array_agg(sent_at order by sent_at desc))[5] + interval '1 hour') - now()))), 0)::int as seconds
  from mail_codes
  where address_hash = sha256(convert_to(lower($1), 'UTF8')) and is_known = $2 and purpose = $3
    and code_hash is not null and sent_at > now() - interval '1 hour'`;

// The same for a client: the limit ends when the code that filled it is an hour old.
const SELECT_WAIT_OF_CLIENT = `
  select ceil(extract(epoch from sent_at + interval '1 hour' - now()))::int as seconds from mail_codes
  where client_key = $1 and not is_known and not $2 and sent_at > now() - interval '1 hour'
  order by sent_at desc offset $3::int - 1 limit 1`;

const INSERT_CODE = `
  insert into mail_codes
    (id, purpose, account_id, address_hash, code_hash, binding_hash, link_hash, is_known, code_ends_at, link_ends_at,
     email, client_key)
  values ($1, $2, $3, sha256(convert_to(lower($4), 'UTF8')), $5, $6, $7, $8, now() + interval '15 minutes',
    case when $2 = 'reset' then now() + interval '24 hours' end, $9, $10)`;

// An owner who reads emails once a week can still undo a change of the address.
const INSERT_LINK = `
  insert into mail_codes (id, purpose, account_id, address_hash, link_hash, is_known, link_ends_at, email)
  values ($1, 'reset', $2, sha256(convert_to(lower($3), 'UTF8')), $4, false,
    now() + case when $5::boolean then interval '7 days' else interval '24 hours' end,
    case when $5::boolean then $3 end)`;
