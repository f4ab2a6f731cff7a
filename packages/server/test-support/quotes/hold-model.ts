export type HoldStep = Partial<Record<'cart' | 'option' | 'people' | 'to', number>> & {
  readonly act: string;
};

/** Both options share one boat. Option 0 sells single spots; a hold of option 1 takes its whole departure. */
export const BOAT_SPOTS = 8;

type ModelHold = {
  readonly option: number;
  readonly spots: number;
  state: string;
  isOver: boolean;
  isExtended: boolean;
};
type ModelDeparture = { wanted: number; isClosed: boolean };

/** The rules for holds in a few lines: without a database, without time and without concurrency. */
export function createModel() {
  const departures: (ModelDeparture | undefined)[] = [undefined, undefined];
  const holdsByCart = new Map<number, ModelHold>();
  const sold: ModelHold[] = [];
  const takenSpots = (option: number, except?: number) =>
    [...holdsByCart]
      .filter(([cart, hold]) => cart !== except && isAlive(hold))
      .map(([, hold]) => hold)
      .concat(sold)
      .filter((hold) => hold.option === option)
      .reduce((sum, { spots }) => sum + spots, 0);
  const isAlive = (hold: ModelHold | undefined) => hold?.state === 'held' && !hold.isOver;

  return {
    expected({ act, cart = 0, option = 0, people = 0, to = 0 }: HoldStep): unknown {
      const hold = holdsByCart.get(cart);
      switch (act) {
        case 'hold':
          return take(cart, option, people);
        case 'extend': {
          if (!hold) return 'unknown';
          if (!isAlive(hold)) return 'ended';
          if (hold.isExtended) return 'extended_before';
          hold.isExtended = true;
          return 'extended';
        }
        case 'release': {
          const wasAlive = isAlive(hold);
          if (hold?.state === 'held') hold.state = wasAlive ? 'released' : 'expired';
          return wasAlive;
        }
        case 'buy': {
          if (!hold) return 'unknown';
          if (hold.state === 'sold') return 'bought';
          if (!isAlive(hold)) return 'ended';
          hold.state = 'sold';
          sold.push(hold);
          return 'bought';
        }
        case 'run out':
          if (hold?.state === 'held') hold.isOver = true;
          return undefined;
        case 'resize': {
          const departure = departures[option];
          if (departure) departure.wanted = to;
          return undefined;
        }
        case 'close':
        case 'open': {
          const departure = departures[option];
          if (departure) departure.isClosed = act === 'close';
          return undefined;
        }
        default:
          return undefined;
      }
    },
  };

  function take(cart: number, option: number, people: number): string {
    const onBoat = takenSpots(0, cart) + takenSpots(1, cart);
    if (onBoat + people > BOAT_SPOTS) return 'nothing';
    if (holdsByCart.get(cart)?.state === 'sold') return 'bought';
    // Six is the capacity of the sail in quotes.ts.
    const departure = departures[option] ?? { wanted: 6, isClosed: false };
    const others = takenSpots(option, cart);
    const spots = option === 1 ? departure.wanted : people;
    const hasRoom =
      option === 1 ? others === 0 && people <= departure.wanted : others + people <= departure.wanted;
    if (departure.isClosed || !hasRoom || onBoat + spots > BOAT_SPOTS) return 'nothing';
    departures[option] = departure;
    const before = holdsByCart.get(cart);
    const isExtended = isAlive(before) && before?.isExtended === true;
    holdsByCart.set(cart, { option, spots, state: 'held', isOver: false, isExtended });
    return 'held';
  }
}
