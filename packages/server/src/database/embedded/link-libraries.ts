import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

type Link = { readonly source: string; readonly target: string };

/**
 * Makes the links from a library's short name to its file. npm packages cannot hold links, and the install script
 * that would make them does not run here; without them PostgreSQL finds none of its libraries.
 */
export function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    // Paths in the list start at the folder above.
    const path = join(dirname(packageFolder), target);
    if (existsSync(path)) continue;
    link(basename(source), path);
  }
}

function link(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Two servers may start at once. Where we may not write, running it will show whether the links are there.
    if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
  }
}
