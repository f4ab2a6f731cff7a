import type { Entry, Taking } from './history.ts';

export type HistoryToCheck = {
  readonly entries: readonly Entry[];
  /** Capacity of each stock. */
  readonly capacities: ReadonlyMap<string, number>;
  /**
   * Spots that may not have been on sale for some time, because the supplier closed or reduced the departure.
   */
  readonly withheld?: readonly Withheld[];
  /** Largest difference in milliseconds between the clocks of clients and database. */
  readonly tolerance?: number;
};

/** A number of spots of a stock, from one instant to another. */
export type Withheld = Taking & { readonly from: number; readonly to: number };

/** Spots that a cart holds for some time. What the supplier withholds counts as the hold of a cart of its own. */
type HeldSpan = Withheld & { readonly cart: string };

/**
 * Checks two guarantees by what clients saw alone. No more spots are promised than there are: only spots that
 * a client knew it held count. No refusal is false: while a client was refused, others may have held the
 * spots.
 */
export function checkHistory({
  entries,
  capacities,
  withheld = [],
  tolerance = 5,
}: HistoryToCheck): string[] {
  const certain = spansOf(entries, (hold) => certainSpan(hold, entries, tolerance));
  const possible = [
    ...spansOf(entries, (hold) => possibleSpan(hold, entries, tolerance)),
    ...withheld.map((span) => ({ ...span, cart: 'of the supplier' })),
  ];
  return [
    ...[...capacities].flatMap(([stock, capacity]) => findOversell(byStock(certain, stock), stock, capacity)),
    ...entries.filter(isRefusal).flatMap((entry) => findFalseRefusal(entry, possible, capacities)),
  ];
}

function spansOf(
  entries: readonly Entry[],
  timesOf: (hold: Entry) => { from: number; to: number } | undefined,
): HeldSpan[] {
  return entries
    .filter(({ op, outcome }) => op === 'hold' && outcome !== 'fail')
    .flatMap((hold) => {
      const times = timesOf(hold);
      return times && times.from < times.to
        ? hold.takes.map((taking) => ({ ...taking, ...times, cart: hold.cart }))
        : [];
    });
}

/** Certainly held: from the answer until a call may have begun to end it. */
function certainSpan(hold: Entry, entries: readonly Entry[], tolerance: number) {
  if (hold.outcome !== 'ok') return undefined;
  const others = othersOf(hold, entries);
  if (others.some((other) => other.op === 'buy' && other.outcome === 'ok' && other.holdId === hold.holdId))
    return { from: hold.end, to: Number.POSITIVE_INFINITY };
  const ends = others.filter((other) => mayEnd(other) && other.end > hold.start).map(({ start }) => start);
  return { from: hold.end, to: Math.min(latestPromisedExpiry(hold, others) - tolerance, ...ends) };
}

/** Possibly held: from the request until it had certainly ended. */
function possibleSpan(hold: Entry, entries: readonly Entry[], tolerance: number) {
  const from = hold.start - tolerance;
  const others = othersOf(hold, entries);
  const mayBeBought = others.some(({ op, outcome }) => op === 'buy' && outcome !== 'fail');
  if (mayBeBought || hold.outcome === 'unknown') return { from, to: Number.POSITIVE_INFINITY };
  const ends = others
    .filter((other) => mayEnd(other) && other.outcome === 'ok' && other.start > hold.end)
    .map(({ end }) => end);
  return { from, to: Math.min(latestPromisedExpiry(hold, others), ...ends) + tolerance };
}

function othersOf(hold: Entry, entries: readonly Entry[]): Entry[] {
  return entries.filter((other) => other.cart === hold.cart && other !== hold);
}

/** Another hold of the same cart replaces this one. A refused hold leaves it unchanged. */
function mayEnd({ op, outcome }: Entry): boolean {
  return (op === 'hold' || op === 'release') && outcome !== 'fail';
}

/** The latest expiry that the hold or one of its extensions was promised. */
function latestPromisedExpiry(hold: Entry, others: readonly Entry[]): number {
  const extensions = others.filter(({ op, holdId }) => op === 'extend' && holdId === hold.holdId);
  return Math.max(hold.expiresAt ?? 0, ...extensions.map(({ expiresAt }) => expiresAt ?? 0));
}

function byStock(spans: readonly HeldSpan[], stock: string): HeldSpan[] {
  return spans.filter((span) => span.stock === stock);
}

function findOversell(spans: readonly HeldSpan[], stock: string, capacity: number): string[] {
  // The sum can only rise where a span begins.
  const peak = Math.max(0, ...spans.map(({ from }) => sumAt(spans, from)));
  return peak > capacity ? [`${stock}: ${peak} of ${capacity} were promised at the same time`] : [];
}

function sumAt(spans: readonly HeldSpan[], instant: number): number {
  return spans.reduce((sum, { from, to, spots }) => (from <= instant && instant < to ? sum + spots : sum), 0);
}

const refusals = ['nothing', 'too_many'];

/**
 * Refusals that do not state their spots are skipped. Their option changes during the call, so the history
 * cannot show whether there was room.
 */
function isRefusal({ op, outcome, reason = '', takes }: Entry): boolean {
  return op === 'hold' && outcome === 'fail' && refusals.includes(reason) && takes.length > 0;
}

function findFalseRefusal(
  { client, cart, takes, start, end, reason }: Entry,
  possible: readonly HeldSpan[],
  capacities: ReadonlyMap<string, number>,
): string[] {
  const isFull = takes.some(({ stock, spots }) => {
    // Spots that the cart itself holds would be released for the new hold.
    const others = byStock(possible, stock).filter((span) => span.cart !== cart);
    const instants = [start, ...others.map(({ from }) => from).filter((from) => from > start && from <= end)];
    const most = Math.max(...instants.map((instant) => sumAt(others, instant)));
    return most + spots > (capacities.get(stock) ?? 0);
  });
  return isFull ? [] : [`${client} was refused with "${reason}" while ${stocksOf(takes)} had enough spots`];
}

function stocksOf(takes: readonly Taking[]): string {
  return takes.map(({ stock }) => stock).join(' and ');
}
