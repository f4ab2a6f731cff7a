import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../database/cannot-start.ts';
import type { CatalogueSource, Problem } from '../../features/catalogue/import/read-catalogue.ts';
import type { CommandContext } from '../command.ts';

/** The file of a path, or all files of a folder with these endings. */
export function readSources(path: string, endings: readonly string[] = ['.json']): CatalogueSource[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CannotStart(`There is no file or folder ${path}.`);
  const names = stats.isDirectory() ? filesIn(path, endings) : [''];
  if (names.length === 0) throw new CannotStart(`There are no ${endings.join(' or ')} files in ${path}.`);
  return names.sort().map((name) => ({ name: name || path, text: readFileSync(join(path, name), 'utf8') }));
}

function filesIn(folder: string, endings: readonly string[]): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map(({ name }) => name);
}

/** Prints what is wrong with files that are therefore not imported. Returns whether there is anything. */
export function printProblems(
  problems: readonly Problem[],
  { print }: Pick<CommandContext, 'print'>,
): boolean {
  for (const problem of problems) print(problemText(problem));
  if (problems.length > 0) print(`Errors: ${problems.length}. Nothing was changed.`);
  return problems.length > 0;
}

function problemText({ file, at, what }: Problem): string {
  return at === '' ? `${file}: ${what}` : `${file}: ${at} ${what}`;
}
