import { existsSync, readFileSync } from 'node:fs';

/**
 * The packages that the lockfile requires and that are not installed in that version. npm keeps a record of
 * what it has installed. Reading it respects packages that a developer has installed by hand. A package whose
 * folder was deleted since is missing too.
 */
export function missingPackages(root, { everything }) {
  const required = readPackages(`${root}package-lock.json`);
  const installed = readPackages(`${root}node_modules/.package-lock.json`);
  return Object.keys(required).filter((path) => {
    const { dev, optional, devOptional, link, integrity } = required[path];
    if (path === '' || !path.includes('node_modules/')) return false;
    if (dev && !everything) return false;
    if (!installed[path]) return !optional && (!devOptional || everything);
    return !link && (installed[path].integrity !== integrity || !existsSync(root + path));
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
