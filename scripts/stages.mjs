import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuild, variantNames } from './ensure-build.mjs';
import { runToEnd } from './run.mjs';
import { cache, ownNode, root } from './setup.mjs';
import { tellFailures } from './tell-failures.mjs';

const reports = `${cache}reports/`;
const modules = `${root}node_modules/`;
const minute = 60_000;

/** Every check of the project, cheapest first. All of them run, whichever fails: one run tells everything. */
export const stages = [
  { group: 'static', name: 'types', run: checkTypes },
  {
    group: 'static',
    name: 'lint',
    run: () => asOneCheck(tool('@biomejs/biome/bin/biome', ['ci', '--colors=off'])),
  },
  { group: 'static', name: 'arrows', run: () => countingItself('scripts/checks/check-arrows.ts') },
  { group: 'static', name: 'budgets', run: () => countingItself('scripts/checks/check-budgets.ts') },
  { group: 'static', name: 'unused', run: () => asOneCheck(tool('knip/bin/knip.js', ['--no-progress'])) },
  { group: 'unit', name: 'unit', run: runUnitTests },
  { group: 'races', name: 'races', run: runRaces },
  { group: 'browser', name: 'builds', run: buildVariants },
  { group: 'browser', name: 'browser', run: runBrowserTests },
];

async function checkTypes() {
  const generate = { ...tool('@react-router/dev/bin.cjs', ['typegen']), cwd: `${root}packages/web` };
  const typegen = await execute('typegen', generate);
  const projects = ['tsconfig.json', 'packages/web/tsconfig.json'];
  const results = [typegen];
  for (const project of projects) {
    results.push(
      await execute('types', tool('typescript/bin/tsc', ['-p', project, '--noEmit', '--pretty', 'false'])),
    );
  }
  return sum(results.map(oneCheck));
}

async function asOneCheck(command) {
  return oneCheck(await execute('check', command));
}

/** Our own checkers print their counts as the last line. */
async function countingItself(script) {
  const result = await execute(script.replace(/.*\//, ''), { program: ownNode(), args: [script] });
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(result.output);
  if (!counts) return oneCheck({ ...result, code: 1 });
  return { passed: Number(counts[1]), failed: Number(counts[2]), details: result.output };
}

function runUnitTests() {
  return runVitest('unit');
}

/** Many at the same moment; with --full for longer. After everything else that takes the processors. */
function runRaces({ isFull }) {
  const env = isFull ? { RACES: 'full' } : {};
  return runVitest('races', { args: ['--config', 'tests/races/vitest.config.ts'], env });
}

async function runVitest(name, { args: more = [], env } = {}) {
  const file = freshReport(`${name}.json`);
  const args = [
    'run',
    ...more,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--no-color',
  ];
  const result = await execute(name, { ...tool('vitest/vitest.mjs', args), env }, 30 * minute);
  const report = readReport(file);
  if (!report) return oneCheck({ ...result, code: 1 });
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = report;
  // A file that cannot even be loaded has no tests to count.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const failed = report.numFailedTests + brokenFiles.length;
  const unexplained = failed === 0 && result.code !== 0 ? 1 : 0;
  return {
    passed,
    failed: failed + unexplained,
    skipped: numPendingTests + numTodoTests,
    details: result.output,
  };
}

async function buildVariants() {
  const names = variantNames();
  for (const name of names) await ensureBuild(name);
  return { passed: names.length, failed: 0 };
}

async function runBrowserTests({ isFull, chromium }) {
  if (!chromium.path) return { passed: 0, failed: 1, details: chromium.sentence };
  const file = freshReport('browser.json');
  const env = { CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' };
  const args = ['test', '--reporter=line,json', ...(isFull ? [] : ['--grep-invert', '@full'])];
  const command = { ...tool('@playwright/test/cli.js', args), env };
  const result = await execute('browser', command, (isFull ? 90 : 40) * minute);
  const report = readReport(file);
  if (!report) return oneCheck({ ...result, code: 1 });
  const { expected, flaky, unexpected, skipped } = report.stats;
  const unexplained = unexpected === 0 && result.code !== 0 ? 1 : 0;
  // What went wrong, without the hundreds of lines of what went well: a log may keep only its end.
  const details = tellFailures(report) || result.output;
  return { passed: expected, failed: unexpected + flaky + unexplained, skipped, details };
}

function tool(path, args) {
  return { program: ownNode(), args: [modules + path, ...args] };
}

function execute(name, { program, args, cwd = root, env }, limit = 3 * minute) {
  return runToEnd(program, args, { cwd, env, log: `${cache}logs/${name}.log`, limit });
}

function oneCheck({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, details: output };
}

function sum(results) {
  const add = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const details = results.map((result) => result.details ?? '').join('\n');
  return { passed: add('passed'), failed: add('failed'), details };
}

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}${process.pid}-${name}`;
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
