import type { Board } from '@ashore/core/hotels/board.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { RoomRequest } from './price-rooms.ts';

/** A wanted room, with the only board that will do, if there is one. */
export type WantedRoom = RoomRequest & { readonly board: Board | undefined };

/** What a traveller searches for. */
export type WantedStay = {
  readonly stay: Stay;
  readonly rooms: readonly WantedRoom[];
  readonly currency: SelectableCurrency;
};

/** Names equal requests alike, so that each is priced once. */
export function keyOfRequest({ party, residence }: RoomRequest): string {
  return `${party.adults} ${party.childrenAges.join(',')} ${residence}`;
}
