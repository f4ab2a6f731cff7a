import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const figure = z.object({
  what: z.string(),
  /** The measurement as it is printed. */
  value: z.string(),
  numbers: z.record(z.string(), z.number()),
  target: z.string().optional(),
  /** Missing without a target. */
  reached: z.boolean().optional(),
  /** Load of the machine when this was measured: the average of the last minute. */
  load: z.number(),
});

const benchResult = z.object({
  bench: z.string(),
  /** False if the benchmark ended before its last figure. */
  isComplete: z.boolean(),
  seconds: z.number(),
  figures: z.array(figure),
});

const run = z.object({
  form: z.literal(1),
  commit: z.string().optional(),
  at: z.iso.datetime(),
  isShort: z.boolean(),
  machine: z.string(),
  benches: z.array(benchResult),
});

export type Figure = Readonly<z.infer<typeof figure>>;
export type BenchResult = Readonly<z.infer<typeof benchResult>>;
/** The results of one or all benchmarks, in the form of their file. */
export type Run = Readonly<z.infer<typeof run>>;

/** Throws if the file is not one that `npm run bench` has written. */
export function readRun(file: string): Run {
  return parse(file, run);
}

export function readBenchResult(file: string): BenchResult {
  return parse(file, benchResult);
}

export function writeResults(file: string, results: Run | BenchResult): void {
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

function parse<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} has no results of a benchmark.`, { cause: error });
  }
}
