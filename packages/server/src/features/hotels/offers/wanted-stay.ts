import type { Board } from '@ashore/core/hotels/board.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { RoomWish } from './price-rooms.ts';

/** A wanted room, with the only board that will do, if there is one. */
export type WantedRoom = RoomWish & { readonly board: Board | undefined };

/** What a traveller searches for. */
export type WantedStay = {
  readonly stay: Stay;
  readonly rooms: readonly WantedRoom[];
  readonly currency: SelectableCurrency;
};

/** Names equal wishes alike, so that each is priced once. */
export function keyOfWish({ party, residence }: RoomWish): string {
  return `${party.adults} ${party.childrenAges.join(',')} ${residence}`;
}
