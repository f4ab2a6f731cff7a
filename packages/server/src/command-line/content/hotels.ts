import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { migrate } from '../../database/migrate.ts';
import { exportHotels } from '../../features/hotels/export/export-hotels.ts';
import { hotelFileSchema } from '../../features/hotels/file/hotel-file.ts';
import { importHotels } from '../../features/hotels/import/import-hotels.ts';
import { readHotels } from '../../features/hotels/import/read-hotels.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { printProblems, readSources } from './read-sources.ts';
import { writeAtomically } from './write-atomically.ts';

export const importHotelsCommand: Command = {
  summary: 'Imports hotels with their rooms, rates and prices.',
  usage: [
    '<file or folder> [--check] | --schema',
    '<file or folder>  the hotels of a place in JSON, or a folder of such files',
    '--check           lists the errors and imports nothing',
    '--schema          prints the JSON Schema of such a file, for editors that complete and validate',
  ],
  async run(args, context) {
    const flag = { type: 'boolean' } as const;
    const { values, positionals } = readOptions(args, { check: flag, schema: flag }, 1);
    if (values.schema === true) {
      context.print(JSON.stringify(hotelFileSchema(), null, 2));
      return 0;
    }
    const [path] = positionals;
    if (path === undefined) throw new UsageError('Missing <file or folder>.');
    const { files, problems } = readHotels(readSources(resolve(path)));
    if (printProblems(problems, context)) return 1;
    const hotels = files.flatMap((file) => file.hotels);
    const rooms = hotels.reduce((count, hotel) => count + hotel.rooms.length, 0);
    const counts = `hotels: ${hotels.length}, room types: ${rooms}, places: ${files.length}`;
    if (values.check === true) {
      context.print(`No errors (${counts}).`);
      return 0;
    }
    await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      await migrate(database, context.migrationsFolder, context.print);
      await importHotels(database, { files, today: localDateAt(new Date(), 'UTC') });
    });
    context.print(`Imported (${counts}).`);
    return 0;
  },
};

export const exportHotelsCommand: Command = {
  summary: 'Exports hotels as files that can be imported, one for each place.',
  usage: ['<folder>', '<folder>  where the files are written; it must be empty or not exist yet'],
  async run(args, context) {
    const { positionals } = readOptions(args, {}, 1);
    const [path] = positionals;
    if (path === undefined) throw new UsageError('Missing <folder>.');
    const folder = resolve(path);
    // An import reads all files of the folder, so none of an earlier export may remain.
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new CannotStart(`${folder} is not empty.`);
    mkdirSync(folder, { recursive: true });
    const { hotels, places } = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      exportHotels(database, { onFile: (name, text) => writeAtomically(join(folder, name), text) }),
    );
    context.print(`Written to ${folder} (hotels: ${hotels}, places: ${places}).`);
    return 0;
  },
};
