import { runInForeground } from './run.mjs';
import { ensureInstalled, keepCompiled, ownNode, root } from './setup.mjs';

await ensureInstalled();
const main = ['packages/server/src/command-line/main.ts', ...process.argv.slice(2)];
process.exitCode = await runInForeground(ownNode(), main, { cwd: root, env: keepCompiled });
