import { readFileSync } from 'node:fs';
import { ensureBuild, ensureServer } from './ensure-build.mjs';
import { runInForeground } from './run.mjs';
import { compileCacheEnv, ensureInstalled, nodeProgram, projectRoot } from './setup.mjs';

await ensureInstalled();
const serverFolder = await ensureServer();
const buildFolder = await ensureBuild(process.env.VARIANT || 'ashore');
// Node flags of the server. They keep the heap small for short-lived and for long-lived objects. Both
// otherwise grow far beyond need.
const nodeFlags = JSON.parse(readFileSync(`${projectRoot}packages/server/node-flags.json`, 'utf8'));
process.exitCode = await runInForeground(nodeProgram(), [...nodeFlags, `${serverFolder}/main.js`], {
  cwd: projectRoot,
  env: { ...compileCacheEnv, NODE_ENV: 'production', ASHORE_BUILD_FOLDER: buildFolder },
});
