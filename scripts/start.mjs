import { readFileSync } from 'node:fs';
import { ensureBuild } from './ensure-build.mjs';
import { runInForeground } from './run.mjs';
import { ensureInstalled, keepCompiled, ownNode, root } from './setup.mjs';

await ensureInstalled();
const folder = await ensureBuild(process.env.VARIANT || 'ashore');
// Node flags of the server. They keep the heap small for short-lived and for long-lived objects. Both
// otherwise grow far beyond need.
const flags = JSON.parse(readFileSync(`${root}packages/server/node-flags.json`, 'utf8'));
process.exitCode = await runInForeground(ownNode(), [...flags, 'packages/server/src/main.ts'], {
  cwd: root,
  env: { ...keepCompiled, NODE_ENV: 'production', ASHORE_BUILD_FOLDER: folder },
});
