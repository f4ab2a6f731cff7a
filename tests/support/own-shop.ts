import { connectDatabase } from '../../packages/server/src/database/connect-database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';
import { makeWorldFolder, removeFolder } from './world-folder.ts';

type Shop = {
  readonly url: string;
  /** Lets the time of a hold be over by the server's clock. */
  endHold(cartId: string): Promise<void>;
};

/** Journeys in a shop whose database they can reach into, for what would otherwise take a quarter of an hour. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await makeWorldFolder('shop');
      const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
      const server = await startServer({ variant: 'ashore', env: { DATABASE_URL: postgres.url } });
      const { pool } = connectDatabase({ url: postgres.url, log: () => {}, maxConnections: 1 });
      const endHold = async (cartId: string) => {
        const over =
          "update holds set expires_at = now() - interval '1 second' where cart_id = $1 and state = 'held'";
        await pool.query(over, [cartId]);
      };
      await use({ url: server.url, endHold });
      await pool.end();
      await server.stop();
      await postgres.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
