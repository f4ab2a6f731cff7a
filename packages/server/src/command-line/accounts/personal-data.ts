import { Failure } from '@ashore/core/errors/failure.ts';
import { exportAccount } from '../../features/personal-data/export-account.ts';
import { previewErasure, requestErasure } from '../../features/personal-data/request-erasure.ts';
import type { Command } from '../command.ts';
import { readSiteOfMails } from '../site-of-mails.ts';
import { withAccount } from './accounts.ts';

const usage = [
  '<account>',
  'account  its email address, or its id if several accounts have the address',
] as const;

export const exportAccountCommand: Command = {
  summary: 'Prints all data of an account as JSON, for an owner who asks by email.',
  usage,
  run: (args, context) =>
    withAccount(args, context, async ({ id }, database) => {
      context.print(JSON.stringify(await exportAccount(database, id, new Date()), null, 2));
      return 0;
    }),
};

export const eraseAccountCommand: Command = {
  summary: 'Erases an account for an owner who asks by email. Verify first who asks.',
  usage,
  run: (args, context) =>
    withAccount(args, context, async ({ id: accountId, email }, database) => {
      const site = await readSiteOfMails(context, database);
      const { ahead, onlyAdminOf } = await previewErasure(database.pool, accountId);
      try {
        await requestErasure(database, { accountId, requestedBy: 'operations', site });
      } catch (error) {
        if (!(error instanceof Failure && error.code === 'conflict')) throw error;
        context.print(`${email} is the only admin of ${onlyAdminOf.join(', ')}. Invite another admin first.`);
        return 1;
      }
      context.print(`${email} is logged out everywhere and will be erased by a worker.`);
      if (ahead.length > 0) context.print(`Bookings that go on, and are erased later: ${ahead.join(', ')}`);
      return 0;
    }),
};
