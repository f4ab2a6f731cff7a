import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CannotStart } from '../database/cannot-start.ts';
import { exportPlaces } from '../features/catalogue/export-places.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const exportVerb: Verb = {
  summary: 'Writes the catalogue as the files it can be brought in from, one a place.',
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
    // Only now: a place that is no longer sold would come back with the next import.
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

/** Under its name there is a whole file or none. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}
