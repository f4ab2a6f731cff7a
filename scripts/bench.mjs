import { ensureChromium } from './ensure-chromium.mjs';
import { runInForeground } from './run.mjs';
import { giveUp } from './say.mjs';
import { ensureInstalled, ownNode, root } from './setup.mjs';

const measurements = ['pages'];
const [name, ...rest] = process.argv.slice(2);
if (!measurements.includes(name))
  giveUp(`Say what to measure: npm run bench -- ${measurements.join('|')} [--json]`);

await ensureInstalled({ everything: true });
const { path, sentence } = await ensureChromium();
if (!path) giveUp(sentence);
process.exitCode = await runInForeground(ownNode(), [`bench/${name}.ts`, ...rest], {
  cwd: root,
  env: { CHROMIUM: path },
});
