import fc from 'fast-check';
import { isFullRun } from './test-level.ts';

/**
 * The seed of all property tests of a usual run. A run that depends on luck cannot be repeated; with --full
 * they draw other values each time and print their seed when they fail.
 */
const FIXED_SEED = 20_370_101;

if (!isFullRun) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: FIXED_SEED });
