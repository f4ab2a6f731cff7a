import type { Database } from '../../database/connect.ts';
import { type ListedAccount, listAccounts, lockAccount } from '../../features/accounts/lock-account.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const accountsCommand: Command = {
  summary: 'Lists the newest accounts, 100 at most.',
  usage: [
    '[<account>] [--locked]',
    'account   email address or id of the accounts to list',
    '--locked  only locked accounts',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { locked: { type: 'boolean' } }, 1);
    const accounts = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listAccounts(database.pool, { idOrAddress: positionals[0], isLocked: values.locked === true }),
    );
    if (accounts.length === 0) context.print('No accounts.');
    for (const account of accounts) context.print(accountLine(account));
    return 0;
  },
};

export const lockAccountCommand: Command = {
  summary: 'Locks an account: it is logged out everywhere and cannot log in.',
  usage: ['<account>', 'account  its email address, or its id if several accounts have the address'],
  run: (args, context) => setLock(args, context, true),
};

export const unlockAccountCommand: Command = {
  summary: 'Unlocks an account, which can log in again.',
  usage: ['<account>', 'account  its email address, or its id if several accounts have the address'],
  run: (args, context) => setLock(args, context, false),
};

function setLock(args: readonly string[], context: CommandContext, isLocked: boolean): Promise<number> {
  return withAccount(args, context, async (account, database) => {
    const isChanged = await lockAccount(database, { id: account.id, isLocked });
    const state = isLocked ? 'locked' : 'active';
    context.print(`${account.email} is ${isChanged ? 'now' : 'already'} ${state}.`);
    return 0;
  });
}

/** Works on the one account that the first argument names. */
export async function withAccount(
  args: readonly string[],
  context: CommandContext,
  work: (account: ListedAccount, database: Database) => Promise<number>,
): Promise<number> {
  const [idOrAddress] = readOptions(args, {}, 1).positionals;
  if (!idOrAddress) throw new UsageError('Missing <account>, such as ada@example.org.');
  return withDatabase(context, { mayCreate: false }, async ({ database }) => {
    const accounts = await listAccounts(database.pool, { idOrAddress });
    const [account] = accounts;
    if (account && accounts.length === 1) return work(account, database);
    context.print(account ? 'Several accounts have this address; give the id of one:' : 'No such account.');
    for (const each of accounts) context.print(accountLine(each));
    return 1;
  });
}

function accountLine({ id, email, name, state, isVerified, createdAt }: ListedAccount): string {
  const address = isVerified ? email : `${email} (not confirmed)`;
  return `${id}  ${createdAt.toISOString().slice(0, 10)}  ${state}  ${address}  ${name}`;
}
