import type { BenchResult, Figure, Run } from './results.ts';

const verdictOf = ({ reached }: Figure) => (reached === undefined ? '' : reached ? 'reached' : 'MISSED');

/** One figure as it is printed when it has been measured. */
export function figureLine(figure: Figure): string {
  const { what, value, target } = figure;
  return [`  ${what}: ${value}`, ...(target ? [`${target}, ${verdictOf(figure)}`] : [])].join('  | ');
}

/** All figures of a run, under the names of their benchmarks. */
export function tableOf({ benches }: Pick<Run, 'benches'>): string {
  const rows = benches.flatMap((bench) => [
    headOf(bench),
    ...bench.figures.map((figure) => [
      `  ${figure.what}`,
      figure.value,
      figure.target ?? '',
      verdictOf(figure),
      figure.load.toFixed(1),
    ]),
  ]);
  return alignColumns([['what', 'figure', 'target', 'reached', 'load'], ...rows]);
}

function headOf({ bench, seconds, isComplete }: BenchResult): string[] {
  return [`${bench}, ${Math.round(seconds)} s`, '', '', isComplete ? '' : 'NOT COMPLETE', ''];
}

/** Columns as wide as their widest cell. Text after the last cell of a row is not padded. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function widthOf(cell = ''): number {
  return [...cell].length;
}

export type Summary = {
  readonly reached: number;
  readonly missed: number;
  readonly withoutTarget: number;
  /** Benchmarks that ended before their last figure. */
  readonly incomplete: readonly string[];
};

export function summaryOf({ benches }: Pick<Run, 'benches'>): Summary {
  const figures = benches.flatMap((bench) => bench.figures);
  const count = (wanted: boolean | undefined) => figures.filter(({ reached }) => reached === wanted).length;
  return {
    reached: count(true),
    missed: count(false),
    withoutTarget: count(undefined),
    incomplete: benches.filter(({ isComplete }) => !isComplete).map(({ bench }) => bench),
  };
}
