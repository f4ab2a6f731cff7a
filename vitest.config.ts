import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { contractPlugin } from './packages/web/contract-plugin.ts';
import { isFullRun, isUsualRun } from './tests/support/test-level.ts';

const testFiles = '**/*.test.{ts,tsx,mjs}';
const dom = 'packages/web/src/**/*.test.tsx';
const pure = `packages/{core,search,artwork}/${testFiles}`;
const web = 'packages/web/**/*.test.ts';
const server = `{packages/server,tests}/${testFiles}`;
const fixedSeed = 'tests/support/fixed-seed.ts';
/** Tests that take long and fail for few changes, such as starts on other kinds of machines. */
const onlyInFullRun = '**/*.full.test.ts';
/** Tests that start many processes or use much of the demonstration. */
const notInUsualRun = '**/*.ci.test.ts';

export default defineConfig({
  resolve: { alias: { '#variant': fileURLToPath(new URL('variants/ashore', import.meta.url)) } },
  cacheDir: '.cache/vitest',
  test: {
    // No test waits so long on purpose. The limits are for machines that do much else at the same time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A list, because the projects add theirs.
    setupFiles: ['tests/support/undo-mocks.ts'],
    expect: { poll: { timeout: 60_000 } },
    exclude: [
      ...configDefaults.exclude,
      ...(isFullRun ? [] : [onlyInFullRun]),
      ...(isUsualRun ? [notInUsualRun] : []),
    ],
    // By default Vitest leaves one processor free. On a machine with two, the tests would take half as long again.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Modules without state, clock and database are loaded once for all files, which takes a fifth of the time.
      { extends: true, test: { name: 'pure', include: [pure], isolate: false, setupFiles: fixedSeed } },
      // Stores and mocks are state of modules: each file of the web application has modules (and a document) of its own. In
      // threads that takes half of the time that a process for each file takes.
      { extends: true, test: { name: 'web', include: [web], pool: 'vmThreads', setupFiles: fixedSeed } },
      // Components as a browser has them, without layout. Texts, router and calls: packages/web/test-support.
      {
        extends: true,
        plugins: [contractPlugin()],
        test: {
          name: 'dom',
          include: [dom],
          environment: 'happy-dom',
          pool: 'vmThreads',
          setupFiles: 'packages/web/test-support/setup-dom.ts',
        },
      },
      // The whole server is loaded once for all of its test files, which takes a third of the time. They share one
      // database server.
      {
        extends: true,
        test: {
          name: 'server',
          include: [server],
          isolate: false,
          globalSetup: 'packages/server/test-support/database/test-server.ts',
          setupFiles: [fixedSeed, 'packages/server/test-support/clean-up.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'usual',
          include: [`{packages,variants,demo,scripts,bench}/${testFiles}`],
          exclude: [pure, dom, web, server],
        },
      },
    ],
  },
});
