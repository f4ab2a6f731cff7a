import { posix } from 'node:path';
import type { Sources } from '../read-sources.ts';
import type { Budget } from './budget.ts';
import { lineCount, maximumBudget } from './file-lengths.ts';

const maxFiles = 24;
const shortFileLines = 30;
const maxShortPercent = 25;

/** One drawing or one list of questions a file: as many as there are things to draw or to ask. */
const registryPath = /^packages\/artwork\/|^packages\/search\/src\/golden\//;

/** A folder that one can read at a glance, and files that have something in them. */
export function folderBudgets(product: Sources): Budget[] {
  const files = [...product].filter(([path]) => path.startsWith('packages/') && !registryPath.test(path));
  const fileCounts = new Map<string, number>();
  for (const [path] of files)
    fileCounts.set(posix.dirname(path), (fileCounts.get(posix.dirname(path)) ?? 0) + 1);
  const crowdedFolders = [...fileCounts].filter(([, count]) => count > maxFiles);
  const shortFileCount = files.filter(([, text]) => lineCount(text) <= shortFileLines).length;
  const shortPercent = files.length === 0 ? 0 : (shortFileCount / files.length) * 100;
  return [
    {
      ...maximumBudget('largest folder, files', Math.max(0, ...fileCounts.values()), maxFiles),
      places: crowdedFolders.map(
        ([path, count]) => `${path}/  ${count} files: put those of one purpose into a folder`,
      ),
    },
    {
      name: `files of ${shortFileLines} lines or fewer`,
      value: `${shortPercent.toFixed(0)} %`,
      allowed: `≤ ${maxShortPercent} %`,
      isKept: shortPercent <= maxShortPercent,
      places: [],
    },
  ];
}
