export type Pin = { readonly code: string; readonly x: number; readonly y: number };

/** Pins that could not be told apart, at the middle of their points; one alone is a group of one. */
export type PinGroup = { readonly codes: readonly string[]; readonly x: number; readonly y: number };

type Room = {
  /** How wide and high a pin is, in units of the drawing. */
  readonly wide: number;
  readonly high: number;
};

/** In the order of the list. What has gathered may lie on its neighbours in its new place: so until nothing does. */
export function groupPins(pins: readonly Pin[], room: Room): PinGroup[] {
  let groups = pins.map(({ code, x, y }): PinGroup => ({ codes: [code], x, y }));
  for (let before = 0; groups.length !== before; ) {
    before = groups.length;
    groups = gathered(groups, room);
  }
  return groups;
}

function gathered(groups: readonly PinGroup[], room: Room): PinGroup[] {
  const found: PinGroup[] = [];
  for (const group of groups) {
    const at = found.findIndex((other) => isNear(other, group, room));
    const other = found[at];
    if (other) found[at] = together(other, group);
    else found.push(group);
  }
  return found;
}

function together(one: PinGroup, other: PinGroup): PinGroup {
  const [many, more] = [one.codes.length, other.codes.length];
  const mean = (left: number, right: number) => Math.round((left * many + right * more) / (many + more));
  return { codes: [...one.codes, ...other.codes], x: mean(one.x, other.x), y: mean(one.y, other.y) };
}

function isNear(one: PinGroup, other: PinGroup, { wide, high }: Room): boolean {
  return Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < high;
}
