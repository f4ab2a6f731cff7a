import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { connectDatabase } from '../../packages/server/src/database/connect-database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';
import { makeWorldFolder, removeFolder } from './world-folder.ts';

type Wish = { readonly scope?: string; readonly organisation?: string };

type House = {
  readonly url: string;
  /** Whoever sits at its desk is signed in from here on: with the token that signing in will give one. */
  signIn(page: Page, wish?: Wish): Promise<void>;
};
type Houses = { of(variant: string): Promise<House> };

/** Journeys at the desk of a house that books for its guests, in the shop of a variant. */
export const test = base.extend<object, { houses: Houses }>({
  houses: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const open = new Map<string, Promise<House & { close(): Promise<void> }>>();
      const of = (variant: string) => {
        const house = open.get(variant) ?? openHouse(variant);
        open.set(variant, house);
        return house;
      };
      await use({ of });
      for (const house of open.values()) await (await house).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function openHouse(variant: string): Promise<House & { close(): Promise<void> }> {
  const folder = await makeWorldFolder('house');
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

  /** What the verb says that signs a browser in. */
  async function lineOf({ scope, organisation = hotel }: Wish): Promise<string> {
    const words = ['test-token', '--organisation', organisation, '--sub', 'mara', '--browser'];
    if (scope !== undefined) words.push('--scope', scope);
    const main = 'packages/server/src/command-line/main.ts';
    const settings = { ...process.env, ...env, PUBLIC_URL: server.url };
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], { env: settings });
    return stdout.trim().split('\n').at(-1) ?? '';
  }

  return {
    url: server.url,
    async signIn(page, wish = {}) {
      const line = await lineOf(wish);
      // No page of the shop: its scripts would write what they know of nobody over it.
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
