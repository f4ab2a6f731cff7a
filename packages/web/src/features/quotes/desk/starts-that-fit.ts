import type { Option, StartTime } from './choice.ts';
import type { DayOfChoice, Settled } from './settle-choice.ts';
import { departuresOf, startOf } from './settle-choice.ts';
import { startLook } from './start-look.ts';
import { mostOf } from './ticket-limits.ts';

export type OtherStart = { readonly option: Option; readonly time: StartTime };

/** Of the same day, what else has room for everybody: first of the same way to book it, then of the others. */
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
