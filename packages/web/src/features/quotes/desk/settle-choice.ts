import type { DayAvailability, Departure } from '@ashore/core/contract/availability.ts';
import type { Party } from '@ashore/core/pricing/live-price.ts';
import type { Choice, Option, StartTime } from './choice.ts';

/** What a choice comes to: where there is only one way, nobody is asked for it. */
export type Settled = {
  readonly option: Option;
  /** The starts of the day; none before a day is chosen and known. */
  readonly departures: readonly Departure[];
  readonly departure: Departure | undefined;
  /** Only tickets that this way of booking has. */
  readonly party: Party;
  readonly count: number;
};

export type DayOfChoice = Pick<DayAvailability, 'components'>;

export function settleChoice(
  choice: Choice,
  options: readonly [Option, ...Option[]],
  day: DayOfChoice | undefined,
): Settled {
  const option = optionOf(choice, options);
  const departures = departuresOf(option, day);
  const [only, ...others] = departures;
  const named = departures.find((departure) => startOf(departure) === choice.time);
  const departure = named ?? (others.length === 0 ? only : undefined);
  const party = partyOf(option, choice.party);
  const count = Object.values(party).reduce((sum, number) => sum + number, 0);
  return { option, departures, departure, party, count };
}

export function departuresOf({ componentKey }: Option, day: DayOfChoice | undefined): readonly Departure[] {
  return day?.components.find((component) => component.componentKey === componentKey)?.departures ?? [];
}

export function startOf({ time }: Pick<Departure, 'time'>): StartTime {
  return (time as StartTime | null) ?? 'any';
}

/** Somebody could have a place on it now, even if not everybody. */
export function hasRoom({ state, spots }: Pick<Departure, 'state' | 'spots'>): boolean {
  return state === 'free' || spots > 0;
}

/** The chosen one, else the first, whether it can be had or not: nobody is moved to another way without a word. */
function optionOf(choice: Choice, options: readonly [Option, ...Option[]]) {
  return options.find(({ componentKey }) => componentKey === choice.option) ?? options[0];
}

/** The ways of that day that can be had where the one that is meant cannot; empty while it can, and where none can. */
export function waysInstead(
  options: readonly Option[],
  { option }: Pick<Settled, 'option'>,
  day: DayOfChoice | undefined,
): Option[] {
  const isToBeHad = (way: Option) => departuresOf(way, day).some(hasRoom);
  return isToBeHad(option) ? [] : options.filter(isToBeHad);
}

/** A ticket of which some must be booked together is booked so often at least. */
function partyOf({ tickets }: Option, party: Party): Party {
  const counts = tickets.map(({ ticketType, minimum }) => {
    const count = party[ticketType] ?? 0;
    return [ticketType, count > 0 ? Math.max(count, minimum) : 0] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
