import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { migrate } from '../../database/migrate.ts';
import {
  importTimetableIfSafe,
  MAX_LOST_WITHOUT_CONFIRMATION,
  type TimetableImportResult,
} from '../../features/bookings/changed-calls/import-timetable-if-safe.ts';
import type { CatalogueSource } from '../../features/catalogue/import/read-catalogue.ts';
import { exportTimetable } from '../../features/cruises/export/export-timetable.ts';
import { findFleet } from '../../features/cruises/import/known-fleet.ts';
import { readTimetable } from '../../features/cruises/import/read-timetable.ts';
import { httpTimetable } from '../../gateways/timetable/http.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';
import { printProblems, readSources } from './read-sources.ts';
import { writeAtomically } from './write-atomically.ts';

const flag = { type: 'boolean' } as const;

export const importTimetableCommand: Command = {
  summary: 'Imports ports, cruise lines, ships and sailings.',
  usage: [
    '<file or folder> | --from-feed [--check] [--confirm]',
    '<file or folder>  a timetable in JSON or CSV, or a folder of such files',
    '--from-feed       the timetable at TIMETABLE_URL',
    '--check           lists the errors, counts the bookings that would change, and imports nothing',
    `--confirm         imports even if more than ${MAX_LOST_WITHOUT_CONFIRMATION} bookings lose their trip`,
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { 'from-feed': flag, check: flag, confirm: flag }, 1);
    const [path] = positionals;
    const isFromFeed = values['from-feed'] === true;
    if ((path === undefined) !== isFromFeed)
      throw new UsageError('Give either <file or folder> or --from-feed.');
    const sources =
      path === undefined ? await fetchSources(context) : readSources(resolve(path), ['.json', '.csv']);
    const isCheckOnly = values.check === true;
    return withDatabase(context, { mayCreate: !isCheckOnly }, async ({ database }) => {
      if (!isCheckOnly) await migrate(database, context.migrationsFolder, context.print);
      // Sailings may name ports and ships that are stored already.
      const { files, sailings, problems } = readTimetable(sources, await findFleet(database.pool));
      if (printProblems(problems, context)) return 1;
      const ships = files.flatMap(({ lines }) => lines.flatMap((line) => line.ships));
      const ports = files.flatMap((file) => file.ports);
      const isConfirmed = values.confirm === true;
      const imported = await importTimetableIfSafe(
        database,
        { files, sailings },
        { isConfirmed, isCheckOnly },
      );
      printBookings(imported, context);
      const counts = `sailings: ${sailings.length}, ships: ${ships.length}, ports: ${ports.length}`;
      if (imported.outcome === 'imported') context.print(`Imported (${counts}).`);
      else if (imported.outcome === 'checked') context.print(`No errors (${counts}).`);
      else context.print('Nothing was changed. --confirm imports the timetable all the same.');
      return imported.outcome === 'too_many_lost' ? 1 : 0;
    });
  },
};

async function fetchSources({ readSettings }: CommandContext): Promise<CatalogueSource[]> {
  const { timetableUrl } = readSettings();
  if (timetableUrl === undefined) throw new CannotStart('TIMETABLE_URL is not set.');
  const fetched = await httpTimetable(new URL(timetableUrl)).read();
  if ('failed' in fetched) throw new CannotStart(`The timetable could not be fetched: ${fetched.details}.`);
  return [fetched];
}

function printBookings(
  { bookingCounts: { fit, unfit, skipped } }: TimetableImportResult,
  { print }: CommandContext,
): void {
  if (fit + unfit + skipped === 0) return;
  print(
    `Bookings with new times that still fit: ${fit}. That no longer fit: ${unfit}. That lose their port: ${skipped}.`,
  );
}

export const exportTimetableCommand: Command = {
  summary: 'Exports ports, cruise lines, ships and sailings as files that can be imported.',
  usage: [
    '<folder> [--csv] [--from <day>]',
    '<folder>      where the files are written; it must be empty or not exist yet',
    '--csv         writes the sailings as CSV, without scenic cruising',
    '--from <day>  leaves out sailings that end before this day, such as 2027-05-15',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { csv: flag, from: { type: 'string' } }, 1);
    const [path] = positionals;
    if (path === undefined) throw new UsageError('Missing <folder>.');
    const { from, csv } = values;
    if (typeof from === 'string' && parseLocalDate(from) === undefined)
      throw new UsageError(`--from is not a day, such as 2027-05-15: ${from}`);
    const folder = resolve(path);
    // An import reads all files of the folder, so none of an earlier export may remain.
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new CannotStart(`${folder} is not empty.`);
    mkdirSync(folder, { recursive: true });
    const { sailings, ships, ports, passages } = await withDatabase(
      context,
      { mayCreate: false },
      ({ database }) =>
        exportTimetable(database, {
          from: typeof from === 'string' ? from : undefined,
          sailingsAs: csv === true ? 'csv' : 'json',
          onFile: (name, text) => writeAtomically(join(folder, name), text),
        }),
    );
    context.print(`Written to ${folder} (sailings: ${sailings}, ships: ${ships}, ports: ${ports}).`);
    if (passages > 0)
      context.print(
        `Not exported, because CSV has no column for scenic cruising: ${countText(passages, 'passage')}.`,
      );
    return 0;
  },
};
