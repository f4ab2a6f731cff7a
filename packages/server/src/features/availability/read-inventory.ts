import { addDays, type LocalDate, utcMidnight } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Offer } from '../catalogue/read-offer.ts';
import { readShared, type SharedOf } from './read-shared.ts';
import { readTaken, type TakenOf } from './read-taken.ts';

export type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** When, and for whom: what their own cart holds makes way for what it holds next, and is free to them. */
export type AskedInventory = Days & { readonly cartId?: string | undefined };

/** All that must be subtracted from what these products offer. */
export type Inventory = { readonly taken: TakenOf; readonly shared: SharedOf };

/** What others have taken of these products between two days, both included: a statement or two, however many they are. */
export async function readInventory(
  database: Pick<Database, 'pool'>,
  offers: readonly Pick<Offer, 'options'>[],
  { from, to, cartId }: AskedInventory,
): Promise<Inventory> {
  const options = offers.flatMap((offer) => offer.options);
  const resources = new Set(options.flatMap((option) => option.resources.map(({ id }) => id)));
  const longest = Math.max(0, ...options.map(({ durationMinutes }) => durationMinutes ?? 0));
  const [taken, shared] = await Promise.all([
    readTaken(database, { options: options.map(({ id }) => id), from, to, cartId }),
    readShared(database, {
      resources: [...resources],
      // A day to each side: wherever on Earth it is, and however long after midnight it closes.
      from: new Date(utcMidnight(addDays(from, -1))),
      to: new Date(utcMidnight(addDays(to, 3)) + longest * 60_000),
      cartId,
    }),
  ]);
  return { taken, shared };
}
