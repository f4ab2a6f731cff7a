import { migrate } from '../../database/migrate.ts';
import { readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const migrateVerb: Verb = {
  summary: 'Migrates the database to this version, as every start does.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const { level, applied } = await withDatabase(context, { mayMake: true }, ({ database }) =>
      migrate(database, context.migrationsFolder, context.print),
    );
    context.print(
      applied.length > 0 ? `The database is at level ${level}.` : `It was at level ${level} already.`,
    );
    return 0;
  },
};
