import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';

type Asked = Pick<TourDetails, 'productType' | 'availability'>;

/** Whether a day can be chosen at all: of anything but a show, one of its available dates. */
export function canRun({ availability }: Asked): (date: LocalDate) => boolean {
  const dates: ReadonlySet<string> = new Set(availability.availableDates);
  return (date) => dates.has(date);
}
