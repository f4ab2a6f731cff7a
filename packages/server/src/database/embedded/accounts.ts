import { readFileSync } from 'node:fs';

export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/** The accounts of this machine that have one of these names, in this order. */
export function findAccounts(names: readonly string[]): Account[] {
  const accounts = readAccounts();
  return names.flatMap((name) => accounts.filter((account) => account.name === name));
}

/**
 * The account with this number. A container's user often has a number and no name. Its group then has the
 * same number.
 */
export function accountOf(uid: number): Account {
  return readAccounts().find((account) => account.uid === uid) ?? { name: `number ${uid}`, uid, gid: uid };
}

function readAccounts(): Account[] {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n').flatMap(parseAccount);
  } catch {
    return [];
  }
}

function parseAccount(line: string): Account[] {
  const [name, , uid, gid] = line.split(':');
  return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
}
