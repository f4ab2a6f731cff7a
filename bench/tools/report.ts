import { loadavg } from 'node:os';
import type { Measured } from './numbers.ts';
import { type Figure, writeResults } from './results.ts';
import { figureLine } from './table.ts';

/** A figure of a benchmark, with its target if it has one. */
export type Line = Omit<Measured, 'numbers'> &
  Partial<Pick<Measured, 'numbers'>> & {
    readonly what: string;
    readonly target?: string;
    /** Undefined without a target. */
    readonly reached?: boolean;
  };

export type Report = {
  /** Prints figures and saves them at once, so that a run that is stopped has shown what it measured. */
  add(...lines: readonly Line[]): void;
  /** States that all figures were measured. */
  end(): void;
};

/** The figures of one benchmark. They are saved in the file that `npm run bench` names. */
export function openReport(bench: string, file = process.env.BENCH_RESULTS): Report {
  const figures: Figure[] = [];
  const save = (isComplete: boolean) => {
    const seconds = Math.round(performance.now() / 100) / 10;
    if (file) writeResults(file, { bench, isComplete, seconds, figures });
  };
  return {
    add(...lines) {
      for (const line of lines) {
        const figure = recorded(line);
        figures.push(figure);
        console.log(figureLine(figure));
      }
      save(false);
    },
    end() {
      save(true);
      process.exitCode = figures.some(({ reached }) => reached === false) ? 1 : 0;
    },
  };
}

/** A number that could not be measured is left out, because JSON has none. */
function recorded({ numbers = {}, ...line }: Line): Figure {
  const measured = Object.entries(numbers).filter(([, value]) => Number.isFinite(value));
  const [load = 0] = loadavg();
  return { ...line, numbers: Object.fromEntries(measured), load: Math.round(load * 10) / 10 };
}
