import { posix } from 'node:path';
import type { Sources } from '../read-sources.ts';
import type { Budget } from './budget.ts';
import { atMost, lineCount } from './file-lengths.ts';

const filesAllowed = 24;
const shortFile = 30;
const shortAllowed = 25;

/** One drawing or one list of questions a file: as many as there are things to draw or to ask. */
const registries = /^packages\/artwork\/|^packages\/search\/src\/golden\//;

/** A folder that one can read at a glance, and files that have something in them. */
export function folderBudgets(product: Sources): Budget[] {
  const files = [...product].filter(([path]) => path.startsWith('packages/') && !registries.test(path));
  const counts = new Map<string, number>();
  for (const [path] of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  const crowded = [...counts].filter(([, count]) => count > filesAllowed);
  const short = files.filter(([, text]) => lineCount(text) <= shortFile).length;
  const share = files.length === 0 ? 0 : (short / files.length) * 100;
  return [
    {
      ...atMost('largest folder, files', Math.max(0, ...counts.values()), filesAllowed),
      places: crowded.map(
        ([path, count]) => `${path}/  ${count} files: put those of one purpose into a folder`,
      ),
    },
    {
      name: `files of ${shortFile} lines or fewer`,
      value: `${share.toFixed(0)} %`,
      allowed: `≤ ${shortAllowed} %`,
      holds: share <= shortAllowed,
      places: [],
    },
  ];
}
