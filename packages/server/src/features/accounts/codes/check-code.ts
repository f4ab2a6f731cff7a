import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import { hashOf } from '../../../gateways/mail/mail-token.ts';
import { type CodePurpose, codeHash } from './send-code.ts';

type TypedCode = {
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
 * Takes the code that was sent last to this browser, once. Each attempt is counted before it is compared, so that
 * attempts at the same moment cannot exceed five.
 */
export async function takeCode(
  client: Queryable,
  { purpose, code, binding, secret }: TypedCode,
): Promise<CheckedCode> {
  const { rows } = await client.query<{ id: string; accountId: string | null; hash: Buffer }>(TRY, [
    hashOf(binding),
    purpose,
  ]);
  const [sent] = rows;
  if (!sent) return { result: 'over' };
  // Codes are copied with spaces.
  const digits = code.normalize('NFKC').replace(/\D/g, '');
  const isRight = timingSafeEqual(sent.hash, codeHash({ id: sent.id, code: digits, secret }));
  if (!isRight || !sent.accountId) return { result: 'wrong' };
  return (await use(client, sent.id)) ? { result: 'right', accountId: sent.accountId } : { result: 'over' };
}

const TRY = `
  update mail_codes set tries = tries + 1
  where id = (select id from mail_codes where binding_hash = $1 and purpose = $2 order by sent_at desc limit 1)
    and tries < 5 and used_at is null and code_ends_at > now()
  returning id, account_id as "accountId", code_hash as hash`;

/** Marks a code as used, and confirms the address: a browser that has the code belongs to a reader of its emails. */
async function use(client: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await client.query(USE, [id]);
  return rowCount === 1;
}

const USE = `
  with used as (
    update mail_codes set used_at = now() where id = $1 and used_at is null returning account_id)
  update accounts a set email_verified_at = coalesce(a.email_verified_at, now())
  from used where a.id = used.account_id and a.state = 'active' and (
    a.email_verified_at is not null
    or not exists (select from accounts o where o.email_key = a.email_key and o.email_verified_at is not null))
  returning a.id`;

/** The account whose password the link of an email may change; undefined for a link that is over. */
export async function findReset(client: Queryable, link: string): Promise<{ email: string } | undefined> {
  const { rows } = await client.query<{ email: string }>(FIND_RESET, [hashOf(link)]);
  return rows[0];
}

const FIND_RESET = `
  select a.email from mail_codes c join accounts a on a.id = c.account_id and a.state = 'active'
  where c.link_hash = $1 and c.used_at is null and c.link_ends_at > now()`;

/** Takes the link of an email, once. Returns the account whose password it may change. */
export async function takeReset(client: Queryable, link: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from mail_codes where link_hash = $1 and used_at is null and link_ends_at > now() and account_id is not null`,
    [hashOf(link)],
  );
  const [sent] = rows;
  if (!sent) return undefined;
  const { rows: used } = await client.query<{ id: string }>(USE, [sent.id]);
  return used[0]?.id;
}

/** Deletes codes that are over. Returns how many. */
export async function purgeCodes(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from mail_codes where id in (
       select id from mail_codes where sent_at < now() - interval '25 hours' order by sent_at limit 5000)`,
  );
  return rowCount ?? 0;
}
