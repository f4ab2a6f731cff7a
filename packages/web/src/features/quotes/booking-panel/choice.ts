import { runsOn } from '@ashore/core/availability/timetable.ts';
import type { DayAvailability, Departure } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import type { TicketCounts } from '@ashore/core/pricing/live-price.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';

/** A bookable option of the product. */
export type Option = TourDetails['components'][number];

/** `any`: travellers come at any time during opening hours. */
export type StartTime = LocalTime | 'any';

/** What a traveller has chosen so far, or has brought along from a search. */
export type Choice = {
  readonly date: LocalDate | undefined;
  /** Key of the option. */
  readonly option: string | undefined;
  readonly time: StartTime | undefined;
  readonly ticketCounts: TicketCounts;
};

export const emptyChoice: Choice = { date: undefined, option: undefined, time: undefined, ticketCounts: {} };

/** The option, departures and tickets that a choice stands for. The usual option counts as chosen. */
export type ResolvedChoice = {
  readonly option: Option;
  /** Departures of the chosen day; empty until a day is chosen and loaded. */
  readonly departures: readonly Departure[];
  readonly departure: Departure | undefined;
  /** Only tickets that this option has. */
  readonly ticketCounts: TicketCounts;
  readonly count: number;
};

export type ChosenDay = Pick<DayAvailability, 'components'>;

/** Finds what a choice stands for. A single departure of a day needs no choice. */
export function resolveChoice(
  choice: Choice,
  options: readonly [Option, ...Option[]],
  day: ChosenDay | undefined,
): ResolvedChoice {
  const option = optionOf(choice, options);
  const departures = departuresOf(option, day);
  const [onlyDeparture, ...others] = departures;
  const chosenDeparture = departures.find((departure) => startTimeOf(departure) === choice.time);
  const departure = chosenDeparture ?? (others.length === 0 ? onlyDeparture : undefined);
  const ticketCounts = ticketCountsOf(option, choice.ticketCounts);
  const count = Object.values(ticketCounts).reduce((sum, number) => sum + number, 0);
  return { option, departures, departure, ticketCounts, count };
}

/** Chooses no start in advance that does not fit the ship of the travellers. One that they choose themselves stays. */
export function withoutUnfitStart(
  resolvedChoice: ResolvedChoice,
  { time }: Pick<Choice, 'time'>,
  fits: ((time: string | null) => boolean) | undefined,
): ResolvedChoice {
  const { departure } = resolvedChoice;
  const isOwn = departure !== undefined && startTimeOf(departure) === time;
  // A visit at any time has no start to choose.
  if (!fits || isOwn || !departure || departure.time === null || fits(departure.time)) return resolvedChoice;
  return { ...resolvedChoice, departure: undefined };
}

/** How many adults a traveller who has not said otherwise is taken for. */
const USUAL_ADULTS = 2;

/** Two adults, or none where the option has no ticket for adults or no room for two. */
function usualTickets({ tickets, capacity }: Pick<Option, 'tickets' | 'capacity'>): TicketCounts {
  const adult = tickets.find(({ ticketType }) => ticketType === 'adult');
  const count = Math.max(USUAL_ADULTS, adult?.minimum ?? 0);
  return adult === undefined || count > capacity ? {} : { adult: count };
}

/**
 * What the panel starts with, so that its button holds at once: two adults on an early day. Each part that the
 * traveller has chosen stays. It is not written into the address, because it would be old tomorrow.
 */
export function withUsualChoice(
  chosen: Choice,
  options: readonly [Option, ...Option[]],
  date: LocalDate | undefined,
): Choice {
  const hasTickets = Object.keys(chosen.ticketCounts).length > 0;
  return {
    ...chosen,
    date: chosen.date ?? date,
    ticketCounts: hasTickets ? chosen.ticketCounts : usualTickets(optionOf(chosen, options)),
  };
}

/** Takes the first start with room for the party, on a day that the panel itself chose. */
export function withFirstStart(resolvedChoice: ResolvedChoice): ResolvedChoice {
  const { departure, departures, count } = resolvedChoice;
  if (departure !== undefined) return resolvedChoice;
  const first = departures.find((one) => departureStatus(one, count) === 'available');
  return first === undefined ? resolvedChoice : { ...resolvedChoice, departure: first };
}

/** Departures of an option on the chosen day; none until the day is loaded. */
export function departuresOf({ componentKey }: Option, day: ChosenDay | undefined): readonly Departure[] {
  return day?.components.find((component) => component.componentKey === componentKey)?.departures ?? [];
}

export function startTimeOf({ time }: Pick<Departure, 'time'>): StartTime {
  return (time as StartTime | null) ?? 'any';
}

/** Whether a departure has at least one available spot, even if too few for the party. */
export function hasAvailableSpots({ state, spots }: Pick<Departure, 'state' | 'spots'>): boolean {
  return state === 'free' || spots > 0;
}

/**
 * Returns the chosen option, else the usual one, whether or not it is available. Travellers are not moved to
 * another option without notice.
 */
function optionOf(choice: Pick<Choice, 'option'>, options: readonly [Option, ...Option[]]): Option {
  return options.find(({ componentKey }) => componentKey === choice.option) ?? usualOption(options);
}

type PricedOption = { readonly tickets: readonly Pick<Option['tickets'][number], 'ticketType' | 'price'>[] };

/**
 * The option until the traveller chooses one. The "from" price of the product belongs to it: the lowest price of an
 * adult, or of a group if no option is sold per person. Of several with that price it is the first.
 */
export function usualOption<Priced extends PricedOption>(options: readonly [Priced, ...Priced[]]): Priced {
  const pricesOf = (type: string) =>
    options.map(({ tickets }) => tickets.find(({ ticketType }) => ticketType === type)?.price);
  const [adults, groups] = [pricesOf('adult'), pricesOf('group')];
  const prices = adults.some((price) => price !== undefined) ? adults : groups;
  const lowest = Math.min(...prices.filter((price) => price !== undefined));
  return options[prices.indexOf(lowest)] ?? options[0];
}

/**
 * Returns the available options of that day if the chosen one is unavailable. Empty if the chosen option is
 * available, or if none is.
 */
export function alternativeOptions(
  options: readonly Option[],
  { option }: Pick<ResolvedChoice, 'option'>,
  day: ChosenDay | undefined,
): Option[] {
  const isAvailable = (candidate: Option) => departuresOf(candidate, day).some(hasAvailableSpots);
  return isAvailable(option) ? [] : options.filter(isAvailable);
}

/** A ticket with a minimum is counted at least that often. */
function ticketCountsOf({ tickets }: Option, ticketCounts: TicketCounts): TicketCounts {
  const counts = tickets.map(({ ticketType, minimum }) => {
    const count = ticketCounts[ticketType] ?? 0;
    return [ticketType, count > 0 ? Math.max(count, minimum) : 0] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * Carries the party over to another option. If that option has none of the party's tickets, all travellers
 * move to its first ticket. The traveller then does not have to count again.
 */
export function carryTickets(ticketCounts: TicketCounts, { tickets }: Pick<Option, 'tickets'>): TicketCounts {
  const ticketTypes = new Set<string>(tickets.map(({ ticketType }) => ticketType));
  const [first] = tickets;
  const chosenTickets = Object.entries(ticketCounts).filter(([, count]) => count > 0);
  if (!first || chosenTickets.some(([band]) => ticketTypes.has(band))) return ticketCounts;
  const people = chosenTickets.reduce((sum, [, count]) => sum + count, 0);
  return people === 0 ? ticketCounts : { ...ticketCounts, [first.ticketType]: people };
}

const childTickets: readonly string[] = ['child', 'infant'];

/**
 * Whether the party so far has no adults although the option has adult tickets. The page only notes it,
 * because suppliers decide.
 */
export function isOnlyChildren({
  option,
  ticketCounts,
  count,
}: Pick<ResolvedChoice, 'option' | 'ticketCounts' | 'count'>): boolean {
  const hasAdults = option.tickets.some(({ ticketType }) => ticketType === 'adult');
  return hasAdults && count > 0 && Object.keys(ticketCounts).every((band) => childTickets.includes(band));
}

/**
 * Whether the party so far pays nothing although some tickets cost something. The server does not hold spots
 * for such a party.
 */
export function isOnlyFree({
  option,
  ticketCounts,
  count,
}: Pick<ResolvedChoice, 'option' | 'ticketCounts' | 'count'>): boolean {
  const costs = option.tickets.filter(({ price }) => price > 0);
  return (
    count > 0 && costs.length > 0 && costs.every(({ ticketType }) => (ticketCounts[ticketType] ?? 0) === 0)
  );
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

type TicketLimits = Pick<Option['tickets'][number], 'minimum' | 'groupSize' | 'extraPersonPrice'>;

/** Returns the next value of a stepper. Below the minimum of a ticket only zero is possible. */
export function stepTo(value: number, { minimum }: Pick<TicketLimits, 'minimum'>, before: number): number {
  if (value <= 0) return 0;
  if (value >= minimum) return value;
  return value > before ? minimum : 0;
}

/** Returns the maximum of a ticket, given the other tickets of the party. */
export function maximumOf(
  { groupSize, extraPersonPrice }: TicketLimits,
  { spots, otherTickets }: { readonly spots: number; readonly otherTickets: number },
): number {
  const room = Math.max(0, Math.min(spots, MAX_PARTY) - otherTickets);
  return groupSize !== null && extraPersonPrice === null ? Math.min(room, groupSize) : room;
}

/** State of a departure for a party of this size. */
export type DepartureStatus = 'available' | 'tooFew' | 'held' | 'unavailable';

export function departureStatus(
  { state, spots }: Pick<Departure, 'state' | 'spots'>,
  count: number,
): DepartureStatus {
  if (spots > 0 && spots >= count) return 'available';
  // The traveller can still reduce the party.
  if (spots > 0) return 'tooFew';
  return state === 'held' ? 'held' : 'unavailable';
}

/** Fewer spots than this are mentioned. The number is always true and never there to hurry travellers. */
const FEW_SPOTS = 6;

/** Remark about a departure, shown below the start times. */
export type DepartureRemark =
  | { readonly kind: 'left' | 'onlyLeft'; readonly spots: number }
  | { readonly kind: 'mayComeBack'; readonly minutes: number };

type RemarkedDeparture = Pick<Departure, 'state' | 'spots' | 'mayComeBackAt'>;

export function departureRemark(
  departure: RemarkedDeparture,
  count: number,
  now: Date,
): DepartureRemark | undefined {
  const { spots, mayComeBackAt } = departure;
  const status = departureStatus(departure, count);
  if (status === 'tooFew') return { kind: 'onlyLeft', spots };
  if (status === 'available') return spots < FEW_SPOTS ? { kind: 'left', spots } : undefined;
  if (status !== 'held' || mayComeBackAt === null) return undefined;
  const wait = new Date(mayComeBackAt).getTime() - now.getTime();
  return { kind: 'mayComeBack', minutes: Math.max(1, Math.ceil(wait / 60_000)) };
}

export type OtherDeparture = { readonly option: Option; readonly time: StartTime };

/** Returns other departures of the same day with room for the whole party: those of the same option first. */
export function otherDepartures(
  options: readonly Option[],
  day: ChosenDay,
  {
    option,
    departure,
    count,
    ticketCounts,
  }: Pick<ResolvedChoice, 'option' | 'departure' | 'count' | 'ticketCounts'>,
): OtherDeparture[] {
  const bands = Object.keys(ticketCounts);
  const sameTickets = (other: Option) =>
    bands.every((band) => other.tickets.some(({ ticketType }) => ticketType === band));
  const matchingOptions = [option, ...options.filter((other) => other !== option && sameTickets(other))];
  return matchingOptions.flatMap((matchingOption) =>
    departuresOf(matchingOption, day)
      .filter((candidate) => candidate !== departure && departureStatus(candidate, count) === 'available')
      .filter(({ spots }) => matchingOption.tickets.every((ticket) => fits(ticket, ticketCounts, spots)))
      .map((candidate) => ({ option: matchingOption, time: startTimeOf(candidate) })),
  );
}

function fits(
  ticket: Option['tickets'][number],
  ticketCounts: ResolvedChoice['ticketCounts'],
  spots: number,
): boolean {
  return (ticketCounts[ticket.ticketType] ?? 0) <= maximumOf(ticket, { spots, otherTickets: 0 });
}
