import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';

type Operator = {
  readonly url: string;
  /** Runs the command that follows `npm run ashore --`, beside the running server. Returns its output. */
  run(...words: string[]): Promise<string>;
};

/** Journeys with their own server, in which the test is also the operator. */
export const test = base.extend<object, { operator: Operator }>({
  operator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await makeDataFolder('operator');
      const env = { TRUSTED_PROXIES: '127.0.0.1,::1' };
      const server = await startServer({ variant: 'ashore', dataFolder: folder, env });
      const settings = { ...process.env, DATA_FOLDER: folder, PUBLIC_URL: server.url };
      const main = 'packages/server/src/command-line/main.ts';
      const run = async (...words: string[]) => {
        const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], { env: settings });
        return stdout.trim();
      };
      await use({ url: server.url, run });
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
