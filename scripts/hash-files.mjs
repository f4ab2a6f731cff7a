import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** A short hash of the names and contents of all files below some paths, without hidden files and modules. */
export function hashFiles(root, paths, isIncluded = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(root, path, isIncluded)) {
      const content = readFileSync(root + file);
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(root, path, isIncluded) {
  if (!existsSync(root + path) || !isIncluded(path)) return [];
  if (statSync(root + path).isFile()) return [path];
  return readdirSync(root + path)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`, isIncluded));
}
