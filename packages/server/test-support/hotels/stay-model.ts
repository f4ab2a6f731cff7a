/** A step of a random history. Nights are counted from 0; `rooms` are the numbers of room types. */
export type StayStep = {
  readonly act: string;
  readonly cart?: number;
  readonly rooms?: readonly number[];
  readonly first?: number;
  readonly nights?: number;
  readonly type?: number;
  readonly night?: number;
  readonly to?: number;
  readonly position?: number;
};

type ModelRoom = { readonly type: number; isReleased: boolean };
type ModelStay = {
  readonly rooms: readonly ModelRoom[];
  readonly first: number;
  readonly end: number;
  state: string;
  isOver: boolean;
  isExtended: boolean;
};

/** What each room type has in each night, unless a step changes it. */
export const MODEL_CAPACITIES = [2, 1] as const;

/** The rules for rooms in a few lines: without a database, without time and without concurrency. */
export function createStayModel() {
  const capacities: number[] = [...MODEL_CAPACITIES];
  const ownCapacities = new Map<string, number>();
  const closedNights = new Set<string>();
  const staysByCart = new Map<number, ModelStay>();
  const keyOf = (type: number, night: number) => `${type} ${night}`;
  const isAlive = (stay: ModelStay | undefined) => stay?.state === 'held' && !stay.isOver;

  /** Rooms of a type that holds and sales take in a night; those of a cart that holds something else do not count. */
  const taken = (type: number, night: number, except?: number) =>
    [...staysByCart]
      .filter(([cart, stay]) => stay.state === 'sold' || (isAlive(stay) && cart !== except))
      .filter(([, { first, end }]) => first <= night && night < end)
      .flatMap(([, { rooms }]) => rooms)
      .filter((room) => room.type === type && !room.isReleased).length;

  return {
    taken,
    expected({ act, cart = 0, rooms = [], first = 0, nights = 0, ...step }: StayStep): unknown {
      const { type = 0, night = 0, to = 0, position = 0 } = step;
      const stay = staysByCart.get(cart);
      switch (act) {
        case 'hold':
          return hold(cart, rooms, first, first + nights);
        case 'hold a trip': {
          if (stay?.state === 'sold') return 'bought';
          const isExtended = isAlive(stay) && stay?.isExtended === true;
          staysByCart.set(cart, { rooms: [], first: 0, end: 0, state: 'held', isOver: false, isExtended });
          return 'held';
        }
        case 'extend': {
          if (!stay) return 'unknown';
          if (!isAlive(stay)) return 'ended';
          if (stay.isExtended) return 'extended_before';
          stay.isExtended = true;
          return 'extended';
        }
        case 'release': {
          const wasAlive = isAlive(stay);
          if (stay?.state === 'held') stay.state = wasAlive ? 'released' : 'expired';
          return wasAlive;
        }
        case 'buy': {
          if (!stay) return 'unknown';
          if (stay.state === 'sold') return 'bought';
          if (!isAlive(stay)) return 'ended';
          stay.state = 'sold';
          return 'bought';
        }
        case 'release room': {
          const room = stay?.state === 'sold' ? stay.rooms[position] : undefined;
          if (!stay || !room || room.isReleased) return 0;
          room.isReleased = true;
          if (stay.rooms.every(({ isReleased }) => isReleased)) stay.state = 'released';
          return 1;
        }
        case 'run out':
          if (stay?.state === 'held') stay.isOver = true;
          return undefined;
        case 'resize':
          capacities[type] = to;
          return undefined;
        case 'resize night':
          ownCapacities.set(keyOf(type, night), to);
          return undefined;
        case 'close':
          closedNights.add(keyOf(type, night));
          return undefined;
        case 'open':
          closedNights.delete(keyOf(type, night));
          return undefined;
        default:
          return undefined;
      }
    },
  };

  function hold(cart: number, rooms: readonly number[], first: number, end: number): string {
    const before = staysByCart.get(cart);
    if (before?.state === 'sold') return 'bought';
    for (const type of new Set(rooms))
      for (let night = first; night < end; night++) {
        const key = keyOf(type, night);
        const left = (ownCapacities.get(key) ?? capacities[type] ?? 0) - taken(type, night, cart);
        if (closedNights.has(key) || rooms.filter((other) => other === type).length > left) return 'nothing';
      }
    staysByCart.set(cart, {
      rooms: rooms.map((type) => ({ type, isReleased: false })),
      ...{ first, end, state: 'held', isOver: false },
      isExtended: isAlive(before) && before?.isExtended === true,
    });
    return 'held';
  }
}
