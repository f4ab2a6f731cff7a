import { readdirSync, readFileSync } from 'node:fs';
import { appliesOn } from '@ashore/core/time/day-rule.ts';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { WAIVER_KINDS } from '@ashore/core/waivers/waiver-kinds.ts';
import { expect, test } from 'vitest';
import { weekdays } from '../packages/server/src/features/catalogue/import/option-rows.ts';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const products = places.flatMap(({ location, products: sold }) =>
  sold.map((product) => ({ ...product, at: `${location.slug}/${product.slug}` })),
);

/** Every option, with the values that it inherits from its product. */
const inheritedOptions = products.flatMap((product) => {
  const { at, group, startTimes, capacity, shares, supplier } = product;
  const mainOption = { at, group, startTimes, capacity, shares, supplier };
  const otherOptions = product.options.map((option, index) => ({
    at: `${at}[${index + 1}]`,
    group: option.group,
    startTimes: option.startTimes ?? (option.openHours ? undefined : startTimes),
    capacity: option.capacity ?? capacity,
    shares: option.shares ?? shares,
    supplier,
  }));
  return [mainOption, ...otherOptions];
});

const days = Array.from({ length: 4 * 365 }, (_, index) => addDays(localDate('2026-01-01'), index));

test('Many products close on holidays, start at other times or are under repair, always on days on which they run', () => {
  const withExceptions = products.filter(({ exceptions }) => exceptions !== undefined);
  expect(withExceptions.length).toBeGreaterThan(60);
  for (const { at, exceptions = [], days: runsOn, season } of withExceptions) {
    const rule = { weekdays: runsOn.map((day) => weekdays.indexOf(day) + 1), season: season ?? undefined };
    for (const { dates, season: part } of exceptions) {
      const isAbout = (day: string) => !dates || (dates.from <= day && day <= dates.to);
      const about = days.filter((day) => isAbout(day) && appliesOn({ season: part }, day));
      expect([at, dates ?? part, about.some((day) => appliesOn(rule, day))]).toEqual([
        at,
        dates ?? part,
        true,
      ]);
    }
  }
  const exceptionDays = withExceptions.flatMap(({ exceptions = [] }) => exceptions);
  expect(exceptionDays.filter(({ startTimes, openHours }) => startTimes || openHours).length).toBeGreaterThan(
    25,
  );
});

test('Holidays that follow the moon are listed for three years, those that follow the sun for every year', () => {
  const ofTowns = (slugs: RegExp) =>
    products.filter(({ at }) => slugs.test(at)).flatMap(({ exceptions = [] }) => exceptions);
  const newYears = ofTowns(/^(beijing|shanghai|chengdu|xian)\//).filter(({ dates }) => dates);
  expect(new Set(newYears.map(({ dates }) => dates?.from.slice(0, 4)))).toEqual(
    new Set(['2027', '2028', '2029']),
  );
  expect(ofTowns(/^(tokyo|kyoto)\//).some(({ season }) => season?.from === '04-29')).toBe(true);
});

test('Boats, cars and guides are shared by more than one option, and are large enough for each of them', () => {
  const sharedResources = places.flatMap(({ suppliers }) =>
    suppliers.flatMap(({ slug, resources = [] }) =>
      resources.map((resource) => ({ ...resource, supplier: slug })),
    ),
  );
  expect(sharedResources.length).toBeGreaterThanOrEqual(40);
  for (const { slug, supplier } of sharedResources) {
    const users = inheritedOptions.filter(
      (option) => option.supplier === supplier && option.shares?.some(({ resource }) => resource === slug),
    );
    expect([supplier, slug, users.length >= 2]).toEqual([supplier, slug, true]);
  }
  // A resource that is shared by the seat has at least as many seats as an option sells. Otherwise an option
  // takes at most the whole resource.
  for (const { at, shares = [], group, capacity, supplier } of inheritedOptions)
    for (const { resource, per, units = 1 } of shares) {
      const resourceCapacity =
        sharedResources.find((one) => one.slug === resource && one.supplier === supplier)?.capacity ?? 0;
      if (per === 'spot')
        expect([at, group, resourceCapacity]).toEqual([at, undefined, Math.max(resourceCapacity, capacity)]);
      else expect([at, units <= resourceCapacity]).toEqual([at, true]);
    }
});

test('A group that takes a whole departure has start times to choose from, and fits the capacity', () => {
  for (const { at, group, startTimes, capacity } of inheritedOptions) {
    if (!group) continue;
    expect([at, startTimes !== undefined]).toEqual([at, true]);
    if (group.extraPerson === undefined) expect([at, capacity]).toEqual([at, group.upTo]);
    else expect([at, capacity >= group.upTo]).toEqual([at, true]);
    expect([at, capacity <= 40]).toEqual([at, true]);
  }
});

test('A product with timed entry has start times to choose from', () => {
  const timedEntry =
    /\btimed\b|(fixed|start|entry|at your) (hour|time)|time slot|Zeitfenster|festen? (Uhrzeit|Einlass)|分时|定时|预约时段/i;
  const timed = products.filter(({ title, subTitle }) =>
    timedEntry.test([title, subTitle].flatMap((words) => Object.values(words)).join(' ')),
  );
  expect(timed.length).toBeGreaterThan(12);
  for (const { at, startTimes = [] } of timed) expect([at, startTimes.length > 0]).toEqual([at, true]);
});

test('A product with hotel pickup requires the starting point', () => {
  // A transfer asks in its own questions where it starts.
  const withPickup = products.filter(
    ({ type, included = [] }) => type !== 'transfers' && included.includes('hotel-pickup'),
  );
  expect(withPickup.length).toBeGreaterThan(30);
  for (const { at, requiredEntries } of withPickup)
    expect([at, requiredEntries]).toEqual([at, ['starting-point']]);
});

test('Some shows are sold elsewhere as well, and no other products are', () => {
  const soldElsewhere = products.filter(({ bookingSource }) => bookingSource !== undefined);
  expect(soldElsewhere.length).toBeGreaterThanOrEqual(6);
  for (const { at, type, bookingSource } of soldElsewhere)
    expect([at, type, bookingSource]).toEqual([at, 'shows', 'Encore']);
});

test('Every kind of waiver occurs, and no attraction, show, transfer or hotel has one', () => {
  const withWaiver = products.filter(({ waiver }) => waiver !== undefined);
  expect(new Set(withWaiver.map(({ waiver }) => waiver))).toEqual(new Set(WAIVER_KINDS));
  for (const { at, type } of withWaiver)
    expect([at, ['attractions', 'shows', 'transfers', 'hotels'].includes(type)]).toEqual([at, false]);
});
