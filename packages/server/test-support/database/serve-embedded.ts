import { CannotStart } from '../../src/database/cannot-start.ts';
import { thisMachine } from '../../src/database/embedded/machine.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';

/**
 * A separate process for tests that kill it: `node serve-embedded.ts <data folder> [<changes of the
 * machine>]`.
 */
const [dataFolder = '', changes = '{}'] = process.argv.slice(2);

try {
  const machine = { ...thisMachine(), ...JSON.parse(changes) };
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const { url, description, exited } = await startEmbeddedPostgres({ dataFolder, log, machine });
  process.stdout.write(`${JSON.stringify({ url, description })}\n`);
  await exited;
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stdout.write(`${JSON.stringify({ refusal: error.message })}\n`);
  process.exitCode = 1;
}
