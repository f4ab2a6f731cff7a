import { runInForeground } from './run.mjs';
import { ensureInstalled, nodeProgram, projectRoot } from './setup.mjs';

await ensureInstalled();
process.exitCode = await runInForeground(nodeProgram(), ['packages/server/src/dev.ts'], {
  cwd: projectRoot,
  env: { NODE_ENV: 'development' },
});
