import { ensureChromium } from './ensure-chromium.mjs';
import { logProgress } from './messages.mjs';
import { ensureInstalled } from './setup.mjs';
import { stages } from './stages.mjs';

const chosenLevel = ['ci', 'full'].find((name) => process.argv.includes(`--${name}`)) ?? 'usual';
const chosenGroup = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const chosenStages = stages.filter(({ group }) => chosenGroup === undefined || group === chosenGroup);
if (chosenStages.length === 0) {
  const groups = [...new Set(stages.map(({ group }) => group))];
  process.stderr.write(`--only takes one of: ${groups.join(', ')}.\n`);
  process.exit(2);
}

await ensureInstalled({ everything: true });
// Before the long stages, so that a developer learns at once if the browser cannot be installed.
const chromium = chosenStages.some(({ group }) => group === 'browser') ? await ensureChromium() : undefined;

const total = { passed: 0, failed: 0, skipped: 0 };
const failedTests = [];
// Without Object.groupBy: the first run of a fresh clone uses the machine's own Node.js, which may be version 20.
const stagesInLane = (wantedLane) => chosenStages.filter(({ lane }) => lane === wantedLane);
await Promise.all([runInTurn(stagesInLane('first')), runInTurn(stagesInLane('second'))]);
await runInTurn(stagesInLane(undefined));

// Repeated at the end, one line each, because developers often read only the end of a long log.
for (const { place, title } of failedTests) process.stdout.write(`\nFAILED ${place} ${title}`);
process.stdout.write(`\n${describeCounts(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runInTurn(stagesInTurn) {
  for (const stage of stagesInTurn) await runStage(stage);
}

async function runStage({ name, run }) {
  const startedAt = performance.now();
  const result = await run({ level: chosenLevel, chromium }).catch(failureOf);
  const { passed, failed, skipped = 0, failures = [], details = '' } = result;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (failed > 0) process.stdout.write(`\n${details.trim()}\n\n`);
  logProgress(
    `${failed > 0 ? 'FAILED ' : 'passed '} ${name.padEnd(9)} ${describeCounts({ passed, failed, skipped })}, ${seconds} s`,
  );
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  failedTests.push(...failures);
}

/** A stage that cannot be run to its end is a failure like any other: the stages after it still run. */
function failureOf(error) {
  return { passed: 0, failed: 1, details: error.message };
}

function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
