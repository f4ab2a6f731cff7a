import { ensureBuild } from './ensure-build.mjs';
import { runInForeground } from './run.mjs';
import { ensureInstalled, keepCompiled, ownNode, root } from './setup.mjs';

await ensureInstalled();
const folder = await ensureBuild(process.env.VARIANT || 'ashore');
process.exitCode = await runInForeground(ownNode(), ['packages/server/src/main.ts'], {
  cwd: root,
  env: { ...keepCompiled, NODE_ENV: 'production', ASHORE_BUILD_FOLDER: folder },
});
