import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../../packages/server/src/database/connect.ts';
import { enqueueJob } from '../../packages/server/src/database/queue/enqueue-job.ts';

/** Works on the database in the data folder of a server that runs. */
export async function withDatabaseIn<Result>(
  dataFolder: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase({
    databaseUrl: undefined,
    dataFolder,
    log: () => {},
    allowRunningServer: true,
    maxConnections: 1,
  });
  try {
    return await work(database);
  } finally {
    await close();
  }
}

/**
 * Makes the trip of a booking take place on this day, by the clock of the server that all journeys share, and enqueues the job
 * that completes such bookings.
 */
export async function endTrip(orderNumber: string, day: string): Promise<void> {
  await withDatabaseIn(process.env.ASHORE_SHARED_FOLDER ?? '', async ({ pool }) => {
    const { rowCount } = await pool.query(
      `update bookings set ends_at = $4::text::timestamptz, quote = quote || jsonb_build_object('date', $2::text, 'startsAt', $3::text, 'endsAt', $4::text)
       where order_number = $1`,
      [orderNumber, day, `${day}T10:00:00.000Z`, `${day}T12:00:00.000Z`],
    );
    if (rowCount !== 1) throw new Error(`There is no booking ${orderNumber}.`);
    await enqueueJob(pool, { kind: 'complete-bookings', key: randomUUID(), payload: {} });
  });
}
