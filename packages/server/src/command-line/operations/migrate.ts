import { migrate } from '../../database/migrate.ts';
import { type Command, readOptions } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const migrateCommand: Command = {
  summary: 'Migrates the database to this version without starting the server.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const { level, applied } = await withDatabase(context, { mayCreate: true }, ({ database }) =>
      migrate(database, context.migrationsFolder, context.print),
    );
    context.print(
      applied.length > 0
        ? `The database is at level ${level}.`
        : `The database was already at level ${level}.`,
    );
    return 0;
  },
};
