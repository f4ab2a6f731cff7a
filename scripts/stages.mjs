import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuild, ensureServer, variantNames } from './ensure-build.mjs';
import { describeFailures, failedJourneys, failedTests } from './report-failures.mjs';
import { runToEnd } from './run.mjs';
import { cacheFolder, compileCacheEnv, nodeProgram, projectRoot } from './setup.mjs';

const reportsFolder = `${cacheFolder}reports/`;
const modulesFolder = `${projectRoot}node_modules/`;
const minuteMs = 60_000;
/** Journeys have the tag of the smallest run that includes them; those of `npm test` have none. */
const journeysLeftOut = { usual: ['--grep-invert', '@ci|@full'], ci: ['--grep-invert', '@full'], full: [] };

/**
 * Every check of the project. A stage that fails does not stop the others, so that one run names all failures. The
 * stages of the first and the second lane run side by side, because neither keeps two processors busy. The races run
 * alone, because other work would spread out the calls that they make at the same moment.
 */
export const stages = [
  { group: 'static', lane: 'first', name: 'types', run: checkTypes },
  {
    group: 'static',
    lane: 'first',
    name: 'lint',
    run: () => runAsOneCheck(commandOf('@biomejs/biome/bin/biome', ['ci', '--colors=off'])),
  },
  {
    group: 'static',
    lane: 'first',
    name: 'dependencies',
    run: () => runOwnChecker('scripts/checks/check-dependencies.ts'),
  },
  {
    group: 'static',
    lane: 'first',
    name: 'budgets',
    run: () => runOwnChecker('scripts/checks/check-budgets.ts'),
  },
  {
    group: 'static',
    lane: 'first',
    name: 'words',
    run: () => runOwnChecker('scripts/checks/check-words.ts'),
  },
  {
    group: 'static',
    lane: 'first',
    name: 'statements',
    run: () => runOwnChecker('scripts/checks/check-statements.ts'),
  },
  {
    group: 'static',
    lane: 'first',
    name: 'unused',
    run: () => runAsOneCheck(commandOf('knip/bin/knip.js', ['--no-progress'])),
  },
  { group: 'unit', lane: 'first', name: 'unit', run: runUnitTests },
  { group: 'browser', lane: 'second', name: 'builds', run: buildVariants },
  { group: 'browser', lane: 'second', name: 'browser', run: runBrowserTests },
  { group: 'races', name: 'races', run: runRaces },
];

async function checkTypes() {
  const typegenCommand = {
    ...commandOf('@react-router/dev/bin.cjs', ['typegen']),
    cwd: `${projectRoot}packages/web`,
  };
  const typegen = await execute('typegen', typegenCommand);
  const projects = ['tsconfig.json', 'packages/web/tsconfig.json'];
  const results = [typegen];
  for (const project of projects) {
    results.push(
      await execute(
        'types',
        commandOf('typescript/bin/tsc', ['-p', project, '--noEmit', '--pretty', 'false']),
      ),
    );
  }
  return addResults(results.map(resultOfOneCheck));
}

async function runAsOneCheck(command) {
  return resultOfOneCheck(await execute('check', command));
}

/** Our own checkers print their counts in the last line. */
async function runOwnChecker(script) {
  const result = await execute(script.replace(/.*\//, ''), { program: nodeProgram(), args: [script] });
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(result.output);
  if (!counts) return resultOfOneCheck({ ...result, code: 1 });
  return { passed: Number(counts[1]), failed: Number(counts[2]), details: result.output };
}

/** Property tests draw the same values in every run, and others each time with --full. */
function runUnitTests({ level }) {
  return runVitest('unit', { env: { TEST_LEVEL: level } });
}

/** Runs many calls at the same moment, and with --full for longer. */
function runRaces({ level }) {
  const env = { TEST_LEVEL: level };
  return runVitest('races', { args: ['--config', 'tests/races/vitest.config.ts'], env });
}

async function runVitest(name, { args: extraArgs = [], env } = {}) {
  const file = createReportPath(`${name}.json`);
  const args = [
    'run',
    ...extraArgs,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--no-color',
  ];
  const result = await execute(name, { ...commandOf('vitest/vitest.mjs', args), env }, 60 * minuteMs);
  const report = readReport(file);
  if (!report) return resultOfOneCheck({ ...result, code: 1 });
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
  const failures = failedTests(report, projectRoot);
  return {
    passed,
    skipped: numPendingTests + numTodoTests,
    ...describeResult(failures, result),
  };
}

async function buildVariants() {
  const names = variantNames();
  await ensureServer();
  for (const name of names) await ensureBuild(name);
  return { passed: 1 + names.length, failed: 0 };
}

async function runBrowserTests({ level, chromium }) {
  if (!chromium.path) return { passed: 0, failed: 1, details: chromium.sentence };
  const file = createReportPath('browser.json');
  const env = { CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' };
  const args = [
    'test',
    '--reporter=line,json',
    // Recording every journey costs a tenth of the time. A failed journey is run again for its trace, and stays failed.
    '--retries=1',
    '--trace=on-first-retry',
    '--fail-on-flaky-tests',
    ...journeysLeftOut[level],
  ];
  const command = { ...commandOf('@playwright/test/cli.js', args), env };
  const result = await execute('browser', command, (level === 'full' ? 90 : 60) * minuteMs);
  const report = readReport(file);
  if (!report) return resultOfOneCheck({ ...result, code: 1 });
  const { expected, skipped } = report.stats;
  return { passed: expected, skipped, ...describeResult(failedJourneys(report), result) };
}

/** Describes only the failures. The hundreds of lines of passed tests would push them out of a log that keeps its end. */
function describeResult(failures, { code, output }) {
  const unexplainedFailures = failures.length === 0 && code !== 0 ? 1 : 0;
  return {
    failed: failures.length + unexplainedFailures,
    failures,
    details: unexplainedFailures ? output : describeFailures(failures),
  };
}

function commandOf(path, args) {
  return { program: nodeProgram(), args: [modulesFolder + path, ...args] };
}

function execute(name, { program, args, cwd = projectRoot, env }, limit = 6 * minuteMs) {
  // Also for the servers and commands that tests start, hundreds in a run. Each starts in half the time.
  const processEnv = { ...compileCacheEnv, ...env };
  return runToEnd(program, args, { cwd, env: processEnv, log: `${cacheFolder}logs/${name}.log`, limit });
}

function resultOfOneCheck({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, details: output };
}

function addResults(results) {
  const add = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const details = results.map((result) => result.details ?? '').join('\n');
  return { passed: add('passed'), failed: add('failed'), details };
}

function createReportPath(name) {
  mkdirSync(reportsFolder, { recursive: true });
  const file = `${reportsFolder}${process.pid}-${name}`;
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
