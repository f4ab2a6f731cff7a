import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { testCard } from './list.ts';

/** A trip as a column of a comparison, distinguished by its number. */
export const testCompared = (number: number, more: Partial<ComparedTour> = {}): ComparedTour => ({
  ...testCard(number),
  basePrice: 20,
  subTitle: '',
  locationUuid: '0b6f3d0e-59a1-4a6e-9a55-999999999999',
  promoBookUntil: null,
  promoValidUntil: null,
  promoValidFrom: null,
  multiDay: false,
  languages: ['en'],
  categories: [],
  requireBookingApproval: false,
  excludedTour: false,
  startingPointInformation: null,
  included: [],
  options: [],
  cancellation: [],
  vendorName: 'Harbour Boats',
  maxGroup: null,
  startingTimes: ['09:00'],
  open: null,
  pickupCount: 0,
  facts: {},
  dogsWelcome: false,
  timeZone: 'Europe/Rome',
  day: null,
  nextAvailableDate: '2037-05-20',
  ...more,
});
