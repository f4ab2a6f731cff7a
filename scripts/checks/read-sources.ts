import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Path below the project, with slashes, to text. */
export type Sources = ReadonlyMap<string, string>;

export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Every text file that belongs to the project: what git tracks, and what it would if it were added now. */
export async function readSources(isWanted = (path: string) => /\.(ts|tsx|mjs)$/.test(path)): Promise<Sources> {
  const paths = await listFiles();
  const wanted = paths.filter(isWanted);
  const entries = await Promise.all(wanted.map(async (path) => [path, await textOf(path)] as const));
  return new Map(entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

export async function listFiles(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: projectFolder, maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(stdout.split('\0').filter(Boolean))].sort();
}

/** Undefined for a file that was deleted but is still in the index. */
function textOf(path: string): Promise<string | undefined> {
  return readFile(projectFolder + path, 'utf8').catch(() => undefined);
}
