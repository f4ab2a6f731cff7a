import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { migrate } from '../../database/migrate.ts';
import { exportPlaces } from '../../features/catalogue/export/export-catalogue.ts';
import { placeFileSchema } from '../../features/catalogue/file/place-file.ts';
import { importPlaces } from '../../features/catalogue/import/import-catalogue.ts';
import {
  type CatalogueSource,
  type Problem,
  readPlaces,
} from '../../features/catalogue/import/read-catalogue.ts';
import { readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const importVerb: Verb = {
  summary: 'Imports a catalogue: places, suppliers and products.',
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

export const exportVerb: Verb = {
  summary: 'Exports the catalogue as files that can be imported, one for each place.',
  usage: [
    '<folder> [--replace]',
    '<folder>   where to write them; it is made when there is none',
    '--replace  the folder has a catalogue in it, which is replaced',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { replace: { type: 'boolean' } }, 1);
    const [path] = positionals;
    if (path === undefined) throw new WrongUsage('A folder must be named.');
    const folder = resolve(path);
    const before = catalogueIn(folder);
    if (before.length > 0 && values.replace !== true)
      throw new CannotStart(`There are .json files in ${folder}: give --replace to write over them.`);
    mkdirSync(folder, { recursive: true });
    const written = new Set<string>();
    const { places, products, leftOut } = await withDatabase(context, { mayMake: false }, ({ database }) =>
      exportPlaces(database, {
        onFile: async (name, text) => {
          await writeWhole(join(folder, name), text);
          written.add(name);
        },
      }),
    );
    // Old files are removed only after the export has succeeded. Without this, a place that is not sold any
    // more would return with the next import.
    for (const name of before) if (!written.has(name)) rmSync(join(folder, name));
    context.print(`Written to ${folder} (products: ${products}, places: ${places}).`);
    for (const [what, count] of Object.entries(leftOut))
      if (count > 0) context.print(`Left out for want of a name in a file: ${count} ${what}.`);
    return 0;
  },
};

function catalogueIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

/** Under its own name a file is never partial: it is written under another name and then renamed. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}
