import { ensureChromium } from './ensure-chromium.mjs';
import { say } from './say.mjs';
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
// Before the long stages: whoever must install it himself learns so at once.
const chromium = wanted.some(({ group }) => group === 'browser') ? await ensureChromium() : undefined;

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { name, run } of wanted) {
  const before = performance.now();
  const { passed, failed, skipped = 0, details = '' } = await run({ isFull, chromium }).catch(brokenOff);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  if (failed > 0) process.stdout.write(`\n${details.trim()}\n\n`);
  say(
    `${failed > 0 ? 'FAILED ' : 'passed '} ${name.padEnd(9)} ${counted({ passed, failed, skipped })}, ${seconds} s`,
  );
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

process.stdout.write(`\n${counted(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A stage that cannot be run to its end is a failure like any other: the stages after it still have their say. */
function brokenOff(error) {
  return { passed: 0, failed: 1, details: error.message };
}

function counted({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
