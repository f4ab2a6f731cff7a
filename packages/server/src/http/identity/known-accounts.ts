import { createHmac } from 'node:crypto';
import { isSameSecret } from '../server/same-secret.ts';

/** Accounts that a browser remembers at most. */
const mostAccounts = 5;
const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the accounts that were used in a browser from its cookie. A cookie that we have not written has none. */
export function readKnownAccounts(cookie: string | undefined, secret: Buffer): string[] {
  const [list = '', signature = ''] = (cookie ?? '').split('.', 2);
  if (!isSameSecret(signature, signed(list, secret))) return [];
  return list.split('_').filter((id) => accountId.test(id));
}

/** The cookie's value after an account was used. */
export function addKnownAccount(known: readonly string[], id: string, secret: Buffer): string {
  const list = [id, ...known.filter((other) => other !== id)].slice(0, mostAccounts).join('_');
  return `${list}.${signed(list, secret)}`;
}

function signed(list: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`known accounts ${list}`).digest('base64url');
}
