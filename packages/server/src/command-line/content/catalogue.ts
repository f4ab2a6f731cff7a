import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { migrate } from '../../database/migrate.ts';
import { exportPlaces } from '../../features/catalogue/export/export-catalogue.ts';
import { type PlaceFile, placeFileSchema } from '../../features/catalogue/file/place-file.ts';
import { importPlaces } from '../../features/catalogue/import/import-catalogue.ts';
import { findMissingLanguages } from '../../features/catalogue/import/missing-languages.ts';
import { type CatalogueSource, readPlaces } from '../../features/catalogue/import/read-catalogue.ts';
import { USUAL_POPULARITY } from '../../features/catalogue/import/tables.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';
import { printProblems, readSources } from './read-sources.ts';
import { writeAtomically } from './write-atomically.ts';

export const importCommand: Command = {
  summary: 'Imports a catalogue: places, suppliers and products.',
  usage: [
    '<file or folder> [--check] | --schema',
    '<file or folder>  a place in JSON, or a folder of such files',
    '--check           lists the errors and imports nothing',
    '--schema          prints the JSON Schema of such a file, for editors that complete and validate',
  ],
  async run(args, context) {
    const flag = { type: 'boolean' } as const;
    const { values, positionals } = readOptions(args, { check: flag, schema: flag }, 1);
    if (values.schema === true) {
      context.print(JSON.stringify(placeFileSchema(), null, 2));
      return 0;
    }
    const [path] = positionals;
    if (path === undefined) throw new UsageError('Missing <file or folder>.');
    const sources = readSources(resolve(path));
    const { places, problems } = readPlaces(sources);
    if (printProblems(problems, context)) return 1;
    for (const warning of sources.flatMap(languageWarnings)) context.print(warning);
    for (const note of popularityNotes(places)) context.print(note);
    const products = places.reduce((count, place) => count + place.products.length, 0);
    const counts = `products: ${products}, places: ${places.length}`;
    if (values.check === true) {
      context.print(`No errors (${counts}).`);
      return 0;
    }
    await withDatabase(context, { mayCreate: true }, async ({ database }) => {
      await migrate(database, context.migrationsFolder, context.print);
      await importPlaces(database, { places, today: localDateAt(new Date(), 'UTC') });
    });
    context.print(`Imported (${counts}).`);
    return 0;
  },
};

/** One line for the whole import. */
function popularityNotes(places: readonly PlaceFile[]): string[] {
  const silent = places.flatMap(({ products }) =>
    products.filter(({ popularity }) => popularity === undefined),
  );
  const [first] = silent;
  return first === undefined
    ? []
    : [
        `${countText(silent.length, 'product')} without popularity, the first is ${first.slug}. A known product keeps its value; a new one gets ${USUAL_POPULARITY} of 100.`,
      ];
}

function languageWarnings({ name, text }: CatalogueSource): string[] {
  const { titles, texts, reviews } = findMissingLanguages(text);
  return [
    ...titles.map(({ at, locale }) => `${name}: ${at} has no ${locale}. English is shown.`),
    ...texts.map(
      ({ locale, count, first }) =>
        `${name}: ${countText(count, 'text')} without ${locale}, the first is ${first}. English is shown.`,
    ),
    ...(reviews === 0
      ? []
      : [
          `${name}: ${countText(reviews, 'translation')} of reviews missing. A review is shown in its own language.`,
        ]),
  ];
}

export const exportCommand: Command = {
  summary: 'Exports the catalogue as files that can be imported, one for each place.',
  usage: [
    '<folder> [--replace]',
    '<folder>   where the files are written; created if it does not exist',
    '--replace  replaces the catalogue that the folder contains',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { replace: { type: 'boolean' } }, 1);
    const [path] = positionals;
    if (path === undefined) throw new UsageError('Missing <folder>.');
    const folder = resolve(path);
    const existingFiles = existingJsonFiles(folder);
    if (existingFiles.length > 0 && values.replace !== true)
      throw new CannotStart(`There are .json files in ${folder}: --replace overwrites them.`);
    mkdirSync(folder, { recursive: true });
    const writtenFiles = new Set<string>();
    const { places, products, leftOut } = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      exportPlaces(database, {
        onFile: async (name, text) => {
          await writeAtomically(join(folder, name), text);
          writtenFiles.add(name);
        },
      }),
    );
    // Old files are removed only after the export has succeeded. Without this, a place that is no longer sold
    // would return with the next import.
    for (const name of existingFiles) if (!writtenFiles.has(name)) rmSync(join(folder, name));
    context.print(`Written to ${folder} (products: ${products}, places: ${places}).`);
    for (const [kind, count] of Object.entries(leftOut))
      if (count > 0) context.print(`Not exported, because they have no slug: ${count} ${kind}.`);
    return 0;
  },
};

function existingJsonFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}
