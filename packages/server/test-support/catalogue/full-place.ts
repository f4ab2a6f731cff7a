import type { PlaceFile } from '../../src/features/catalogue/file/place-file.ts';
import { placeWith, productRow } from './place-file.ts';

const inThree = (text: string) => ({ en: text, de: `${text} (de)`, 'zh-Hans': `${text} (zh)` });
const quay = {
  street: 'Cais 1',
  localStreets: { 'zh-Hans': '码头街1号' },
  latitude: 38.71,
  longitude: -9.12,
};

const everything = productRow('everything', {
  sight: 'tower',
  landmark: 'torre-de-belem',
  uniqueSellingPoints: { en: ['The only one'], de: ['Das Einzige'] },
  contentTabs: [
    { title: { en: 'The boat', de: 'Das Boot' }, text: { en: ['Built in 1926.', 'Of oak.'] } },
    { title: inThree('The route'), text: { en: ['Down the river.'], 'zh-Hans': ['顺流而下。'] } },
  ],
  price: { adult: 4_850, child: 2_900, senior: 4_000 },
  atLeast: { adult: 2 },
  ages: { child: { from: 4, to: 11 }, senior: { from: 65 } },
  priceSeasons: [
    { percent: 120, season: { from: '07-01', to: '08-31' } },
    { percent: 110, days: ['sat', 'sun'] },
  ],
  alsoRuns: [{ startTimes: ['10:00', '14:00'], days: ['sun'], season: null }],
  exceptions: [
    { dates: { from: '2027-12-24', to: '2027-12-24' }, startTimes: ['10:00'] },
    { season: { from: '12-24', to: '01-01' } },
    { dates: { from: '2027-05-01', to: '2027-05-03' }, openHours: { from: '12:00', to: '16:00' } },
  ],
  shares: [
    { resource: 'boat', per: 'spot' },
    { resource: 'skipper', per: 'booking', units: 2 },
  ],
  bookingSource: 'Encore',
  waiver: 'water',
  cutoffMinutes: 120,
  startShiftMinutes: 45,
  facts: {
    setting: 'partly-indoors',
    pace: 'calm',
    walkingMetres: 1_200,
    steps: 'few',
    startsAtPier: true,
    suits: { from: 4, to: 14 },
  },
  options: [
    {
      slug: 'at-night',
      name: inThree('At night'),
      price: { adult: 5_500 },
      startTimes: ['21:00'],
      days: ['fri'],
      season: null,
      durationMinutes: 90,
      capacity: 6,
      languages: ['pt'],
      included: ['guide', 'one-drink'],
      excluded: [],
      cutoffMinutes: 0,
      priceSeasons: [],
      exceptions: [{ season: { from: '06-13', to: '06-13' }, startTimes: ['22:30'] }],
      shares: [{ resource: 'boat', per: 'spot', units: 2 }],
    },
    {
      name: { en: 'For yourselves' },
      group: { upTo: 8, price: 34_000 },
      atLeast: { group: 4 },
      exceptions: [],
      shares: [],
    },
    {
      name: { en: 'All day' },
      price: { adult: 6_000 },
      openHours: { from: '09:00', to: '18:00' },
      durationMinutes: null,
      alsoRuns: [{ openHours: { from: '10:00', to: '16:00' }, days: ['sun'], season: null }],
    },
  ],
  cancellation: [
    { hoursBefore: 96, refundPercent: 100 },
    { hoursBefore: 12, refundPercent: 25 },
  ],
  dropOff: { name: inThree('The other quay'), ...quay },
  pickups: [
    { slug: 'station', name: inThree('The station'), ...quay },
    { slug: 'hotel', name: { en: 'Hotel' }, ...quay },
  ],
  questions: [
    {
      slug: 'hotel',
      scope: 'booking',
      kind: 'hotel',
      required: true,
      label: inThree('Your hotel'),
      hint: inThree('Its name and street'),
    },
    {
      slug: 'meal',
      scope: 'traveller',
      kind: 'choice',
      required: false,
      label: { en: 'Fish or beans?', de: 'Fisch oder Bohnen?' },
      choices: { en: ['Fish', 'Beans'], de: ['Fisch', 'Bohnen'] },
    },
    {
      slug: 'weight',
      scope: 'traveller',
      kind: 'number',
      measure: 'kg',
      required: true,
      label: { en: 'Weight in kilograms' },
    },
  ],
  requiredEntries: ['starting-point', 'starting-time'],
  requiredMainContactData: ['phone-number'],
  requiredParticipantsData: ['date-of-birth', 'passport-number'],
  acceptedDocuments: ['identity-card', 'passport'],
  promotions: [
    {
      percent: 15,
      bookFrom: '2026-11-10',
      bookUntil: '2026-12-15',
      travelFrom: '2026-11-20',
      travelUntil: '2027-03-31',
    },
  ],
  pricesAsked: [
    { since: '2026-09-01', price: 5_200 },
    { since: '2026-10-20T08:30:00.250Z', price: 4_850 },
  ],
  reviews: [
    {
      locale: 'en',
      name: 'Ann',
      country: 'NZ',
      rating: 5,
      writtenOn: '2026-10-01',
      text: 'Good.',
      translations: { de: 'Gut.', 'zh-Hans': '不错。' },
      reply: { text: 'Thank you.', on: '2026-10-02' },
    },
    { locale: 'de', name: 'Jens', rating: 2, writtenOn: '2026-10-03', text: 'Naja.', status: 'pending' },
    {
      id: '6f8aa5a1-8d1c-4f6e-9b0e-6f1f0a3c1d2e',
      locale: 'zh-Hans',
      name: '小林',
      rating: 4,
      writtenOn: '2026-10-02',
      text: '不错。\n\n下次还来。',
      verified: true,
      reply: { text: 'Welcome back.\nAny time.', on: '2026-10-04', locale: 'en' },
    },
  ],
  featured: 3,
});

/** A place whose file uses every field. */
export function fullPlace(): PlaceFile {
  const place = placeWith('lisbon', [
    everything,
    productRow('nothing-special', { excludedTour: true, status: 'draft' }),
  ]);
  const organisation = {
    slug: 'rua-nova',
    name: 'Rua Nova',
    street: 'Rua Nova 2',
    since: 1998,
    languages: ['pt'],
    about: { en: 'We book for others' },
  };
  return {
    ...place,
    location: {
      ...place.location,
      mainSight: 'tower',
      stateNames: inThree('Estremadura'),
      locatives: inThree('on the river'),
    },
    suppliers: [
      ...place.suppliers.map((supplier) => ({
        ...supplier,
        localNames: { 'zh-Hans': '港口漫步' },
        localStreets: { de: 'Kaistraße 3', 'zh-Hans': '码头街3号' },
        email: 'bookings@walks.example',
        taxNumber: 'PT 501 234 567',
        phone: '+351 21 555 0190',
        emergencyPhone: '+351 21 555 0191',
        resources: [
          { slug: 'boat', capacity: 14 },
          { slug: 'skipper', capacity: 2 },
        ],
      })),
      { ...organisation, slug: 'closed', status: 'suspended' },
    ],
    organisations: [
      { ...organisation, kind: 'distributor' },
      { ...organisation, slug: 'grand-hotel', kind: 'concierge', about: inThree('The front desk') },
      { ...organisation, slug: 'the-house', kind: 'operator' },
    ],
  };
}
