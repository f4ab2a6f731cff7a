import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import { hashOf } from '../../../gateways/mail/mail-token.ts';
import { unlessAddressInUse } from '../verification/verify-email.ts';
import { type CodePurpose, codeHash } from './send-code.ts';

export type TypedCode = {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly binding: string;
  readonly secret: Buffer;
};

export type CheckedCode =
  | { readonly result: 'right'; readonly accountId: string }
  | { readonly result: 'wrong' }
  /** Expired, used, tried too often, or never sent to this browser. */
  | { readonly result: 'over' };

/**
 * Redeems the code that was sent last to this browser, once. It must not run in a transaction: if another account confirms the
 * same address at that moment, the statement fails and would end the transaction.
 */
export async function redeemCode(client: Queryable, typedCode: TypedCode): Promise<CheckedCode> {
  const comparison = await compareCode(client, typedCode);
  if (comparison.result !== 'right') return comparison;
  const { id, accountId } = comparison;
  const isUsed = await unlessAddressInUse(() => useCode(client, id));
  return isUsed ? { result: 'right', accountId } : { result: 'over' };
}

export type ComparedCode =
  | { readonly result: 'right'; readonly id: string; readonly accountId: string }
  | { readonly result: 'wrong' | 'over' };

/**
 * Compares what was typed with the code that was sent last to this browser. Each attempt is counted before, so that
 * attempts at the same moment cannot exceed five. The code is not used up by it.
 */
export async function compareCode(
  client: Queryable,
  { purpose, code, binding, secret }: TypedCode,
): Promise<ComparedCode> {
  const { rows } = await client.query<{ id: string; accountId: string | null; hash: Buffer }>(COUNT_TRY, [
    hashOf(binding),
    purpose,
  ]);
  const [sentCode] = rows;
  if (!sentCode) return { result: 'over' };
  // Codes are copied with spaces.
  const digits = code.normalize('NFKC').replace(/\D/g, '');
  const isRight = timingSafeEqual(sentCode.hash, codeHash({ id: sentCode.id, code: digits, secret }));
  const { id, accountId } = sentCode;
  return isRight && accountId ? { result: 'right', id, accountId } : { result: 'wrong' };
}

const COUNT_TRY = `
  update mail_codes set tries = tries + 1
  where id = (select id from mail_codes where binding_hash = $1 and purpose = $2 order by sent_at desc limit 1)
    and tries < 5 and used_at is null and code_ends_at > now()
  returning id, account_id as "accountId", code_hash as hash`;

/**
 * Marks a code as used, and confirms the address: a browser that has the code belongs to a reader of its emails. Returns
 * false, and changes nothing, if the code is over or another account has confirmed the address. Fails (`unlessAddressInUse`) if
 * another account confirms it at this moment.
 */
export async function useCode(client: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await client.query(USE_CODE, [id]);
  return rowCount === 1;
}

/** SQL condition for an account that has confirmed its address, or still can. */
const mayConfirm = `account.state = 'active' and (
  account.email_verified_at is not null
  or not exists (select from accounts other_account where other_account.email_key = account.email_key
    and other_account.email_verified_at is not null))`;

const USE_CODE = `
  with used as (
    update mail_codes mail_code set used_at = now() from accounts account
    where mail_code.id = $1 and mail_code.used_at is null and account.id = mail_code.account_id
      and ${mayConfirm} returning account.id)
  update accounts account set email_verified_at = coalesce(account.email_verified_at, now()) from used
    where account.id = used.id
  returning account.id`;

/** SQL condition for codes and links that end with a new password or address. A stranger must not end the way back. */
export const endsWithChange =
  'mail_code.used_at is null and (mail_code.email is null or mail_code.link_hash is null)';

export type ResetLink = {
  readonly email: string;
  /** Whether the link also gives the account the address that it had before. */
  readonly restoresAddress: boolean;
  /** Whether it confirms the address of an account that a stranger may have created. */
  readonly confirmsAddress: boolean;
};

/** What the link of an email would do; undefined for a link that is over. */
export async function findReset(client: Queryable, linkSecret: string): Promise<ResetLink | undefined> {
  const { rows } = await client.query<ResetLink>(SELECT_RESET_LINK, [hashOf(linkSecret)]);
  return rows[0];
}

const SELECT_RESET_LINK = `
  select coalesce(mail_code.email, account.email) as email, mail_code.email is not null as "restoresAddress",
    account.email_verified_at is null as "confirmsAddress"
  from mail_codes mail_code join accounts account on account.id = mail_code.account_id
  where mail_code.link_hash = $1 and mail_code.used_at is null and mail_code.link_ends_at > now() and ${mayConfirm}`;

/**
 * Redeems the link of an email, once. Returns the account whose password it may change. Fails (`unlessAddressInUse`) if another account
 * has confirmed the address in the meantime.
 */
export async function redeemResetLink(client: Queryable, linkSecret: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(USE_RESET_LINK, [hashOf(linkSecret)]);
  return rows[0]?.id;
}

// Passkeys that were added since the address was changed may be those of a stranger, and so may all those of an account whose
// address is confirmed only now. Changes of the address since then may be theirs, too: their links end.
const USE_RESET_LINK = `
  with used as (
    update mail_codes mail_code set used_at = now() from accounts account
    where mail_code.link_hash = $1 and mail_code.used_at is null and mail_code.link_ends_at > now()
      and account.id = mail_code.account_id and ${mayConfirm}
    returning mail_code.account_id, mail_code.email, mail_code.sent_at),
  later_undone as (
    update mail_codes mail_code set used_at = now() from used
    where used.email is not null and mail_code.account_id = used.account_id and mail_code.sent_at > used.sent_at
      and mail_code.used_at is null and mail_code.email is not null and mail_code.link_hash is not null),
  passkeys_removed as (
    delete from passkeys passkey using used, accounts account
    where account.id = used.account_id and passkey.account_id = account.id
      and (account.email_verified_at is null or used.email is not null and passkey.created_at >= used.sent_at))
  update accounts account set email_verified_at = coalesce(account.email_verified_at, now()),
    email = coalesce(used.email, account.email), email_key = coalesce(lower(used.email), account.email_key)
  from used where account.id = used.account_id
  returning account.id`;

/** Deletes codes that are over. Returns how many. */
export async function purgeCodes(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from mail_codes where id in (
       select id from mail_codes
       where sent_at < now() - interval '25 hours' and (link_ends_at is null or link_ends_at < now())
       order by sent_at limit 5000)`,
  );
  return rowCount ?? 0;
}
