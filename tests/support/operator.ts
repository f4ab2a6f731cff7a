import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { builtProgram } from './built-folders.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { withDatabaseIn } from './end-trip.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';

type Operator = {
  readonly url: string;
  /** Runs the command that follows `npm run ashore --`, beside the running server. Returns its output. */
  run(...words: string[]): Promise<string>;
  /** Lets a booking be completed, as if its trip had taken place on this day. */
  complete(order: string, day: string): Promise<void>;
  /** How many searches, and openings of their results, have been written. */
  searchCounts(): Promise<{ readonly searches: number; readonly openings: number }>;
  /** Lets a day pass for what was searched until now. */
  passDayOfSearches(): Promise<void>;
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
      const commandLine = await builtProgram('command-line.js');
      const run = async (...words: string[]) => {
        const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...words], {
          env: settings,
        });
        return stdout.trim();
      };
      const complete = async (order: string, day: string) => {
        const { rowCount } = await withDatabaseIn(folder, ({ pool }) =>
          pool.query(
            `update bookings set state = 'completed', quote = quote || jsonb_build_object('date', $2::text)
             where order_number = $1`,
            [order, day],
          ),
        );
        if (rowCount !== 1) throw new Error(`There is no booking ${order}.`);
      };
      const searchCounts = async () => {
        const { rows } = await withDatabaseIn(folder, ({ pool }) =>
          pool.query<Awaited<ReturnType<Operator['searchCounts']>>>(
            `select (select coalesce(sum(searches), 0)::int from search_counts) as searches,
               (select coalesce(sum(openings), 0)::int from search_openings) as openings`,
          ),
        );
        return rows[0] ?? { searches: 0, openings: 0 };
      };
      const passDayOfSearches = async () => {
        // The newest day moves before the oldest one: no row can meet one of its query that is yet to move.
        await withDatabaseIn(folder, ({ pool }) =>
          pool.query(
            `update search_counts set day = (select min(day) - 1 from search_counts)
             where day = (select max(day) from search_counts)`,
          ),
        );
      };
      await use({ url: server.url, run, complete, searchCounts, passDayOfSearches });
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
