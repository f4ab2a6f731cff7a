/** The guests of one room: its adults, and the ages of its children on the day of arrival. */
export type RoomParty = { readonly adults: number; readonly childrenAges: readonly number[] };

export const MAX_ROOMS = 5;
export const MAX_ADULTS_OF_ROOM = 6;
export const MAX_CHILDREN_OF_ROOM = 4;
export const MAX_CHILD_AGE = 17;

/** What a search is for until the traveller chooses: one room for two adults. */
export const DEFAULT_ROOM: RoomParty = { adults: 2, childrenAges: [] };

export type GuestCount = { readonly adults: number; readonly children: number };

export function guestsOf(rooms: readonly RoomParty[]): GuestCount {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { childrenAges }) => sum + childrenAges.length, 0),
  };
}
