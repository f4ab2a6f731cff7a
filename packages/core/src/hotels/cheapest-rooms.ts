/** A rate of a room type for one wanted room. */
export type RoomChoice = {
  readonly roomTypeId: string;
  readonly payment: 'prepaid' | 'at-hotel';
  readonly totalMinor: number;
};

/**
 * The cheapest choice of one rate for each wanted room, in the order of the rooms; undefined if there is none. Two rooms
 * of a type need two that are left. All rooms of a stay are paid in the same way. Choices of a room are sorted by
 * total, the cheapest first; of equal totals the earlier one wins.
 */
export function cheapestRooms<Choice extends RoomChoice>(
  choicesOfRooms: readonly (readonly Choice[])[],
  leftOf: (roomTypeId: string) => number,
): Choice[] | undefined {
  const prepaid = cheapestPaid(choicesOfRooms, 'prepaid', leftOf);
  const atHotel = cheapestPaid(choicesOfRooms, 'at-hotel', leftOf);
  if (!prepaid || !atHotel) return prepaid ?? atHotel;
  return totalOf(atHotel) < totalOf(prepaid) ? atHotel : prepaid;
}

function cheapestPaid<Choice extends RoomChoice>(
  choicesOfRooms: readonly (readonly Choice[])[],
  payment: RoomChoice['payment'],
  leftOf: (roomTypeId: string) => number,
): Choice[] | undefined {
  const candidates = choicesOfRooms.map((choices) => cheapestOfTypes(choices, payment, leftOf));
  const firsts = candidates.map(([first]) => first).filter((first) => first !== undefined);
  if (firsts.length < candidates.length) return undefined;
  if (isEnough(firsts, leftOf)) return firsts;
  return cheapestAssignment(candidates, leftOf);
}

/** The cheapest choice of each room type of which a room is left. */
function cheapestOfTypes<Choice extends RoomChoice>(
  choices: readonly Choice[],
  payment: RoomChoice['payment'],
  leftOf: (roomTypeId: string) => number,
): Choice[] {
  const seen = new Set<string>();
  return choices.filter((choice) => {
    if (choice.payment !== payment || seen.has(choice.roomTypeId) || leftOf(choice.roomTypeId) < 1)
      return false;
    seen.add(choice.roomTypeId);
    return true;
  });
}

function isEnough(chosen: readonly RoomChoice[], leftOf: (roomTypeId: string) => number): boolean {
  return chosen.every(
    ({ roomTypeId }) =>
      chosen.filter((other) => other.roomTypeId === roomTypeId).length <= leftOf(roomTypeId),
  );
}

/** Tries every assignment that can still become cheaper than the best one found: there are five rooms at most. */
function cheapestAssignment<Choice extends RoomChoice>(
  candidates: readonly (readonly Choice[])[],
  leftOf: (roomTypeId: string) => number,
): Choice[] | undefined {
  const leastFrom = candidates.map((_, index) =>
    candidates.slice(index).reduce((sum, [first]) => sum + (first?.totalMinor ?? 0), 0),
  );
  const taken = new Map<string, number>();
  const chosen: Choice[] = [];
  let best: { readonly rooms: Choice[]; readonly totalMinor: number } | undefined;
  choose(0, 0);
  return best?.rooms;

  function choose(index: number, totalMinor: number): void {
    const candidatesOfRoom = candidates[index];
    if (!candidatesOfRoom) {
      best = { rooms: [...chosen], totalMinor };
      return;
    }
    for (const choice of candidatesOfRoom) {
      const sum = totalMinor + choice.totalMinor;
      // The choices are sorted, so none of the following can be cheaper.
      if (best && sum + (leastFrom[index + 1] ?? 0) >= best.totalMinor) return;
      const count = taken.get(choice.roomTypeId) ?? 0;
      if (count >= leftOf(choice.roomTypeId)) continue;
      taken.set(choice.roomTypeId, count + 1);
      chosen.push(choice);
      choose(index + 1, sum);
      chosen.pop();
      taken.set(choice.roomTypeId, count);
    }
  }
}

function totalOf(chosen: readonly RoomChoice[]): number {
  return chosen.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}
