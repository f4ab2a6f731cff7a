import type { CruiseRoutePort, PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { RETURN_PROMISE_VERSION, returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { promisingSite, renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { PortDay } from './port-day.tsx';

const port: CruiseRoutePort = {
  locationUuid: 'place-1',
  ...{
    latitude: 38.7,
    longitude: -9.1,
    portSlug: 'lisbon',
    city: 'Lisbon',
    country: 'Portugal',
    position: 1,
  },
  ...{ date: '2037-05-16', timeZone: 'Europe/Lisbon', state: 'planned' },
  arrival: '2037-05-16T07:00:00.000Z',
  departure: '2037-05-16T17:30:00.000Z',
  allAboard: '2037-05-16T17:00:00.000Z',
  lastBoarding: '2037-05-16T17:00:00.000Z',
  ...{ berth: 'Pier 4', isTender: false, gangwayMinutes: 20, tenderMinutes: null },
  ...{ gateBy: 'walk', gateMinutes: 5, placeName: 'Lisbon', placeMinutes: 15, placeSlug: 'lisbon' },
};

const tour = (tourName: string) =>
  ({
    ...{
      tourId: tourName,
      tourName,
      normalizedUrlPath: `/tours/lisbon/${tourName}`,
      teaserImageUrl: '/images/none',
    },
    ...{ teaserImageColour: null, basePrice: 20, currency: 'EUR', averageRating: null, reviewCount: 0 },
  }) as TourSummary;

const start = (time: string, more: Partial<PortExcursions['trips'][number]['starts'][number]> = {}) => ({
  time,
  startsAt: `2037-05-16T${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}:00:00.000Z`,
  backAt: '2037-05-16T12:30:00.000Z',
  minutesLeft: 270,
  isTight: false,
  state: 'free' as const,
  componentKey: 'option-1',
  ...more,
});

/** Of a trip that does not fit. */
const times = {
  meetsAt: '2037-05-16T06:45:00.000Z',
  reachableAt: '2037-05-16T07:50:00.000Z',
  backAt: '2037-05-16T15:20:00.000Z',
};

const noExcursions: PortExcursions = { position: 1, isOver: false, trips: [], unsuitable: [] };

function show(
  excursions: Partial<PortExcursions> | undefined,
  differences: Partial<CruiseRoutePort> = {},
  options: Parameters<typeof renderOnPage>[1] = {},
  allTrips?: number,
) {
  const day = {
    kind: 'call',
    date: localDate('2037-05-16'),
    port: { ...port, ...differences },
    number: 2,
  } as const;
  return renderOnPage(
    withLinks(
      <ol>
        <PortDay
          day={day}
          place="Lisbon, Portugal"
          partsOf={() => ({ picture: null, rating: null, price: '€20.00' })}
          allTrips={allTrips}
          excursions={excursions && { ...noExcursions, ...excursions }}
          routeId="route-1"
          isOpen
        />
      </ol>,
    ),
    options,
  );
}

test('A call says when the ship is there and when all must be aboard, on the clock of the port', () => {
  const { container } = show({});
  expect(container.textContent).toContain(english('ship.inPort', { from: '08:00', to: '18:30' }));
  expect(container.textContent).toContain(english('ship.allAboard', { time: '18:00' }));
  expect(container.textContent).toContain(english('cruises.noTrips'));
});

test.each([
  ['begins', { arrival: null, allAboard: null, lastBoarding: null }, 'cruises.beforeSailing'],
  ['ends', { departure: null, allAboard: null, lastBoarding: null }, 'cruises.afterCruise'],
] as const)('Where the sailing %s, a link leads to the town for the days around it', (_, call, text) => {
  show({}, call);
  expect(screen.getByRole('link', { name: english(text, { place: 'Lisbon' }) }).getAttribute('href')).toBe(
    '/en/toursAndActivities?place=lisbon',
  );
});

test.each([
  ['on the way', {}],
  ['without anything on sale', { arrival: null, placeSlug: null }],
])('A port %s has only the link to its own page', (_, call) => {
  show({}, call);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/cruisePorts/lisbon',
  ]);
});

test('A ship that stays overnight has the day beside the time of all aboard', () => {
  const next = '2037-05-17T17:00:00.000Z';
  const { container } = show(
    {},
    { departure: '2037-05-17T17:30:00.000Z', allAboard: next, lastBoarding: next },
  );
  expect(container.textContent).toContain(english('ship.allAboardOn', { day: 'Sun 17 May', time: '18:00' }));
});

test('If the last tender boat leaves before all aboard, its time is given', () => {
  const { container } = show({}, { lastBoarding: '2037-05-16T16:30:00.000Z' });
  expect(container.textContent).toContain(english('ship.lastBoat', { time: '17:30' }));
});

test('A trip that fits leads to its page on that day and says how long before all aboard it is back', () => {
  const { container } = show({
    trips: [
      {
        tour: tour('walk'),
        date: '2037-05-16',
        isAccessible: false,
        hasFewSteps: false,
        starts: [start('10:00')],
      },
    ],
  });
  expect(screen.getByRole('link', { name: 'walk' }).getAttribute('href')).toBe(
    '/en/tours/lisbon/walk?date=2037-05-16&option=option-1&sailing=route-1.1',
  );
  expect(container.textContent).toContain(english('cruises.before', { left: '4 h 30 min' }));
  expect(container.textContent).toContain(english('cruises.fromTo', { from: '10:00', to: '13:30' }));
});

test('A start that is sold out gives way to one that is free; a trip without any says that it is sold out', () => {
  const soldOut = start('09:00', { state: 'sold_out' });
  const trips = [
    {
      tour: tour('walk'),
      date: '2037-05-16',
      isAccessible: false,
      hasFewSteps: false,
      starts: [soldOut, start('10:00')],
    },
    { tour: tour('sail'), date: '2037-05-16', isAccessible: false, hasFewSteps: false, starts: [soldOut] },
  ];
  const { container } = show({ trips });
  const [walk, sail] = container.querySelectorAll('.port-trip');
  expect(walk?.textContent).toContain(english('cruises.fromTo', { from: '10:00', to: '13:30' }));
  expect(walk?.textContent).not.toContain(english('cruises.soldOut'));
  expect(sail?.textContent).toContain(english('cruises.soldOut'));
});

test('A trip that is not booked any more on that day says so, and not that it is sold out', () => {
  const starts = [start('09:00', { state: 'closed' })];
  const { container } = show({
    trips: [{ tour: tour('walk'), date: '2037-05-16', isAccessible: false, hasFewSteps: false, starts }],
  });
  expect(container.textContent).toContain(english('cruises.closed'));
  expect(container.textContent).not.toContain(english('cruises.soldOut'));
});

test('More than three other start times are counted, not listed', () => {
  const times = ['10:00', '11:00', '12:00', '13:00', '14:00'];
  const trips = (count: number) => [
    {
      tour: tour('walk'),
      date: '2037-05-16',
      isAccessible: false,
      hasFewSteps: false,
      starts: times.slice(0, count).map((time) => start(time)),
    },
  ];
  expect(show({ trips: trips(3) }).container.textContent).toContain(
    english('cruises.alsoAt', { times: '11:00, 12:00' }),
  );
  expect(show({ trips: trips(5) }).container.textContent).toContain(
    english('cruises.otherStarts', { count: 4 }),
  );
});

test('Trips that do not fit are listed apart, each with its reason', () => {
  const unsuitable = [
    { tour: tour('dawn'), reason: 'early' as const, ...times, minutesLeft: 300, minutesNeeded: 75 },
    { tour: tour('tour'), reason: 'late' as const, ...times, minutesLeft: 30, minutesNeeded: 75 },
    { tour: tour('night'), reason: 'late' as const, ...times, minutesLeft: -20, minutesNeeded: 75 },
  ];
  const { container } = show({ unsuitable });
  expect(container.textContent).toContain(english('cruises.fitting', { count: 0 }));
  expect([...container.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual([
    `dawn${english('ship.tooEarly', { meets: '07:45', reachable: '08:50' })}`,
    `tour${english('ship.tooLate', { back: '16:20', left: '30 min', needed: '1 h 15 min' })}`,
    `night${english('ship.missesShip', { back: '16:20', aboard: '18:00' })}`,
  ]);
  // The page of the trip then says for which ship none of its starts fits.
  expect(screen.getByRole('link', { name: 'night' }).getAttribute('href')).toMatch(
    /\?date=2037-05-16&sailing=/,
  );
});

test('While trips are filtered, a day says how many of them match, also if none does', () => {
  const trips = [
    {
      tour: tour('walk'),
      date: '2037-05-16',
      isAccessible: false,
      hasFewSteps: false,
      starts: [start('10:00')],
    },
  ];
  const some = show({ trips }, {}, {}, 3).container;
  expect(some.textContent).toContain(english('tripFilters.matchingHere', { count: 1, all: 3 }));
  const none = show({}, {}, {}, 3).container;
  expect(none.textContent).toContain(english('tripFilters.matchingHere', { count: 0, all: 3 }));
  expect(none.textContent).not.toContain(english('cruises.noTrips'));
});

test('A call that is skipped has no times and no trips', () => {
  const trips = [
    {
      tour: tour('walk'),
      date: '2037-05-16',
      isAccessible: false,
      hasFewSteps: false,
      starts: [start('10:00')],
    },
  ];
  const { container } = show({ trips }, { state: 'skipped' });
  expect(container.textContent).toContain(english('cruises.skipped'));
  expect(container.textContent).not.toContain('walk');
});

test('A call that has passed says so', () => {
  expect(show({ isOver: true }).container.textContent).toContain(english('cruises.over'));
});

test('Where the sailing ends no trip leads back to the ship', () => {
  const starts = [start('10:00', { minutesLeft: null })];
  const { container } = show(
    { trips: [{ tour: tour('walk'), date: '2037-05-16', isAccessible: false, hasFewSteps: false, starts }] },
    { departure: null, allAboard: null, lastBoarding: null },
  );
  expect(container.textContent).toContain(english('cruises.afterLanding', { count: 1 }));
  expect(container.textContent).toContain(english('cruises.fromToAshore', { from: '10:00', to: '13:30' }));
});

const promising = { page: { site: promisingSite } };
const walks = [
  {
    tour: tour('walk'),
    date: '2037-05-16',
    isAccessible: false,
    hasFewSteps: false,
    starts: [start('10:00')],
  },
];

test('Above the trips that fit stands the return promise with its terms', () => {
  const { container } = show({ trips: walks }, {}, promising);
  expect(container.textContent).toContain(returnPromiseTexts.en.ofTrips('€1,000'));
  expect(screen.getByRole('link', { name: returnPromiseTexts.en.terms }).getAttribute('href')).toBe(
    `/en/returnPromise/${RETURN_PROMISE_VERSION}`,
  );
});

test('Nothing is promised where no trip fits, where the sailing ends, and by an operator who gives no promise', () => {
  const unsuitable = [
    { tour: tour('dawn'), reason: 'early' as const, ...times, minutesLeft: 300, minutesNeeded: 75 },
  ];
  const atEnd = { departure: null, allAboard: null, lastBoarding: null };
  for (const { container } of [
    show({ unsuitable }, {}, promising),
    show({ trips: walks }, atEnd, promising),
    show({ trips: walks }),
  ])
    expect(container.textContent).not.toContain(returnPromiseTexts.en.terms);
});
