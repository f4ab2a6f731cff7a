import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import type { Bought, BuyOrder } from '../../bench/booking/buy.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { testApp } from '../../packages/server/test-support/app/test-app.ts';
import { cardOf, judged } from './booking-place.ts';
import { removeCheck, unguardedInventory } from './control.ts';
import { control, patience } from './how-long.ts';
import { firstDay, type RacePlace, racePlace, sail, sailId } from './race-place.ts';
import { racingServer } from './racing-server.ts';

type Rush = { readonly spots: number; readonly buyers: number; readonly isGuarded?: boolean };

/**
 * All buyers start at once, from another process. Each goes from the quote to the ticket over its own
 * connection.
 */
async function allBuy(place: RacePlace, { spots, buyers, isGuarded = true }: Rush): Promise<Bought> {
  const database = place.another();
  const inventory = { ...nativeInventory(database), ...(isGuarded ? {} : unguardedInventory(database)) };
  const { port } = await testApp({ ...racingServer(database), inventories: combineInventories(inventory) });
  await place.database.pool.query(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity) values ($1, $2, '10:00', $3, $3)`,
    [sail, firstDay, spots],
  );
  const order: BuyOrder = {
    port,
    connections: buyers,
    count: buyers,
    card: await cardOf(place.database),
    isPatient: true,
    product: sailId,
    componentKey: sail,
    starts: [{ date: firstDay, time: '10:00' }],
  };
  const child = fork(new URL('../../bench/booking/buy.ts', import.meta.url), { execArgv: [] });
  child.send(order);
  const [bought]: [Bought] = (await once(child, 'message')) as [Bought];
  return bought;
}

test(
  'Of four hundred buyers of the last fifty spots fifty get a ticket, and all others are refused',
  async () => {
    const place = await racePlace();
    const { confirmed, others } = await allBuy(place, { spots: 50, buyers: 400 });
    const { 'come again': again = 0, ...answers } = others;
    expect({ confirmed, answers }).toEqual({ confirmed: 50, answers: { 'quote 204': 350 } });
    // A buyer who is asked to come again has lost nothing. On a machine without other load this does not
    // happen.
    if ((loadavg()[0] ?? 0) < 2 * availableParallelism()) expect(again).toBe(0);
    expect(await judged(place.database, [])).toEqual([]);
  },
  patience,
);

test(
  'Without the constraint there are more tickets than spots, and the check reports it',
  control,
  async () => {
    const place = await racePlace();
    await removeCheck(place.database);
    const { confirmed } = await allBuy(place, { spots: 5, buyers: 60, isGuarded: false });
    expect(confirmed).toBeGreaterThan(5);
    expect(await judged(place.database, [])).toContainEqual(
      expect.stringMatching(/a departure has promised more than there is/),
    );
  },
);
