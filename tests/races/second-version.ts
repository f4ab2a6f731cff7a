import { thisMachine } from '../../packages/server/src/database/embedded/machine.ts';
import { startTestServer, type TestServer } from '../../packages/server/src/database/start-test-server.ts';

/** A PostgreSQL of the machine itself, beside the one that came with the installation; or why there is none. */
export async function startSecondVersion(): Promise<TestServer | string> {
  const machine = { ...thisMachine(), packageFolder: undefined };
  try {
    return await startTestServer({ machine });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
