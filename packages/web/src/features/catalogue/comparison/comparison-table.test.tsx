import type { ComparedTour, PartyDay } from '@ashore/core/contract/compare.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testCompared } from '../../../../test-support/compared-tours.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useExtrasStore } from '../../../store/extras-store.ts';
import type { Comparison } from './comparison-address.ts';
import { TripComparisonTable } from './comparison-table.tsx';

beforeEach(() => act(() => useExtrasStore.getState().compare([])));

function show(trips: readonly Partial<ComparedTour>[], more: Partial<Comparison> = {}) {
  const tours = trips.map((trip, at) => testCompared(at + 1, trip));
  const comparison = { codes: tours.map(({ code }) => code), date: undefined, party: 2, ages: [], ...more };
  return {
    tours,
    ...renderOnPage(<TripComparisonTable tours={tours} comparison={comparison} caption="Two trips" />),
  };
}

const free: PartyDay = {
  state: 'free',
  smallestParty: null,
  total: 60,
  originalTotal: null,
  tickets: [{ ticketType: 'adult', count: 2 }],
  componentKey: null,
  startingTimes: [],
};

const rowOf = (label: string) => screen.getByRole('row', { name: new RegExp(`^${label}`) });
const cellsOf = (label: string) =>
  within(rowOf(label))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('The table and its scrolling frame have the same name, and the frame can be reached by keyboard', async () => {
  const { user } = show([{}, {}]);
  expect(screen.getByRole('table', { name: 'Two trips' })).toBeTruthy();
  const frame = screen.getByRole('region', { name: 'Two trips' });
  for (let press = 0; press < 3 && document.activeElement !== frame; press++) await user.tab();
  expect(document.activeElement).toBe(frame);
});

test('A screen reader names a column by its trip alone, without the link and the button of its head', () => {
  show([{}, {}]);
  const [, ...columns] = screen.getAllByRole('columnheader');
  expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual(['Trip 1', 'Trip 2']);
});

test('The rows are listed in their fixed order', () => {
  show([{}, {}]);
  expect(labels()).toEqual(
    (
      [
        'compare.price',
        'compare.next',
        'product.duration',
        'product.languages',
        'compare.rating',
        'product.group',
        'compare.confirmation',
        'product.cancellation',
        'filters.timeOfDay',
        'product.included',
        'compare.start',
        'compare.hours',
        'compare.supplier',
        'compare.choose',
      ] as const
    ).map((key) => english(key)),
  );
});

test('With a day the price is for all travellers, and only the row of that day shows start times', () => {
  const trip = { day: { ...free, startingTimes: ['09:00'] } };
  show([trip, trip], { date: localDate('2037-05-15') });
  expect(labels().slice(0, 2)).toEqual([
    english('compare.priceFor', { count: 2 }),
    english('compare.availability', { date: 'Fri 15 May' }),
  ]);
  expect(labels()).not.toContain(english('compare.hours'));
  expect(cellsOf(english('compare.availability', { date: 'Fri 15 May' }))[0]).toContain('09:00');
});

test('Languages and inclusions are listed by name', () => {
  show([{ languages: ['en', 'de'], included: ['Wine', 'Lunch', 'Guide'] }, {}]);
  expect(cellsOf(english('product.languages'))).toEqual(['English, German', 'English']);
  expect(cellsOf(english('product.included'))[1]).toBe(english('compare.unknown'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wine',
    'Lunch',
    'Guide',
  ]);
});

test('Details that a supplier does not state are shown as unknown', () => {
  show([{ durations: null, languages: [], startingTimes: [], maxGroup: null }, { maxGroup: 8 }]);
  for (const label of ['product.duration', 'product.languages', 'product.group', 'compare.hours'] as const)
    expect(cellsOf(english(label))[0]).toBe(english('compare.unknown'));
  expect(cellsOf(english('product.group'))[1]).toBe(english('product.groupSize', { size: 8 }));
});

test('A trip without start times shows its opening hours', () => {
  show([{ startingTimes: [], open: { opens: '10:00', closes: '18:00' } }, {}]);
  expect(cellsOf(english('compare.hours'))).toEqual([
    english('product.open', { from: '10:00', to: '18:00' }),
    english('product.starts', { times: '09:00' }),
  ]);
});

test('The start is a place, a pickup, or agreed later', () => {
  const point = { title: 'Pier B', street: 'Harbour Road 1', latitude: 0, longitude: 0 };
  show([
    { startingPointInformation: point, pickupCount: 3 },
    { startingPointInformation: { ...point, street: '' } },
    { pickupCount: 2 },
    {},
  ]);
  expect(cellsOf(english('compare.start'))).toEqual([
    'Pier B, Harbour Road 1',
    'Pier B',
    english('compare.pickup'),
    english('compare.agreed'),
  ]);
});

test('An on-request trip is distinguished from one with instant confirmation', () => {
  show([{ requireBookingApproval: true }, {}]);
  expect(cellsOf(english('compare.confirmation'))).toEqual([
    english('product.onRequest'),
    english('product.confirmedAtOnce'),
  ]);
});

test('The highest rating is marked, and a trip without reviews is new', () => {
  show([
    { averageRating: 4.8, reviewCount: 20 },
    { averageRating: 4.2, reviewCount: 50 },
    { averageRating: null },
  ]);
  const [best, other, none] = cellsOf(english('compare.rating'));
  expect(best).toContain(english('compare.best'));
  expect(other).not.toContain(english('compare.best'));
  expect(none).toBe(english('tour.noRating'));
});

test('Rows that are the same for all trips are counted beside the box that hides them', () => {
  show([{ vendorName: 'Harbour Boats' }, { vendorName: 'Tejo Sail' }]);
  const same = document.querySelectorAll('tr[data-same]');
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: `${english('compare.only')} · ${english('compare.same', { count: same.length })}`,
  });
  expect(box.checked).toBe(true);
  expect(same.length).toBeGreaterThan(0);
  expect(rowOf(english('compare.supplier')).dataset.same).toBeUndefined();
});

test('How far one walks and how many steps there are stays in view where the trips do not differ', () => {
  const facts = { pace: 'calm', walkingMetres: 2_000, steps: 'few' } as const;
  show([{ facts }, { facts }]);
  expect(rowOf(english('compare.pace')).dataset.same).toBeDefined();
  expect(rowOf(english('compare.walk')).dataset.same).toBeUndefined();
  expect(rowOf(english('compare.steps')).dataset.same).toBeUndefined();
});

test('A single trip has no rows to hide, and no box to hide them', () => {
  show([{}]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.querySelector('tr[data-same]')).toBeNull();
});

test('The name and the button of a trip link to its page, with the day, the travellers and the compared option', () => {
  const componentKey = '0a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a20';
  const { tours } = show(
    [{ day: { ...free, tickets: [{ ticketType: 'group', count: 4 }], componentKey } }, {}],
    {
      date: localDate('2037-05-15'),
      party: 4,
    },
  );
  const choose = screen.getAllByRole('link', { name: english('compare.choose') });
  const address = `${tours[0]?.normalizedUrlPath}?date=2037-05-15&group=4&option=${componentKey}`;
  expect(choose[0]?.getAttribute('href')).toBe(address);
  expect(screen.getByRole('link', { name: 'Trip 1' }).getAttribute('href')).toBe(address);
  expect(choose[1]?.getAttribute('href')).toBe(`${tours[1]?.normalizedUrlPath}?date=2037-05-15&party=4`);
});

test('Removing a trip that the address names by ID removes the ID from the address', () => {
  const { tours } = show([{}, {}], {
    codes: [testCompared(1).tourId, testCompared(2).code],
  });
  const remove = screen.getByRole('link', { name: english('compare.remove', { name: 'Trip 1' }) });
  expect(remove.getAttribute('href')).toBe(`/compare?codes=${tours[1]?.code}&party=2`);
});

test('The row of prices is never hidden, even if all trips cost the same', () => {
  show([{ basePrice: 20 }, { basePrice: 20 }]);
  expect(rowOf(english('compare.price')).dataset.same).toBeUndefined();
});

test('A trip whose options differ says how long they take and what each includes', () => {
  const options = [
    { label: '', durations: 180, included: ['Dinner'], excluded: [] },
    { label: 'Late set', durations: 75, included: ['One drink'], excluded: [] },
  ];
  show([{ durations: 180, included: ['Dinner'], options }, { included: ['Dinner'] }]);
  expect(cellsOf(english('product.duration'))[0]).toBe('1 h 15 min to 3 h');
  expect(cellsOf(english('product.included'))).toEqual([
    'DinnerExcept for: Late setOne drinkOnly for: Late set',
    'Dinner',
  ]);
});

test('What a trip is like is compared fact by fact, and a fact that no trip states has no row', () => {
  show([
    {
      facts: {
        ...{ setting: 'indoors', pace: 'active', walkingMetres: 2_000, steps: 'many', startsAtPier: true },
        suits: { from: 6, to: 12 },
      },
      dogsWelcome: true,
      startingTimes: ['09:00', '19:00'],
    },
    { facts: { pace: 'calm' }, startingTimes: [], open: { opens: '10:00', closes: '18:00' } },
  ]);
  const unknown = english('compare.unknown');
  const rows = [
    ['compare.setting', 'Indoors or under cover', unknown],
    ['compare.pace', 'Active', 'At an easy pace'],
    ['compare.walk', 'About 2 km on foot', unknown],
    ['compare.steps', 'Many steps', unknown],
    ['compare.ages', 'Good for ages 6 to 12', unknown],
    ['compare.pier', 'Starts at the cruise pier', unknown],
    ['compare.dogs', 'Welcome', unknown],
    ['filters.timeOfDay', 'Morning, evening', 'Morning, afternoon, evening'],
  ] as const;
  for (const [label, ...cells] of rows)
    expect(cellsOf(english(label)).map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(cells);
});

test.each(['de', 'zh-Hans'] as const)('No fact stays in English in %s', (locale) => {
  const facts = { setting: 'outdoors', pace: 'seated', walkingMetres: 100, steps: 'none' } as const;
  const tours = [
    testCompared(1, { facts: { ...facts, startsAtPier: true, suits: { from: 0 } }, dogsWelcome: true }),
  ];
  const comparison = { codes: ['1'], date: undefined, party: 2, ages: [] };
  const { container } = renderOnPage(
    <TripComparisonTable tours={tours} comparison={comparison} caption="" />,
    { locale },
  );
  const english = /Outdoors|Seated|Hardly|No steps|cruise pier|all ages|Welcome|Pace|Steps|Dogs|Ages/;
  expect(container.textContent).not.toMatch(english);
});
