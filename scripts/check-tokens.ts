import { variantTokens } from '../variants/read-variants.ts';
import { tokenFaults } from '../variants/token-rules.ts';

/** Stops the build of a variant whose colours cannot be read, before the bundler runs. */
const name = process.env.VARIANT ?? 'ashore';
const faults = tokenFaults(await variantTokens(name));
if (faults.length > 0) {
  console.error([`variants/${name}/tokens.css:`, ...faults].join('\n  '));
  process.exitCode = 1;
}
