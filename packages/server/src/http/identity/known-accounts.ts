import { createHmac } from 'node:crypto';
import type { Queryable } from '../../database/queryable.ts';
import { knownAccounts } from '../../features/accounts/sessions/proofs.ts';
import type { Proof } from '../../gateways/identity/embedded/embedded-provider.ts';
import { isSameSecret } from '../server/same-secret.ts';

/** Accounts that a browser remembers at most. */
const MOST_ACCOUNTS = 5;
/** The id of an account, and when it was used last in this browser, in milliseconds. Older cookies have no time. */
const ENTRY_PATTERN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:~([0-9a-z]{1,9}))?$/;

/** Reads the accounts that were used in a browser from its cookie. A cookie that we have not written has none. */
export function readKnownAccounts(cookie: string | undefined, secret: Uint8Array): Proof[] {
  const [list = '', signature = ''] = (cookie ?? '').split('.', 2);
  if (!isSameSecret(signature, signatureOf(list, secret))) return [];
  return list.split('_').flatMap((text) => {
    const [, accountId, time = '0'] = ENTRY_PATTERN.exec(text) ?? [];
    return accountId === undefined ? [] : [{ accountId, at: new Date(Number.parseInt(time, 36)) }];
  });
}

/** The accounts that a browser knows, by its cookie. */
export async function accountsKnownBy(
  client: Queryable,
  cookie: string | undefined,
  secret: Uint8Array,
): Promise<readonly string[]> {
  return knownAccounts(client, readKnownAccounts(cookie, secret));
}

/** The cookie's value after an account was used. */
export function addKnownAccount(known: readonly Proof[], used: Proof, secret: Uint8Array): string {
  const others = known.filter(({ accountId }) => accountId !== used.accountId);
  const list = [used, ...others]
    .slice(0, MOST_ACCOUNTS)
    .map(({ accountId, at }) => `${accountId}~${at.getTime().toString(36)}`)
    .join('_');
  return `${list}.${signatureOf(list, secret)}`;
}

function signatureOf(list: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`known accounts ${list}`).digest('base64url');
}
