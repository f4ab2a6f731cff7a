import type { RoomParty } from './room-party.ts';

/** Up to which age a child pays this much for a night; the youngest first. */
export type ChildPrice = { readonly untilAge: number; readonly priceMinor: number };

/** Who may sleep in a room of a type, and what each guest adds to the price of a night. */
export type RoomCapacity = {
  readonly maxAdults: number;
  readonly maxChildren: number;
  /** Adults and children together, those in extra beds among them, without children in cots. */
  readonly maxOccupancy: number;
  readonly extraBeds: number;
  readonly cots: number;
  /** The price of a night is for this many adults. */
  readonly includedAdults: number;
  readonly adultSupplementMinor: number;
  readonly singleReductionMinor: number;
  readonly childPrices: readonly ChildPrice[];
  readonly extraBedMinor: number;
};

/** The ages up to which a hotel counts guests as children, and lets them sleep in a cot. */
export type HotelAges = { readonly childAge: number; readonly cotAge: number };

export type BoardPrices = { readonly boardAdultMinor: number; readonly boardChildMinor: number };

/** Where the guests of a room sleep, and who of them pays as what. */
export type Arrangement = {
  /** Adults and children above the hotel's child age. */
  readonly payingAdults: number;
  /** Children who pay the price of their age, without those in cots. */
  readonly payingChildren: number;
  readonly extraBeds: number;
  readonly cots: number;
  /** What the guests add to the price of one night. Negative for a single guest whose reduction is larger. */
  readonly supplementMinor: number;
};

/**
 * The cheapest way in which a party may sleep in a room; undefined if there is none. Children in cots pay nothing and
 * take no bed. Without a cot an infant is a child like any other. Guests without a fixed bed sleep in extra beds.
 */
export function arrangeBeds(
  room: RoomCapacity,
  { childAge, cotAge }: HotelAges,
  { adults, childrenAges }: RoomParty,
  { boardAdultMinor, boardChildMinor }: BoardPrices,
): Arrangement | undefined {
  if (adults < 1) return undefined;
  const children = childrenAges.filter((age) => age <= childAge);
  const payingAdults = adults + childrenAges.length - children.length;
  if (payingAdults > room.maxAdults) return undefined;
  // The dearest infants sleep in the cots.
  const infantPrices = children
    .filter((age) => age <= cotAge)
    .map((age) => childPriceMinor(room, age))
    .sort((left, right) => right - left);
  const allChildrenMinor = sum(children.map((age) => childPriceMinor(room, age)));
  let cheapest: Arrangement | undefined;
  for (let cots = 0; cots <= Math.min(room.cots, infantPrices.length); cots++) {
    const payingChildren = children.length - cots;
    const inBeds = payingAdults + payingChildren;
    if (payingChildren > room.maxChildren || inBeds > room.maxOccupancy) continue;
    const extraBeds = Math.max(0, inBeds - (room.maxOccupancy - room.extraBeds));
    const supplementMinor =
      adultsMinor(room, payingAdults, inBeds) +
      allChildrenMinor -
      sum(infantPrices.slice(0, cots)) +
      extraBeds * room.extraBedMinor +
      payingAdults * boardAdultMinor +
      payingChildren * boardChildMinor;
    // A cot that saves nothing is not put up.
    if (cheapest === undefined || supplementMinor < cheapest.supplementMinor)
      cheapest = { payingAdults, payingChildren, extraBeds, cots, supplementMinor };
  }
  return cheapest;
}

function adultsMinor(room: RoomCapacity, payingAdults: number, inBeds: number): number {
  if (inBeds === 1) return -room.singleReductionMinor;
  return room.adultSupplementMinor * Math.max(0, payingAdults - room.includedAdults);
}

/** A child older than the last price pays that of the last. */
function childPriceMinor({ childPrices }: RoomCapacity, age: number): number {
  return (childPrices.find(({ untilAge }) => age <= untilAge) ?? childPrices.at(-1))?.priceMinor ?? 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
