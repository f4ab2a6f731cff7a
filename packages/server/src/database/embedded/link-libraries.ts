import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

type Link = { readonly source: string; readonly target: string };

/**
 * Makes the links from a library's short name to its file. npm packages cannot contain links, and the install
 * script that would make them does not run here. Without the links, PostgreSQL finds none of its libraries.
 */
export function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    // Paths in the list start at the parent folder.
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
    // Two servers may start at once. If we may not write, running PostgreSQL shows whether the links exist.
    if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
  }
}
