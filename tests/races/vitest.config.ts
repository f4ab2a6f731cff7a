import { defineConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';

// One after the other and nothing beside them: they are about what happens at the same moment, and take all there is.
export default defineConfig({
  ...usual,
  test: {
    include: ['tests/races/*.race.ts'],
    globalSetup: 'packages/server/src/database/test-server.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
