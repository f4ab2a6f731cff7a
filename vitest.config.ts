import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const testFiles = '**/*.test.{ts,tsx,mjs}';
const pure = `packages/{core,search,artwork}/${testFiles}`;

export default defineConfig({
  resolve: { alias: { '#variant': fileURLToPath(new URL('variants/ashore', import.meta.url)) } },
  cacheDir: '.cache/vitest',
  test: {
    // None waits for so long on purpose: this is for machines that do much else at the same time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves a processor free. Of two that is one: the tests take half as long again.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // What has no state, no clock and no database of its own need not be loaded anew for each file: a fifth of the time.
      { extends: true, test: { name: 'pure', include: [pure], isolate: false } },
      {
        extends: true,
        test: {
          name: 'usual',
          include: [`{packages,variants,demo,scripts,bench,tests}/${testFiles}`],
          exclude: ['**/node_modules/**', pure],
          // One database server for the whole run, on a folder and a socket of its own.
          globalSetup: 'packages/server/src/database/test-server.ts',
        },
      },
    ],
  },
});
