import { join, resolve } from 'node:path';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { migrate } from '../database/migrate.ts';
import { countMissingFiles } from '../features/images/count-missing-files.ts';
import { filesOf } from '../features/images/picture-desk.ts';
import { backupsFolder, newBackupPath } from './backup.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const restore: Verb = {
  summary: 'Puts a backup back, whole or not at all.',
  usage: [
    '<file> [--replace]',
    '--replace  also when the database is not empty; what is there is kept in a file first',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { replace: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (!file) throw new WrongUsage('Which file is to be restored?');
    const path = resolve(file);
    const { print, migrationsFolder, readSettings } = context;
    const safetyCopy = values.replace
      ? newBackupPath(backupsFolder(readSettings().dataFolder), 'before-restore')
      : undefined;
    await withDatabase(context, { mayMake: true }, async ({ database }) => {
      const { header, rows } = await restoreBackup({
        database,
        path,
        migrationsFolder,
        safetyCopy,
        log: print,
      });
      const counts = Object.values(rows);
      const total = counts.reduce((sum, count) => sum + count, 0);
      print(`Restored ${total} rows of ${counts.length} tables as they were at ${header.utcTakenAt}.`);
      // The backup may be older than the program.
      await migrate(database, migrationsFolder, print);
      const { dataFolder } = readSettings();
      const missing = await countMissingFiles(database, filesOf(dataFolder));
      if (missing > 0)
        print(
          `Photographs whose files are not here: ${missing}. Copy what was kept of the folder "files" into ${join(dataFolder, 'files')}.`,
        );
      print('A server that is running still shows what it had in memory: restart it.');
    });
    return 0;
  },
};
