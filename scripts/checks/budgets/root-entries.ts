import type { Budget } from './budget.ts';
import { atMost } from './file-lengths.ts';

const entriesAllowed = 25;
const scriptsAllowed = 12;

/** What a developer sees who opens the project for the first time. */
export function rootEntries(paths: readonly string[], manifest: string): Budget[] {
  const entries = new Set(paths.map((path) => path.split('/')[0]));
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(manifest);
  return [
    atMost('entries of the root folder', entries.size, entriesAllowed),
    atMost('npm scripts', Object.keys(scripts).length, scriptsAllowed),
  ];
}
