import { defineConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';
import { isFullRun, isUsualRun } from '../support/test-level.ts';

/** The races of `npm test`: the last spot is sold once, and a cart is charged once. */
const usualRaces = [
  // The last spot goes to one of two hundred clients, also with two server processes.
  'last-spot',
  // One cart is sent many times: one booking, one charge.
  'booking',
];

/**
 * The races of `npm test -- --ci`: one for each way in which spots or money could be promised twice, with its control. The
 * others vary these (by supplier, import, expiry, broken connections, more buyers) and run with --full.
 */
const decisiveRaces = [
  ...usualRaces,
  // The last room over three nights, and stays that share one night.
  'last-room',
  // Stays and trips in any order, with expiries, closings and purchases.
  'stays',
  // Two trips draw on one boat.
  'shared-boat',
  // A server dies before and after each of its steps.
  'killed',
  // The bank confirms when the hold has ended.
  'late-money',
  // Cancellations, supplier answers and their time limits meet after the sale.
  'after-sale',
  // Several workers number invoices while others are sold and cancelled.
  'invoice-numbers',
  // The timetable of a ship changes, and a worker dies while it checks the bookings.
  'changed-call',
];

const races = isUsualRun ? usualRaces : isFullRun ? ['*'] : decisiveRaces;

// Races run one after another with nothing beside them. They test simultaneous calls and use the whole
// machine.
export default defineConfig({
  ...usual,
  test: {
    include: races.map((name) => `tests/races/${name}.race.ts`),
    globalSetup: 'packages/server/test-support/database/test-server.ts',
    setupFiles: ['tests/support/undo-mocks.ts', 'packages/server/test-support/clean-up.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
