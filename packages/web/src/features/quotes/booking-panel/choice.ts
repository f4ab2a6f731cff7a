import { runsOn } from '@ashore/core/availability/runs-on.ts';
import type { DayAvailability, Departure } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import type { Party } from '@ashore/core/pricing/live-price.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';

/** A bookable option of the product. */
export type Option = TourDetails['components'][number];

/** `any`: travellers come at any time during opening hours. */
export type StartTime = LocalTime | 'any';

/** What a traveller has chosen so far. Nothing is chosen for them. */
export type Choice = {
  readonly date: LocalDate | undefined;
  /** Key of the option. */
  readonly option: string | undefined;
  readonly time: StartTime | undefined;
  readonly party: Party;
};

export const nothingChosen: Choice = { date: undefined, option: undefined, time: undefined, party: {} };

/** What a choice amounts to. A single option counts as chosen. */
export type Settled = {
  readonly option: Option;
  /** Departures of the chosen day; empty until a day is chosen and loaded. */
  readonly departures: readonly Departure[];
  readonly departure: Departure | undefined;
  /** Only tickets that this option has. */
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

/** Whether a departure has at least one available spot, even if too few for the party. */
export function hasRoom({ state, spots }: Pick<Departure, 'state' | 'spots'>): boolean {
  return state === 'free' || spots > 0;
}

/**
 * Returns the chosen option, else the first, whether or not it is available. Travellers are not moved to
 * another option without notice.
 */
function optionOf(choice: Choice, options: readonly [Option, ...Option[]]) {
  return options.find(({ componentKey }) => componentKey === choice.option) ?? options[0];
}

/**
 * Returns the available options of that day if the chosen one is unavailable. Empty if the chosen option is
 * available, or if none is.
 */
export function alternativeOptions(
  options: readonly Option[],
  { option }: Pick<Settled, 'option'>,
  day: DayOfChoice | undefined,
): Option[] {
  const isToBeHad = (way: Option) => departuresOf(way, day).some(hasRoom);
  return isToBeHad(option) ? [] : options.filter(isToBeHad);
}

/** A ticket with a minimum is counted at least that often. */
function partyOf({ tickets }: Option, party: Party): Party {
  const counts = tickets.map(({ ticketType, minimum }) => {
    const count = party[ticketType] ?? 0;
    return [ticketType, count > 0 ? Math.max(count, minimum) : 0] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * Carries the party over to another option. If that option has none of the party's tickets, all travellers
 * move to its first ticket. The traveller then does not have to count again.
 */
export function carryParty(party: Party, { tickets }: Pick<Option, 'tickets'>): Party {
  const has = new Set<string>(tickets.map(({ ticketType }) => ticketType));
  const [first] = tickets;
  const wanted = Object.entries(party).filter(([, count]) => count > 0);
  if (!first || wanted.some(([band]) => has.has(band))) return party;
  const people = wanted.reduce((sum, [, count]) => sum + count, 0);
  return people === 0 ? party : { ...party, [first.ticketType]: people };
}

const young: readonly string[] = ['child', 'infant'];

/**
 * Whether the party so far has no adults although the option has adult tickets. The page only notes it,
 * because suppliers decide.
 */
export function isOnlyChildren({
  option,
  party,
  count,
}: Pick<Settled, 'option' | 'party' | 'count'>): boolean {
  const hasAdults = option.tickets.some(({ ticketType }) => ticketType === 'adult');
  return hasAdults && count > 0 && Object.keys(party).every((band) => young.includes(band));
}

/**
 * Whether the party so far pays nothing although some tickets cost something. The server does not hold spots
 * for such a party.
 */
export function isOnlyFree({ option, party, count }: Pick<Settled, 'option' | 'party' | 'count'>): boolean {
  const costs = option.tickets.filter(({ price }) => price > 0);
  return count > 0 && costs.length > 0 && costs.every(({ ticketType }) => (party[ticketType] ?? 0) === 0);
}

type ChosenTour = Pick<TourDetails, 'productType' | 'availability' | 'dateRules'>;

/**
 * Returns whether a day can be chosen at all. A show runs unless its date rules reject the day. Any other
 * product runs on its available dates.
 */
export function canRun({ productType, availability, dateRules }: ChosenTour): (date: LocalDate) => boolean {
  if (productType === 'shows' && dateRules.length > 0) return (date) => runsOn(dateRules, date);
  const dates: ReadonlySet<string> = new Set(availability.availableDates);
  return (date) => dates.has(date);
}

type Ticket = Pick<Option['tickets'][number], 'minimum' | 'groupSize' | 'extraPersonPrice'>;

/** Returns the next value of a stepper. Below the minimum of a ticket only zero is possible. */
export function stepTo(value: number, { minimum }: Pick<Ticket, 'minimum'>, before: number): number {
  if (value <= 0) return 0;
  if (value >= minimum) return value;
  return value > before ? minimum : 0;
}

/** Returns the maximum of a ticket, given the other tickets of the party. */
export function mostOf(
  { groupSize, extraPersonPrice }: Ticket,
  { spots, others }: { readonly spots: number; readonly others: number },
): number {
  const room = Math.max(0, Math.min(spots, MAX_PARTY) - others);
  return groupSize !== null && extraPersonPrice === null ? Math.min(room, groupSize) : room;
}

/** State of a departure for a party of this size. */
export type StartLook = 'free' | 'tooFew' | 'held' | 'gone';

export function startLook({ state, spots }: Pick<Departure, 'state' | 'spots'>, count: number): StartLook {
  if (spots > 0 && spots >= count) return 'free';
  // The traveller can still reduce the party.
  if (spots > 0) return 'tooFew';
  return state === 'held' ? 'held' : 'gone';
}

/** Fewer spots than this are mentioned. The number is always true and never there to hurry travellers. */
const few = 6;

/** Remark about a departure, shown below the start times. */
export type StartRemark =
  | { readonly kind: 'left' | 'onlyLeft'; readonly spots: number }
  | { readonly kind: 'mayComeBack'; readonly minutes: number };

type Remarked = Pick<Departure, 'state' | 'spots' | 'mayComeBackAt'>;

export function startRemark(departure: Remarked, count: number, now: Date): StartRemark | undefined {
  const { spots, mayComeBackAt } = departure;
  const look = startLook(departure, count);
  if (look === 'tooFew') return { kind: 'onlyLeft', spots };
  if (look === 'free') return spots < few ? { kind: 'left', spots } : undefined;
  if (look !== 'held' || mayComeBackAt === null) return undefined;
  const wait = new Date(mayComeBackAt).getTime() - now.getTime();
  return { kind: 'mayComeBack', minutes: Math.max(1, Math.ceil(wait / 60_000)) };
}

export type OtherStart = { readonly option: Option; readonly time: StartTime };

/** Returns other departures of the same day with room for the whole party: those of the same option first. */
export function otherStarts(
  options: readonly Option[],
  day: DayOfChoice,
  { option, departure, count, party }: Pick<Settled, 'option' | 'departure' | 'count' | 'party'>,
): OtherStart[] {
  const bands = Object.keys(party);
  const sameTickets = (other: Option) =>
    bands.every((band) => other.tickets.some(({ ticketType }) => ticketType === band));
  const ways = [option, ...options.filter((other) => other !== option && sameTickets(other))];
  return ways.flatMap((way) =>
    departuresOf(way, day)
      .filter((candidate) => candidate !== departure && startLook(candidate, count) === 'free')
      .filter(({ spots }) => way.tickets.every((ticket) => fits(ticket, party, spots)))
      .map((candidate) => ({ option: way, time: startOf(candidate) })),
  );
}

function fits(ticket: Option['tickets'][number], party: Settled['party'], spots: number): boolean {
  return (party[ticket.ticketType] ?? 0) <= mostOf(ticket, { spots, others: 0 });
}
