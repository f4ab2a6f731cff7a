import { existsSync } from 'node:fs';
import { ensureBuild, ensureServer } from './ensure-build.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { stopWith } from './messages.mjs';
import { runInForeground } from './run.mjs';
import { compileCacheEnv, ensureInstalled, nodeProgram, projectRoot } from './setup.mjs';

const [benchmark = '', ...benchmarkArguments] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(benchmark) || !existsSync(`${projectRoot}bench/${benchmark}/${benchmark}.ts`))
  stopWith(
    'Unknown benchmark. Choose one: npm run bench -- pages, hold, search, sentences, booking, cruises, accounts or hotels.',
  );
await ensureInstalled({ everything: true });
const { path: chromium, sentence } = await ensureChromium();
if (!chromium) stopWith(sentence);
const serverFolder = await ensureServer();
const buildFolder = await ensureBuild(process.env.VARIANT || 'ashore');
process.exitCode = await runInForeground(
  nodeProgram(),
  [`bench/${benchmark}/${benchmark}.ts`, ...benchmarkArguments],
  {
    cwd: projectRoot,
    env: {
      ...compileCacheEnv,
      NODE_ENV: 'production',
      ASHORE_SERVER_FOLDER: serverFolder,
      ASHORE_BUILD_FOLDER: buildFolder,
      CHROMIUM: chromium,
    },
  },
);
