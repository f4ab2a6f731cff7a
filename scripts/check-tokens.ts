import { variantTokens } from '../variants/read-variants.ts';
import { tokenFaults } from '../variants/token-rules.ts';

/** Stops the build of a variant whose colours cannot be read, before the bundler runs. */
const variantName = process.env.VARIANT ?? 'ashore';
const faults = tokenFaults(await variantTokens(variantName));
if (faults.length > 0) {
  console.error([`variants/${variantName}/tokens.css:`, ...faults].join('\n  '));
  process.exitCode = 1;
}
