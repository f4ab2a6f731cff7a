import { thisMachine } from '../../packages/server/src/database/embedded/machine.ts';
import {
  startTestServer,
  type TestServer,
} from '../../packages/server/test-support/database/start-test-server.ts';

/** Starts a PostgreSQL of the machine itself, beside the bundled one. Returns the reason if there is none. */
export async function startSecondVersion(): Promise<TestServer | string> {
  const machine = { ...thisMachine(), packageFolder: undefined };
  try {
    return await startTestServer({ machine });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
