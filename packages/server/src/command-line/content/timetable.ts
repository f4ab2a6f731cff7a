import { resolve } from 'node:path';
import { migrate } from '../../database/migrate.ts';
import { importTimetable, tryTimetable } from '../../features/cruises/import/import-timetable.ts';
import { findFleet } from '../../features/cruises/import/known-fleet.ts';
import { readTimetable } from '../../features/cruises/import/read-timetable.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { problemText, readSources } from './read-sources.ts';

export const importTimetableCommand: Command = {
  summary: 'Imports ports, cruise lines, ships and sailings.',
  usage: [
    '<file or folder> [--check]',
    '<file or folder>  a timetable in JSON, or a folder of such files',
    '--check           lists the errors and imports nothing',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { check: { type: 'boolean' } }, 1);
    const [path] = positionals;
    if (path === undefined) throw new UsageError('Missing <file or folder>.');
    const sources = readSources(resolve(path));
    const isTrial = values.check === true;
    return withDatabase(context, { mayCreate: !isTrial }, async ({ database }) => {
      if (!isTrial) await migrate(database, context.migrationsFolder, context.print);
      // Sailings may name ports and ships that are stored already.
      const { files, sailings, problems } = readTimetable(sources, await findFleet(database.pool));
      for (const problem of problems) context.print(problemText(problem));
      if (problems.length > 0) {
        context.print(`Errors: ${problems.length}. Nothing was changed.`);
        return 1;
      }
      const ships = files.flatMap(({ lines }) => lines.flatMap((line) => line.ships));
      const ports = files.flatMap((file) => file.ports);
      const counts = `sailings: ${sailings.length}, ships: ${ships.length}, ports: ${ports.length}`;
      if (isTrial) {
        await tryTimetable(database, { files, sailings });
        context.print(`No errors (${counts}).`);
        return 0;
      }
      await importTimetable(database, { files, sailings });
      context.print(`Imported (${counts}).`);
      return 0;
    });
  },
};
