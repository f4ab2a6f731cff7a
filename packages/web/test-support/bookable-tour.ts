import type { AvailableDay, DayAvailability, DayComponent } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { adult, child, departureForTests, group, optionForTests } from './option.ts';

export const sharedWalk = optionForTests('0a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a20', {
  capacity: 10,
  startingTimes: ['08:30'],
  tickets: [
    { ...adult, price: 24 },
    { ...child, price: 12 },
  ],
});
const privateWalk = optionForTests('0a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a21', {
  label: 'Just you and the guide',
  capacity: 6,
  startingTimes: ['08:30'],
  tickets: [{ ...group, price: 165 }],
});

const from = localDate('2037-05-11');
const isSunday = (date: LocalDate) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
/** Every day of two months but Sundays. */
const availableDates = Array.from({ length: 60 }, (_, days) => addDays(from, days)).filter(
  (date) => !isSunday(date),
);

/** A walk in Lisbon, alone or with others, every day but Sunday from 11 May 2037 on. */
export function tourForTests(parts: Partial<TourDetails> = {}): TourDetails {
  return {
    tourId: '6a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a30',
    code: 'nhb299eb',
    tourName: 'Alfama on foot',
    subTitle: '',
    teaserImageUrl: '/images/alfama',
    teaserImageColour: null,
    normalizedUrlPath: '/tours/lisbon/alfama-on-foot-nhb299eb',
    location: 'Lisbon',
    locationCountry: 'Portugal',
    locationUuid: '7b1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a31',
    productType: 'tours',
    basePrice: 24,
    groupSize: null,
    originalPrice: null,
    currency: 'EUR',
    promoSavings: null,
    promoBookUntil: null,
    promoValidUntil: null,
    promoValidFrom: null,
    averageRating: null,
    reviewCount: 0,
    durations: 120,
    payAtHotel: null,
    portHours: null,
    multiDay: false,
    languages: ['en'],
    categories: [],
    freeCancellation: true,
    pickUp: false,
    requireBookingApproval: false,
    excludedTour: false,
    startingPointInformation: {
      title: 'Miradouro de Santa Luzia',
      street: 'Largo de Santa Luzia',
      latitude: 38.71,
      longitude: -9.13,
    },
    tourCity: 'Lisbon',
    cityLocative: 'in Lisbon',
    currencyCode: 'EUR',
    shortDescription: '',
    longDescription: [],
    highlights: [],
    components: [sharedWalk, privateWalk],
    availability: { availableDates, requireBookingApproval: false },
    dateRules: [],
    bookingExternalApiName: null,
    featureSet: [],
    images: [],
    vendor: { name: 'Passo a Passo', logo: null, street: '', city: 'Lisbon' },
    userLanguages: ['en'],
    uniqueSellingProposition: {},
    contentTabs: [],
    startingPointEntryRequired: false,
    dropOffPointEntryRequired: false,
    startingTimeEntryRequired: false,
    requiredMainContactData: [],
    requiredParticipantsData: [],
    acceptedDocuments: ['passport'],
    questions: [],
    passengersQuestions: [],
    pickupPlaces: [],
    dropoffPlaces: [],
    waiver: null,
    startShiftMinutes: null,
    facts: {},
    minAge: null,
    maxGroup: null,
    cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
    reviews: [],
    reviewRating: [0, 0, 0, 0, 0],
    reviewLanguages: [],
    reviewRatingImageUrl: null,
    latitude: 38.71,
    longitude: -9.13,
    timeZone: 'Europe/Lisbon',
    ...parts,
  };
}

type Currency = DayAvailability['currency'];

/** Tests use euros and yen only. */
const rateOf = (currency: Currency) => (currency === 'EUR' ? 1 : 160);

/** The server's answer for a day of that tour. `spots` and `shared` apply to the walk with others. */
export function dayOfTour(
  date: string,
  {
    spots = 10,
    currency = 'EUR',
    shared = {},
  }: { spots?: number; currency?: Currency; shared?: object } = {},
): DayAvailability {
  const rate = rateOf(currency);
  const ticket = (ticketType: 'adult' | 'child' | 'group', price: number) => ({
    ticketType,
    minimum: 0,
    price: price * rate,
    originalPrice: price * rate,
    groupSize: ticketType === 'group' ? 6 : null,
    extraPersonPrice: null,
    originalExtraPersonPrice: null,
  });
  const startsAt = {
    bookableUntil: `${date}T06:30:00.000Z`,
    startsAt: `${date}T07:30:00.000Z`,
    endsAt: `${date}T09:30:00.000Z`,
  };
  const components: DayComponent[] = [
    {
      componentKey: sharedWalk.componentKey,
      departures: [departureForTests('08:30', spots, { ...startsAt, ...shared })],
      tickets: [ticket('adult', 24), ticket('child', 12)],
    },
    {
      componentKey: privateWalk.componentKey,
      departures: [departureForTests('08:30', 6, startsAt)],
      tickets: [ticket('group', 165)],
    },
  ];
  return { date, nextAvailableDate: null, requireBookingApproval: false, currency, components };
}

/** The server's answer for the days from the first to the last: all are available at the same price. */
export function daysOfTour(first: string, last: string, currency: Currency = 'EUR') {
  const days: AvailableDay[] = availableDates
    .filter((date) => first <= date && date <= last)
    .map((date) => ({ date, state: 'free', price: 24 * rateOf(currency), pricePer: 'person' }));
  return {
    availableDates: days.map(({ date }) => date),
    freeCancellation: true,
    pickUp: false,
    requireBookingApproval: false,
    nextAvailableDate: null,
    today: from,
    currency,
    days,
  };
}
