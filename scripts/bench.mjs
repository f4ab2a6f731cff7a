import { existsSync } from 'node:fs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { stopWith } from './messages.mjs';
import { runInForeground } from './run.mjs';
import { ensureInstalled, keepCompiled, ownNode, root } from './setup.mjs';

const [name = '', ...rest] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name) || !existsSync(`${root}bench/${name}/${name}.ts`))
  stopWith('Unknown benchmark. Choose one: npm run bench -- pages, hold, search, booking or cruises.');
await ensureInstalled({ everything: true });
const { path: chromium, sentence } = await ensureChromium();
if (!chromium) stopWith(sentence);
const folder = await ensureBuild(process.env.VARIANT || 'ashore');
process.exitCode = await runInForeground(ownNode(), [`bench/${name}/${name}.ts`, ...rest], {
  cwd: root,
  env: { ...keepCompiled, NODE_ENV: 'production', ASHORE_BUILD_FOLDER: folder, CHROMIUM: chromium },
});
