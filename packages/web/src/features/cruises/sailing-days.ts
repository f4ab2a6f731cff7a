import type { CruiseRouteDetail, CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';

/** One row of a sailing. A day may have several, and every day has at least one. */
export type SailingDay =
  | {
      readonly kind: 'call';
      readonly date: LocalDate;
      readonly port: CruiseRoutePort;
      readonly number: number;
    }
  | { readonly kind: 'passage'; readonly date: LocalDate; readonly name: string }
  | { readonly kind: 'sea'; readonly date: LocalDate };

type Sailing = Pick<
  CruiseRouteDetail,
  'cruiseRoutePorts' | 'passages' | 'cruiseRouteStartDate' | 'cruiseRouteEndDate'
>;

/**
 * The days of a sailing in order. Ports are numbered in the order of the calls, and a port that the ship returns to
 * keeps its number. A day without port or passage is a day at sea, unless the ship is in port overnight.
 */
export function sailingDays(sailing: Sailing): SailingDay[] {
  const portNumbers = new Map<string, number>();
  const callsAndPassages = [
    ...sailing.cruiseRoutePorts.map((port) => ({
      position: port.position,
      date: localDate(port.date),
      port,
    })),
    ...sailing.passages.map(({ position, date, name }) => ({ position, date: localDate(date), name })),
  ].toSorted((one, other) => one.position - other.position);
  const days: SailingDay[] = [];
  let nextDay = localDate(sailing.cruiseRouteStartDate);
  for (const entry of callsAndPassages) {
    for (; nextDay < entry.date; nextDay = addDays(nextDay, 1)) days.push({ kind: 'sea', date: nextDay });
    if ('port' in entry) {
      const { port, date } = entry;
      const number = portNumbers.get(port.city) ?? portNumbers.size + 1;
      portNumbers.set(port.city, number);
      days.push({ kind: 'call', date, port, number });
    } else days.push({ kind: 'passage', date: entry.date, name: entry.name });
    const nextUnlisted = addDays('port' in entry ? lastDayIn(entry.port) : entry.date, 1);
    if (nextUnlisted > nextDay) nextDay = nextUnlisted;
  }
  return days;
}

/** The last day that a ship is in port, on the clock of the port. */
export function lastDayIn({
  date,
  departure,
  timeZone,
}: Pick<CruiseRoutePort, 'date' | 'departure' | 'timeZone'>): LocalDate {
  return departure === null ? localDate(date) : localDateAt(new Date(departure), timeZone);
}
