/**
 * How much a run tests. `scripts/test.mjs` sets it:
 * - `usual`, by `npm test`: what a developer runs before each push, in about twelve minutes;
 * - `ci`, by `npm test -- --ci`: everything that must pass before a change is merged;
 * - `full`, by `npm run test:full`: every language, device and race, and other random values each time.
 * A test file that is started by its path belongs to `ci`.
 */
type TestLevel = 'usual' | 'ci' | 'full';

const testLevel = (process.env.TEST_LEVEL ?? 'ci') as TestLevel;

export const isUsualRun = testLevel === 'usual';
export const isFullRun = testLevel === 'full';
