import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pgbenchVersion } from './hold/pgbench.ts';
import { compareRuns, comparisonTable } from './tools/compare-runs.ts';
import { client } from './tools/load/load.ts';
import { type BenchResult, type Run, readBenchResult, readRun, writeResults } from './tools/results.ts';
import { summaryOf, tableOf } from './tools/table.ts';

/** What `scripts/bench-options.mjs` reads. */
type Options = {
  readonly benches: readonly string[];
  readonly isShort: boolean;
  readonly against?: string;
  readonly out?: string;
  readonly rest: readonly string[];
};

/**
 * Runs benchmarks one after another, each in a process of its own, and prints their figures in one table. The results are saved
 * after each of them, so that a run that is stopped has saved what it measured.
 */
const options: Options = JSON.parse(process.argv[2] ?? '');
// Read before anything is measured, because it may not be what it should be.
const earlier = options.against === undefined ? undefined : readRun(options.against);
const run: Run & { benches: BenchResult[] } = {
  form: 1,
  ...(await commit()),
  at: new Date().toISOString(),
  isShort: options.isShort,
  machine: await machine(),
  benches: [],
};
const out = options.out ?? defaultFile();
let isStopped = false;

for (const bench of options.benches) {
  if (isStopped) break;
  console.log(`\n${bench}`);
  run.benches.push(await runBench(bench));
  writeResults(out, run);
}
printRun();

async function runBench(bench: string): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'ashore-results-'));
  const file = join(folder, 'results.json');
  const began = performance.now();
  const child = spawn(process.execPath, [`bench/${bench}/${bench}.ts`, ...options.rest], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_RESULTS: file, ...(options.isShort && { BENCH_SHORT: '1' }) },
  });
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  await once(child, 'close');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  try {
    return readBenchResult(file);
  } catch {
    const seconds = Math.round(performance.now() - began) / 1_000;
    return { bench, isComplete: false, seconds, figures: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function printRun(): void {
  const { reached, missed, withoutTarget, incomplete } = summaryOf(run);
  console.log(`\n${tableOf(run)}\n`);
  console.log(`${run.machine}${run.isShort ? '; short version' : ''}`);
  console.log(`${reached} reached, ${missed} missed, ${withoutTarget} without a target`);
  if (incomplete.length > 0) console.log(`Not complete: ${incomplete.join(', ')}`);
  console.log(`Results: ${out}`);
  if (earlier) {
    console.log(`\nBeside ${options.against} of ${earlier.at}, commit ${earlier.commit ?? 'unknown'}`);
    if (earlier.isShort !== run.isShort) console.log('One of the two runs was short: its sizes differ.');
    if (earlier.machine !== run.machine) console.log(`It ran on another machine: ${earlier.machine}`);
    console.log(comparisonTable(compareRuns(earlier, run)));
  }
  process.exitCode = missed > 0 || incomplete.length > 0 || isStopped ? 1 : 0;
}

async function machine(): Promise<string> {
  const loadBy = client === 'wrk' ? 'wrk' : 'our own client, because there is no wrk';
  const pgbench = (await pgbenchVersion()) ?? 'no pgbench';
  return `${availableParallelism()} processors, Node.js ${process.version}, pages and reads by ${loadBy}, other calls by our own client, ${pgbench}`;
}

/** Missing outside of a repository. */
async function commit(): Promise<{ readonly commit?: string }> {
  const git = promisify(execFile);
  return git('git', ['rev-parse', '--short', 'HEAD']).then(
    ({ stdout }) => ({ commit: stdout.trim() }),
    () => ({}),
  );
}

function defaultFile(): string {
  mkdirSync('.cache/bench', { recursive: true });
  const name = options.benches.length === 1 ? options.benches[0] : 'all';
  return `.cache/bench/${run.at.replaceAll(':', '-').replace(/\..*/, '')}-${name}.json`;
}
