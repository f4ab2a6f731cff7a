import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '#variant': fileURLToPath(new URL('variants/ashore', import.meta.url)) } },
  cacheDir: '.cache/vitest',
  test: {
    // None waits for so long on purpose: this is for machines that do much else at the same time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{packages,variants,demo,scripts,bench,tests}/**/*.test.{ts,tsx,mjs}'],
    // One database server for the whole run, on a folder and a socket of its own.
    globalSetup: 'packages/server/src/database/test-server.ts',
  },
});
