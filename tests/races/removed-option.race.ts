import { localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import {
  LOCK_REMOVED_DEPARTURES,
  LOCK_REMOVED_RESOURCES,
} from '../../packages/server/src/features/catalogue/import/import-catalogue.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { interrupted } from './control.ts';
import { createHistory } from './history.ts';
import { often, patience } from './how-long.ts';
import {
  boatOf,
  bringTrips,
  firstDay,
  leaveSpots,
  noon,
  type RacePlace,
  racePlace,
  serversOf,
  swim,
  untilDoneOrWaiting,
  wanting,
} from './race-place.ts';
import { answersIn, verdict } from './verdict.ts';

const rounds = often(4);
const clients = 6;

test(
  'An import that removes an option deletes no hold that a client makes at that moment',
  async () => {
    const place = await racePlace();
    const { history, capacities } = await raceWithImport(place);
    expect(answersIn(history)).toMatchObject({ 'hold nothing': rounds * clients });
    expect(await verdict({ ...place, history, capacities, name: 'removed-option' })).toEqual([]);
  },
  patience,
);

test(
  'Without a lock on its departures a hold is made and then deleted',
  async () => {
    const place = await racePlace();
    const { history, capacities } = await raceWithImport(place, LOCK_REMOVED_DEPARTURES);
    expect(answersIn(history)).toMatchObject({ 'hold ok': rounds + rounds * clients });
    const wrong = await verdict({ ...place, history, capacities, name: 'removed-option-control' });
    expect(wrong).toContainEqual(expect.stringMatching(/was told of a hold that does not exist/));
    expect(wrong).toContainEqual(expect.stringMatching(/a hold went from held to deleted/));
  },
  patience,
);

test.each([
  ['A boat that a supplier no longer names stays while somebody is about to hold it', undefined, 1],
  ['Without a lock on it a boat goes, and with it what was just taken of it', LOCK_REMOVED_RESOURCES, 0],
])(
  '%s',
  async (_, without, used) => {
    const place = await racePlace();
    const boat = await boatOf(place.database, { seats: 10, options: [swim] });
    await leaveSpots(place.database, firstDay, { left: 12, option: swim });
    const importing: Promise<unknown>[] = [];
    const comeNow = async () => {
      const other = interrupted(place.another(), { before: never, comeNow: async () => {}, without });
      importing.push(bringTrips(other));
      await untilDoneOrWaiting(place, importing);
    };
    const holder = interrupted(place.another(), { before: /^COMMIT/, comeNow, without: undefined });
    const resources = [{ id: boat, per: 'spot', units: 1 }] as const;
    const held = await nativeInventory(holder).hold(wanting({ optionId: swim, resources }));
    expect(held).toMatchObject({ outcome: 'held' });
    await Promise.all(importing);
    expect((await place.database.pool.query('select from resource_uses')).rowCount).toBe(used);
  },
  patience,
);

const never = /^$/;

/** The clients hold after the import has seen no holds, and just before it deletes. */
async function raceWithImport(place: RacePlace, without?: string) {
  const history = createHistory();
  const server = await serversOf(place, 2);
  const hold = (client: number) => {
    const wanted = wanting({ optionId: noon, time: localTime('12:00') });
    const call = { client: `client ${client}`, cart: wanted.cartId } as const;
    const { inventory } = server(client);
    return {
      held: history.note({ ...call, op: 'hold' }, () => inventory.hold(wanted)),
      release: () => history.note({ ...call, op: 'release' }, () => inventory.release(wanted.cartId)),
    };
  };
  for (let round = 0; round < rounds; round++) {
    await bringTrips(place.database);
    // So that the departure exists, but without a live hold.
    const { held, release } = hold(0);
    await held;
    await release();
    const coming: Promise<unknown>[] = [];
    const comeNow = async () => {
      for (let client = 0; client < clients; client++) coming.push(hold(client).held);
      await untilDoneOrWaiting(place, coming);
    };
    const importing: Database = interrupted(place.database, {
      before: /^delete from holds/,
      comeNow,
      without,
    });
    await bringTrips(importing, { withNoon: false });
    await Promise.all(coming);
  }
  return { history, capacities: new Map([[`${noon} on ${firstDay}`, 12]]) };
}
