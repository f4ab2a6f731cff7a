import { ensureServer } from './ensure-build.mjs';
import { runInForeground } from './run.mjs';
import { compileCacheEnv, ensureInstalled, nodeProgram, projectRoot } from './setup.mjs';

await ensureInstalled();
const commandLine = [`${await ensureServer()}/command-line.js`, ...process.argv.slice(2)];
process.exitCode = await runInForeground(nodeProgram(), commandLine, {
  cwd: projectRoot,
  env: compileCacheEnv,
});
