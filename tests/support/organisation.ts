import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';

type LogInInput = { readonly scope?: string; readonly organisation?: string };

type BookingOrganisation = {
  readonly url: string;
  /**
   * Logs the browser in as a member of the organisation, with the kind of token that logging in will give.
   */
  logIn(page: Page, input?: LogInInput): Promise<void>;
};
type Organisations = { of(variant: string): Promise<BookingOrganisation> };

/** Journeys of an organisation that books for its guests, on the server of a variant. */
export const test = base.extend<object, { organisations: Organisations }>({
  organisations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const open = new Map<string, Promise<BookingOrganisation & { close(): Promise<void> }>>();
      const of = (variant: string) => {
        const organisation = open.get(variant) ?? openOrganisationShop(variant);
        open.set(variant, organisation);
        return organisation;
      };
      await use({ of });
      for (const organisation of open.values()) await (await organisation).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function openOrganisationShop(
  variant: string,
): Promise<BookingOrganisation & { close(): Promise<void> }> {
  const folder = await makeDataFolder('organisation');
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const server = await startServer({ variant, env });
  const hotel = randomUUID();
  const { pool } = connectDatabase({ url: postgres.url, log: () => {}, maxConnections: 1 });
  await pool.query(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Cais', 'cais@example.org')`,
    [hotel],
  );
  await pool.end();

  /** Last line of the command that logs a browser in. */
  async function readLoginLine({ scope, organisation = hotel }: LogInInput): Promise<string> {
    const words = ['test-token', '--organisation', organisation, '--sub', 'mara', '--browser'];
    if (scope !== undefined) words.push('--scope', scope);
    const main = 'packages/server/src/command-line/main.ts';
    const settings = { ...process.env, ...env, PUBLIC_URL: server.url };
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], { env: settings });
    return stdout.trim().split('\n').at(-1) ?? '';
  }

  return {
    url: server.url,
    async logIn(page, input = {}) {
      const line = await readLoginLine(input);
      // Not a page of the shop: its scripts would overwrite the token with their own state of a logged-out
      // visitor.
      await page.goto(`${server.url}/robots.txt`);
      await page.evaluate(line);
    },
    async close() {
      await server.stop();
      await postgres.stop();
      await removeFolder(folder);
    },
  };
}
