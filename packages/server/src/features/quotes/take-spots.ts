import type { Queryable } from '../../database/queryable.ts';
import type { WantedHold } from '../../gateways/inventory/port.ts';
import { PLACE_HOLD } from './hold.queries.ts';

/** What the one statement says: a hold, or why there is none. */
export type Placed = {
  readonly id: string | null;
  readonly spots: number | null;
  readonly expiresAt: Date | null;
  readonly isExtended: boolean | null;
  readonly now: Date;
  readonly holdsAlready: boolean;
  readonly bought: boolean;
  /** Whose places for holds are all taken, if that is so. */
  readonly noPlaceOf: 'browser' | 'address' | null;
  /** Some of what is missing has run out and is only not cleared away. */
  readonly maySoon: boolean;
};

/** What a cart held until now without a break, as texts of the database: they lose nothing on the way. */
export type HeldBefore = {
  readonly since: string;
  readonly extendedAt: string | null;
  readonly until: string;
};

/** Makes a hold of a cart that has none; nothing is changed where it cannot be made. */
export async function takeSpots(client: Queryable, wanted: WantedHold, before?: HeldBefore): Promise<Placed> {
  const { optionId, date, time, people, takesAll, cartId, holder, seconds, quote } = wanted;
  const { rows } = await client.query<Placed>({ name: 'place-hold', text: PLACE_HOLD }, [
    optionId,
    date,
    time,
    people,
    takesAll,
    cartId,
    holder.browser,
    holder.mostOfBrowser,
    holder.address,
    holder.mostOfAddress,
    seconds,
    JSON.stringify(quote),
    before?.since ?? null,
    before?.extendedAt ?? null,
    before?.until ?? null,
  ]);
  const [placed] = rows;
  if (!placed) throw new Error('A hold was neither made nor refused.');
  return placed;
}
