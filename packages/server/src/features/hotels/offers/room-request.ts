import type { RoomParty } from '@ashore/core/hotels/room-party.ts';

/** One room as a traveller wants it. Countries are ISO codes. */
export type RoomRequest = {
  readonly party: RoomParty;
  /** The country in which the guests live. */
  readonly residence: string;
  /** Whose citizens the guests are; missing if it is the country in which they live. Only other sellers ask for it. */
  readonly nationality?: string | undefined;
};

/** Names equal requests alike, so that each is priced once. */
export function keyOfRequest({ party, residence, nationality = residence }: RoomRequest): string {
  return `${party.adults} ${party.childrenAges.join(',')} ${residence} ${nationality}`;
}
