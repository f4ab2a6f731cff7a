import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { enqueueJob } from '../../packages/server/src/database/queue/enqueue-job.ts';
import { confirmForeignHotel } from '../../packages/server/src/features/hotels/supply/foreign-hotels.ts';
import { playBedbank } from '../../packages/server/test-support/lodging/bedbank-stand-in.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';
import { hotelPaths } from './stays.ts';

type SellerShop = {
  readonly url: string;
  readonly bedbank: Awaited<ReturnType<typeof playBedbank>>;
  /** The hotel gives its own number of all bookings, and the seller is asked for it now rather than tomorrow. */
  giveNumber(number: string): Promise<void>;
};

/** The seller's code of the hotel in Lisbon, and of one of its types of rooms. */
const hotelCode = 'H1';
const roomTypeCode = 'dbl';

/** Journeys on a server that sells rooms of a bedbank, played by a stand-in on this machine. */
export const test = base.extend<object, { shop: SellerShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await makeDataFolder('seller');
      const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
      const bedbank = await playBedbank({ now: () => new Date() });
      const codesFile = join(folder, 'bedbank-codes.json');
      await writeFile(codesFile, JSON.stringify({ countries: { CN: '156', DE: '276', GB: '826' } }));
      const server = await startServer({
        variant: 'ashore',
        env: {
          DATABASE_URL: postgres.url,
          TRUSTED_PROXIES: '127.0.0.1,::1',
          BEDBANK_URL: bedbank.url,
          BEDBANK_KEY: bedbank.key,
          BEDBANK_CURRENCY: 'EUR',
          BEDBANK_TIME_ZONE: 'Europe/Lisbon',
          BEDBANK_CODES: codesFile,
        },
      });
      const database = connectDatabase({ url: postgres.url, log: () => {}, maxConnections: 1 });
      const { pool } = database;
      const { rows } = await pool.query<{ id: string }>(
        `update products set booking_source = 'bedbank' where code = $1 returning id`,
        [hotelPaths.casa.slice(-8)],
      );
      const productId = rows[0]?.id;
      if (productId === undefined) throw new Error('The hotel is not in the catalogue.');
      await pool.query(`update room_types set slug = $2 where hotel_id = $1 and slug = 'double-lane'`, [
        productId,
        roomTypeCode,
      ]);
      await confirmForeignHotel(pool, { source: 'bedbank', hotelCode, productId, by: 'Ada' });
      const giveNumber = async (number: string) => {
        bedbank.confirmAtHotel(number);
        await pool.query('update foreign_bookings set look_at = now()');
        await enqueueJob(pool, { kind: 'follow-foreign-bookings', key: randomUUID(), payload: {} });
      };
      await use({ url: server.url, bedbank, giveNumber });
      await pool.end();
      await server.stop();
      await bedbank.close();
      await postgres.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});
