import { runInForeground } from './run.mjs';
import { compileCacheEnv, ensureInstalled, nodeProgram, projectRoot } from './setup.mjs';

await ensureInstalled();
const commandLine = ['packages/server/src/command-line/main.ts', ...process.argv.slice(2)];
process.exitCode = await runInForeground(nodeProgram(), commandLine, {
  cwd: projectRoot,
  env: compileCacheEnv,
});
