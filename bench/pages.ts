import { availableParallelism, loadavg } from 'node:os';
import { holds, type Line, printTable } from './report.ts';
import { measureSpeed } from './speed.ts';
import { measureVisits } from './visits.ts';
import { measureWarmStart } from './warm-start.ts';

/** How fast our pages are: everything in one run on one machine, because only what was measured together compares. */
const begun = performance.now();
const say = (line: string) =>
  console.error(`${((performance.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
const machine = () => `${availableParallelism()} cores, ${loadavg()[0]?.toFixed(1)} waiting for them`;

const before = machine();
const lines: Line[] = [
  ...(await measureWarmStart(say)),
  ...(await measureSpeed(say)),
  ...(await measureVisits(say)),
];

if (process.argv.includes('--json'))
  console.log(JSON.stringify({ before, after: machine(), lines }, null, 2));
else {
  printTable(lines);
  console.log(`\nLoad by our own client in a process of its own. Before: ${before}. After: ${machine()}.`);
}
process.exitCode = lines.every((line) => holds(line) !== false) ? 0 : 1;
