import type { Sources } from '../read-sources.ts';
import type { Budget } from './budget.ts';

const ninetiethAllowed = 250;
const longestAllowed = 400;

/** Lists of facts may be as long as necessary. */
const longByNature = /(^|\/)tables\.ts$|\/i18n\/messages\/|\/migrations\//;

export function fileLengths(sources: Sources): Budget[] {
  const files = [...sources].map(([path, text]) => ({ path, lines: lineCount(text) }));
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const long = files
    .filter(({ path, lines }) => lines > longestAllowed && !longByNature.test(path))
    .map(
      ({ path, lines }) =>
        `${path}:${longestAllowed + 1}  ${lines} lines: find the second idea and give it its own file`,
    );
  const longest = Math.max(
    0,
    ...files.filter(({ path }) => !longByNature.test(path)).map(({ lines }) => lines),
  );
  return [
    atMost('90 % of files, lines', quantile(sorted, 0.9), ninetiethAllowed),
    { ...atMost('longest file, lines', longest, longestAllowed), places: long },
  ];
}

export function atMost(name: string, value: number, allowed: number): Budget {
  return { name, value: String(value), allowed: `≤ ${allowed}`, holds: value <= allowed, places: [] };
}

export function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** The smallest length that at least this share of the files does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
