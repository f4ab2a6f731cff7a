import { defineConfig, mergeConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';

// One after the other and nothing beside them: they are about what happens at the same moment, and take all there is.
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [] } },
  defineConfig({
    test: {
      include: ['tests/races/*.race.ts'],
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  }),
);
