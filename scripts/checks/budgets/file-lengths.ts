import type { Sources } from '../read-sources.ts';
import type { Budget } from './budget.ts';

const maxLinesOfMostFiles = 250;
const maxLines = 400;

/** Lists of facts may be as long as necessary. */
const exemptPath = /(^|\/)tables\.ts$|\/i18n\/messages\/|\/migrations\//;

export function fileLengths(sources: Sources): Budget[] {
  const files = [...sources].map(([path, text]) => ({ path, lines: lineCount(text) }));
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const tooLongFiles = files
    .filter(({ path, lines }) => lines > maxLines && !exemptPath.test(path))
    .map(
      ({ path, lines }) =>
        `${path}:${maxLines + 1}  ${lines} lines: find the second idea and give it its own file`,
    );
  const longest = Math.max(
    0,
    ...files.filter(({ path }) => !exemptPath.test(path)).map(({ lines }) => lines),
  );
  return [
    maximumBudget('90 % of files, lines', quantile(sorted, 0.9), maxLinesOfMostFiles),
    { ...maximumBudget('longest file, lines', longest, maxLines), places: tooLongFiles },
  ];
}

export function maximumBudget(name: string, value: number, allowed: number): Budget {
  return { name, value: String(value), allowed: `≤ ${allowed}`, isKept: value <= allowed, places: [] };
}

export function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** The smallest length that at least this share of the files does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
