import { defineConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';

/**
 * The races of the usual run: one for each way in which spots or money could be promised twice, with its control. The others
 * vary these (by supplier, import, expiry, broken connections, more buyers) and run with --full.
 */
const decisive = [
  // The last spot goes to one of two hundred clients, also with two server processes.
  'last-spot',
  // Two trips draw on one boat.
  'shared-boat',
  // A server dies before and after each of its steps.
  'killed',
  // The bank confirms when the hold has ended.
  'late-money',
  // Cancellations, supplier answers and their time limits meet after the sale.
  'after-sale',
  // One cart is sent many times: one booking, one charge.
  'booking',
  // The timetable of a ship changes, and a worker dies while it checks the bookings.
  'changed-call',
].map((name) => `tests/races/${name}.race.ts`);

// Races run one after another with nothing beside them. They test simultaneous calls and use the whole
// machine.
export default defineConfig({
  ...usual,
  test: {
    include: process.env.RACES === 'full' ? ['tests/races/*.race.ts'] : decisive,
    globalSetup: 'packages/server/test-support/database/test-server.ts',
    setupFiles: ['tests/support/undo-mocks.ts', 'packages/server/test-support/clean-up.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
