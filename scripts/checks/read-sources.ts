import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Texts of files by their paths below the project, written with slashes. */
export type Sources = ReadonlyMap<string, string>;

export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Generated folders, as named in .gitignore. Git itself may be missing. */
const generatedFolders = new Set([
  'node_modules',
  'build',
  '.git',
  '.data',
  '.cache',
  'test-results',
  '.react-router',
]);

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path);
}

export function isTest(path: string): boolean {
  return (
    path.startsWith('tests/') ||
    path.includes('/test-support/') ||
    /(^|[-./])(tests?|spec)[-.][^/]*$/.test(path)
  );
}

export async function readSources(isWanted: (path: string) => boolean = isCode): Promise<Sources> {
  const paths = (await listFiles()).filter(isWanted);
  const texts = await Promise.all(paths.map((path) => readFile(projectFolder + path, 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

/** Every file of the project, sorted by path. */
export async function listFiles(folder = ''): Promise<string[]> {
  const entries = await readdir(projectFolder + folder, { withFileTypes: true });
  const sourceEntries = entries.filter(({ name }) => !generatedFolders.has(name) && !name.endsWith('.log'));
  const nested = sourceEntries.map((entry) =>
    entry.isDirectory() ? listFiles(`${folder}${entry.name}/`) : [folder + entry.name],
  );
  return (await Promise.all(nested)).flat().sort();
}
