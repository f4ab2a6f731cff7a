import { runInForeground } from './run.mjs';
import { ensureInstalled, ownNode, root } from './setup.mjs';

await ensureInstalled();
process.exitCode = await runInForeground(ownNode(), ['packages/server/src/dev.ts'], {
  cwd: root,
  env: { NODE_ENV: 'development' },
});
