import type { Budget } from './budget.ts';
import { maximumBudget } from './file-lengths.ts';

const maxEntries = 25;
const maxScripts = 12;

/** What a developer sees who opens the project for the first time. */
export function rootEntries(paths: readonly string[], manifest: string): Budget[] {
  const entries = new Set(paths.map((path) => path.split('/')[0]));
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(manifest);
  return [
    maximumBudget('entries of the root folder', entries.size, maxEntries),
    maximumBudget('npm scripts', Object.keys(scripts).length, maxScripts),
  ];
}
