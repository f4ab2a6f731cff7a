import { existsSync } from 'node:fs';
import { readBenchOptions } from './bench-options.mjs';
import { ensureBuild, ensureServer } from './ensure-build.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { stopWith } from './messages.mjs';
import { runInForeground } from './run.mjs';
import { compileCacheEnv, ensureInstalled, nodeProgram, projectRoot } from './setup.mjs';

const options = readOptions();
if (options.against && !existsSync(options.against)) stopWith(`There is no file ${options.against}.`);
await ensureInstalled({ everything: true });
const { path: chromium, sentence } = await ensureChromium();
if (!chromium) stopWith(sentence);
const serverFolder = await ensureServer();
const buildFolder = await ensureBuild(process.env.VARIANT || 'ashore');
process.exitCode = await runInForeground(nodeProgram(), ['bench/bench.ts', JSON.stringify(options)], {
  cwd: projectRoot,
  env: {
    ...compileCacheEnv,
    NODE_ENV: 'production',
    ASHORE_SERVER_FOLDER: serverFolder,
    ASHORE_BUILD_FOLDER: buildFolder,
    CHROMIUM: chromium,
  },
});

function readOptions() {
  try {
    return readBenchOptions(process.argv.slice(2));
  } catch (error) {
    return stopWith(error.message);
  }
}
