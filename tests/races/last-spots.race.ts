import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import type { Bought, BuyOrder } from '../../bench/booking/buy.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { testApp } from '../../packages/server/test-support/app/test-app.ts';
import { dropOversellConstraint, uncheckedInventory } from './control.ts';
import { cardOf, checkAfterRace } from './race-bookings.ts';
import { createRaceDatabase, firstDay, type RaceDatabase, sailOption, sailProduct } from './race-database.ts';
import { controlOptions, RACE_TIMEOUT } from './race-limits.ts';
import { raceServerSettings } from './race-server-settings.ts';

type BuyAllInput = { readonly spots: number; readonly buyers: number; readonly isGuarded?: boolean };

/**
 * All buyers start at once, from another process. Each goes from the quote to the ticket over its own
 * connection.
 */
async function buyAllAtOnce(
  raceDatabase: RaceDatabase,
  { spots, buyers, isGuarded = true }: BuyAllInput,
): Promise<Bought> {
  const database = raceDatabase.connectAgain();
  const inventory = { ...nativeInventory(database), ...(isGuarded ? {} : uncheckedInventory(database)) };
  const { port } = await testApp({
    ...raceServerSettings(database),
    inventories: combineInventories(inventory),
  });
  await raceDatabase.database.pool.query(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity) values ($1, $2, '10:00', $3, $3)`,
    [sailOption, firstDay, spots],
  );
  const order: BuyOrder = {
    port,
    connections: buyers,
    count: buyers,
    card: await cardOf(raceDatabase.database),
    isPatient: true,
    product: sailProduct,
    componentKey: sailOption,
    starts: [{ date: firstDay, time: '10:00' }],
  };
  const child = fork(new URL('../../bench/booking/buy.ts', import.meta.url), { execArgv: [] });
  child.send(order);
  const [bought]: [Bought] = (await once(child, 'message')) as [Bought];
  return bought;
}

test(
  'Of four hundred buyers of the last fifty spots, fifty get a ticket and all others are refused',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { confirmed, others } = await buyAllAtOnce(raceDatabase, { spots: 50, buyers: 400 });
    // `others` names each answer as bench/booking/buy.ts does. A quote is refused with the status 204.
    const { 'come again': again = 0, ...answers } = others;
    expect({ confirmed, answers }).toEqual({ confirmed: 50, answers: { 'quote 204': 350 } });
    // A buyer who is asked to come again has lost nothing. On a machine without other load this does not
    // happen.
    if ((loadavg()[0] ?? 0) < 2 * availableParallelism()) expect(again).toBe(0);
    expect(await checkAfterRace(raceDatabase.database, [])).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without the constraint, more tickets than spots are sold, and the checker reports it',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    await dropOversellConstraint(raceDatabase.database);
    const { confirmed } = await buyAllAtOnce(raceDatabase, { spots: 5, buyers: 60, isGuarded: false });
    expect(confirmed).toBeGreaterThan(5);
    expect(await checkAfterRace(raceDatabase.database, [])).toContainEqual(
      expect.stringMatching(/a departure has more held and sold spots than its capacity/),
    );
  },
);
