import { CannotStart } from '../cannot-start.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { thisMachine } from './machine.ts';

/** A process of its own for tests that kill it: `node serve-for-tests.ts <data folder> [<changes of the machine>]`. */
const [dataFolder = '', changes = '{}'] = process.argv.slice(2);

try {
  const machine = { ...thisMachine(), ...JSON.parse(changes) };
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const { url, way, exited } = await startEmbeddedPostgres({ dataFolder, log, machine });
  process.stdout.write(`${JSON.stringify({ url, way })}\n`);
  await exited;
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stdout.write(`${JSON.stringify({ refusal: error.message })}\n`);
  process.exitCode = 1;
}
