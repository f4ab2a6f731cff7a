import type { DayAvailability } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Option } from './choice.ts';

type Tour = Pick<TourDetails, 'components' | 'basePrice' | 'originalPrice' | 'currency'>;

/** What stands as the price before anybody is counted, and for whom it is. */
export type FromPrice = Pick<TourDetails, 'basePrice' | 'originalPrice' | 'currency'> & {
  readonly per: 'person' | 'group';
  /** It may be less than the chosen way costs. */
  readonly isFrom: boolean;
};

/**
 * The least that the product costs; where a way is chosen that is sold to groups though others are not, what that costs: a
 * price a head would mean nothing beside it.
 */
export function fromPriceOf(
  tour: Tour,
  option: Option,
  day: Pick<DayAvailability, 'components' | 'currency'> | undefined,
): FromPrice {
  const { basePrice, originalPrice, currency } = tour;
  const per = perOf(tour);
  if (per === 'group' || !isForGroups(option))
    return { basePrice, originalPrice, currency, per, isFrom: true };
  const ofDay = day?.components.find(({ componentKey }) => componentKey === option.componentKey)?.tickets[0];
  return {
    basePrice: ofDay?.price ?? option.tickets[0]?.price ?? basePrice,
    originalPrice: null,
    currency: (ofDay && day?.currency) ?? currency,
    per: 'group',
    isFrom: false,
  };
}

/** For whom the price of a product is: a group's where nobody can come alone. */
export function perOf({ components }: Pick<Tour, 'components'>): FromPrice['per'] {
  return components.every(isForGroups) ? 'group' : 'person';
}

function isForGroups({ tickets }: Option): boolean {
  return tickets.every(({ groupSize }) => groupSize !== null);
}
