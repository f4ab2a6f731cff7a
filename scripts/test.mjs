import { ensureChromium } from './ensure-chromium.mjs';
import { say } from './messages.mjs';
import { ensureInstalled } from './setup.mjs';
import { stages } from './stages.mjs';

const isFull = process.argv.includes('--full');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const wanted = stages.filter(({ group }) => only === undefined || group === only);
if (wanted.length === 0) {
  const groups = [...new Set(stages.map(({ group }) => group))];
  process.stderr.write(`--only takes one of: ${groups.join(', ')}.\n`);
  process.exit(2);
}

await ensureInstalled({ everything: true });
// Before the long stages, so that a developer learns at once if the browser cannot be installed.
const chromium = wanted.some(({ group }) => group === 'browser') ? await ensureChromium() : undefined;

const total = { passed: 0, failed: 0, skipped: 0 };
const failedTests = [];
// Without Object.groupBy: the first run of a fresh clone uses the machine's own Node.js, which may be version 20.
const inLane = (wantedLane) => wanted.filter(({ lane }) => lane === wantedLane);
await Promise.all([runInTurn(inLane('first')), runInTurn(inLane('second'))]);
await runInTurn(inLane(undefined));

// Repeated at the end, one line each, because developers often read only the end of a long log.
for (const { place, title } of failedTests) process.stdout.write(`\nFAILED ${place} ${title}`);
process.stdout.write(`\n${counted(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runInTurn(inTurn) {
  for (const stage of inTurn) await runStage(stage);
}

async function runStage({ name, run }) {
  const before = performance.now();
  const result = await run({ isFull, chromium }).catch(failureOf);
  const { passed, failed, skipped = 0, failures = [], details = '' } = result;
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  if (failed > 0) process.stdout.write(`\n${details.trim()}\n\n`);
  say(
    `${failed > 0 ? 'FAILED ' : 'passed '} ${name.padEnd(9)} ${counted({ passed, failed, skipped })}, ${seconds} s`,
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

function counted({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
