import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { migrate } from '../database/migrate.ts';
import { importPlaces } from '../features/catalogue/import-places.ts';
import { placeFileSchema } from '../features/catalogue/place-file-schema.ts';
import { type CatalogueSource, type Problem, readPlaces } from '../features/catalogue/read-places.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const importVerb: Verb = {
  summary: 'Brings a catalogue into the database: places, suppliers and what they sell.',
  usage: [
    '<file or folder> [--check] | --schema',
    '<file or folder>  a place in JSON, or a folder of such files',
    '--check           only says what is wrong with them',
    '--schema          prints the form of such a file as JSON Schema, for editors that complete and check',
  ],
  async run(args, context) {
    const flag = { type: 'boolean' } as const;
    const { values, positionals } = readOptions(args, { check: flag, schema: flag }, 1);
    if (values.schema === true) {
      context.print(JSON.stringify(placeFileSchema(), null, 2));
      return 0;
    }
    const [path] = positionals;
    if (path === undefined) throw new WrongUsage('A file or a folder must be named.');
    const { places, problems } = readPlaces(readSources(resolve(path)));
    for (const problem of problems) context.print(sentenceOf(problem));
    if (problems.length > 0) {
      context.print(`Mistakes: ${problems.length}. Nothing was changed.`);
      return 1;
    }
    const products = places.reduce((count, place) => count + place.products.length, 0);
    const what = `products: ${products}, places: ${places.length}`;
    if (values.check === true) {
      context.print(`Nothing is wrong with it (${what}).`);
      return 0;
    }
    await withDatabase(context, { mayMake: true }, async ({ database }) => {
      await migrate(database, context.migrationsFolder, context.print);
      await importPlaces(database, {
        places,
        today: localDateAt(new Date(), 'UTC'),
        onTable: (name, rows) => context.print(`Writing ${rows} rows of ${name}`),
      });
    });
    context.print(`Brought in (${what}).`);
    return 0;
  },
};

function readSources(path: string): CatalogueSource[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new CannotStart(`There is no file or folder ${path}.`);
  const names = found.isDirectory() ? jsonFilesIn(path) : [''];
  if (names.length === 0) throw new CannotStart(`There are no .json files in ${path}.`);
  return names.sort().map((name) => ({ name: name || path, text: readFileSync(join(path, name), 'utf8') }));
}

function jsonFilesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json')).map(({ name }) => name);
}

function sentenceOf({ file, at, what }: Problem): string {
  return at === '' ? `${file}: ${what}` : `${file}: ${at} ${what}`;
}
