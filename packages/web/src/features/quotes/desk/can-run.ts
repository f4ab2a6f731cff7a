import { runsOn } from '@ashore/core/availability/runs-on.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';

type Asked = Pick<TourDetails, 'productType' | 'availability' | 'dateRules'>;

/**
 * Whether a day can be chosen at all: of a show, unless its date rules reject it; of anything else, if it is one of the
 * available dates.
 */
export function canRun({ productType, availability, dateRules }: Asked): (date: LocalDate) => boolean {
  if (productType === 'shows' && dateRules.length > 0) return (date) => runsOn(dateRules, date);
  const dates: ReadonlySet<string> = new Set(availability.availableDates);
  return (date) => dates.has(date);
}
