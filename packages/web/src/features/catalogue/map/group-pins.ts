export type Pin = { readonly code: string; readonly x: number; readonly y: number };

/** Pins that could not be told apart, at the middle of their points; one alone is a group of one. */
export type PinGroup = { readonly codes: readonly string[]; readonly x: number; readonly y: number };

type Room = {
  /** How wide and high a pin is, in units of the drawing. */
  readonly wide: number;
  readonly high: number;
};

/** In the order of the list: its first pins are where others gather. */
export function groupPins(pins: readonly Pin[], { wide, high }: Room): PinGroup[] {
  const groups: Pin[][] = [];
  for (const pin of pins) {
    const near = groups.find(([first]) => first !== undefined && isNear(first, pin, { wide, high }));
    if (near) near.push(pin);
    else groups.push([pin]);
  }
  return groups.map((members) => ({
    codes: members.map(({ code }) => code),
    x: meanOf(members.map(({ x }) => x)),
    y: meanOf(members.map(({ y }) => y)),
  }));
}

function isNear(one: Pin, other: Pin, { wide, high }: Room): boolean {
  return Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < high;
}

function meanOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
