import { LARGER_IS_BETTER } from './numbers.ts';
import type { Figure, Run } from './results.ts';
import { alignColumns } from './table.ts';

/** A number of this run beside the same of an earlier one. */
export type Change = {
  readonly bench: string;
  readonly what: string;
  readonly number: string;
  readonly before: number;
  readonly now: number;
  readonly verdict: 'better' | 'worse' | 'alike';
  /** Loads of the machine in both runs. */
  readonly loads: readonly [number, number];
};

export type Comparison = {
  readonly changes: readonly Change[];
  /** Figures that have no counterpart: of benchmarks that both runs have. */
  readonly onlyBefore: readonly string[];
  readonly onlyNow: readonly string[];
};

/** Two runs of one commit on one machine often differ by as much. */
const ALIKE_SHARE = 0.1;

/** Compares the figures of benchmarks that both runs have. */
export function compareRuns(before: Run, now: Run): Comparison {
  const [old, current] = [figuresByName(before), figuresByName(now)];
  const isInBoth = (bench: string) =>
    [before, now].every(({ benches }) => benches.some((one) => one.bench === bench));
  const missingIn = (other: ReadonlyMap<string, unknown>, names: ReadonlyMap<string, Named>) =>
    [...names].filter(([name, { bench }]) => !other.has(name) && isInBoth(bench)).map(([name]) => name);
  const changes = [...current].flatMap(([name, { bench, figure }]) => {
    const earlier = old.get(name)?.figure;
    return earlier ? changesOf(bench, earlier, figure) : [];
  });
  return { changes, onlyBefore: missingIn(current, old), onlyNow: missingIn(old, current) };
}

type Named = { readonly bench: string; readonly figure: Figure };

function figuresByName({ benches }: Run): Map<string, Named> {
  return new Map(
    benches.flatMap(({ bench, figures }) =>
      figures.map((figure) => [`${bench}: ${figure.what}`, { bench, figure }] as const),
    ),
  );
}

function changesOf(bench: string, earlier: Figure, figure: Figure): Change[] {
  return Object.entries(figure.numbers).flatMap(([number, now]) => {
    const before = earlier.numbers[number];
    if (before === undefined) return [];
    const verdict = verdictOf(number, before, now);
    return [{ bench, what: figure.what, number, before, now, verdict, loads: [earlier.load, figure.load] }];
  });
}

function verdictOf(number: string, before: number, now: number): Change['verdict'] {
  if (Math.abs(now - before) <= ALIKE_SHARE * Math.abs(before)) return 'alike';
  return now > before === LARGER_IS_BETTER.has(number) ? 'better' : 'worse';
}

export function comparisonTable({ changes, onlyBefore, onlyNow }: Comparison): string {
  const rows = changes.map(({ bench, what, number, before, now, verdict, loads }) => [
    `${bench}: ${what}`,
    number,
    written(before),
    written(now),
    changeText(before, now),
    verdict === 'alike' ? '' : verdict,
    loads.map((load) => load.toFixed(1)).join(' → '),
  ]);
  return [
    alignColumns([['what', 'number', 'before', 'now', 'change', '', 'load'], ...rows]),
    ...onlyBefore.map((name) => `Only in the earlier run: ${name}`),
    ...onlyNow.map((name) => `Only in this run: ${name}`),
  ].join('\n');
}

function written(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB');
  return String(Number(value.toPrecision(3)));
}

function changeText(before: number, now: number): string {
  if (before === 0) return now === 0 ? '0 %' : '';
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}
