import { runsOn } from '@ashore/core/availability/timetable.ts';
import { tourDetails } from '@ashore/core/contract/tour-details.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { catalogueCode } from '../import/catalogue-id.ts';
import { importPlaces } from '../import/import-catalogue.ts';
import { showTour } from './show-tour.ts';

const inThree = (en: string, de: string, zh: string) => ({ en, de, 'zh-Hans': zh });

const sail = productRow('sail', {
  durationMinutes: 150,
  options: [
    {
      name: inThree('With lunch', 'Mit Mittagessen', '含午餐'),
      price: { adult: 6_500 },
      startTimes: ['12:00', '10:30'],
      durationMinutes: 240,
      included: ['guide', 'lunch', 'one-drink'],
    },
    { name: { en: 'For yourselves' }, group: { upTo: 6, price: 30_000, extraPerson: 2_500 } },
  ],
});
const museum = productRow('museum', {
  startTimes: undefined,
  openHours: { from: '09:00', to: '17:30' },
  price: undefined,
  group: { upTo: 8, price: 34_000 },
  durationMinutes: null,
  languages: [],
  included: [],
  excluded: [],
  know: [],
});
const opera = productRow('opera', {
  type: 'shows',
  startTimes: ['20:00'],
  days: ['fri', 'sat'],
  cutoffMinutes: 30,
  bookingSource: 'Encore',
  exceptions: [
    { season: { from: '12-24', to: '12-26' } },
    { dates: { from: '2027-03-06', to: '2027-03-06' }, startTimes: ['17:00'] },
  ],
  options: [
    {
      name: { en: 'Any time' },
      price: { adult: 900 },
      openHours: { from: '10:00', to: '18:00' },
      season: null,
      cutoffMinutes: 0,
    },
  ],
  reviews: [],
});
const boat = productRow('boat', {
  price: undefined,
  group: { upTo: 12, price: 52_000 },
  options: [{ name: { en: 'The small one' }, group: { upTo: 4, price: 21_000, extraPerson: 2_500 } }],
});
const tripOfPair = productRow('ride', {
  options: [{ name: { en: 'A pair' }, group: { upTo: 2, price: 1_900 } }],
});
const cruise = productRow('cruise', { durationMinutes: 3 * 24 * 60, minAge: null, maxGroup: 9 });
const tower = productRow('tower', {
  long: { en: ['75 Metres high.'], de: ['Noch 75 Meter, dann ist man um 8.30 Uhr oben.'] },
  highlights: { en: ['225 steps'], de: ['Über 225 Stufen'] },
});

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  const places = [placeWith('lisbon', [sail, museum, opera, boat, tripOfPair, cruise, tower])];
  await importPlaces(testDb.database, { places, today: localDate('2026-11-21') });
});

afterAll(() => testDb.drop());

async function detailsOf({ slug }: ProductInFile, locale: 'en' | 'de' | 'zh-Hans' = 'en') {
  const id = catalogueCode('product', 'lisbon', slug);
  const shown = await showTour(testDb.database, { id, locale, currency: 'EUR', now: new Date() });
  if (!shown) throw new Error(`${slug} is not there`);
  return shown.tour;
}

test('A product is also found by the component key of one of its options', async () => {
  const { tourId, components } = await detailsOf(sail);
  const show = (id: string) =>
    showTour(testDb.database, { id, locale: 'en', currency: 'EUR', now: new Date() });
  for (const { componentKey } of components) expect((await show(componentKey))?.tour.tourId).toBe(tourId);
  expect(await show('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0042')).toBeUndefined();
});

test('Options come in their order, the product itself first, each with its own times and duration', async () => {
  const { components } = await detailsOf(sail, 'de');
  expect(components.map(({ label, durations }) => [label, durations])).toEqual([
    ['', 150],
    ['Mit Mittagessen', 240],
    ['For yourselves', 150],
  ]);
  expect(components[1]?.startingTimes).toEqual(['10:30', '12:00']);
  expect(components[2]?.startingTimes).toEqual(['18:30']);
});

test('An option that states what it includes differs from its product, and any other is the same', async () => {
  const inclusions = async (locale: 'en' | 'de' | 'zh-Hans') =>
    (await detailsOf(sail, locale)).components.map(({ included, excluded }) => [included, excluded]);
  const ofProduct = [['Guide', 'Drinking water'], ['Tips']];
  expect(await inclusions('en')).toEqual([ofProduct, [['Guide', 'Lunch', 'One drink'], ['Tips']], ofProduct]);
  expect((await inclusions('de'))[1]).toEqual([['Guide', 'Mittagessen', 'Ein Getränk'], ['Trinkgeld']]);
  expect((await inclusions('zh-Hans'))[1]).toEqual([['导游陪同', '午餐', '一杯饮品'], ['小费']]);
});

test('A group price shows the size of the group and the price of each further person', async () => {
  const [, , privately] = (await detailsOf(sail)).components;
  expect(privately?.tickets).toEqual([
    {
      ticketType: 'group',
      minAge: null,
      maxAge: null,
      minimum: 0,
      price: 300,
      groupSize: 6,
      extraPersonPrice: 25,
    },
  ]);
  const [whole] = (await detailsOf(museum)).components;
  expect(whole?.tickets[0]).toMatchObject({ groupSize: 8, extraPersonPrice: null });
});

test('The lowest price of a product shows a group size only if it is a group price', async () => {
  const [lone, first, boats] = await Promise.all([museum, tripOfPair, boat].map((row) => detailsOf(row)));
  expect([lone?.basePrice, lone?.groupSize]).toEqual([340, 8]);
  expect(first?.groupSize).toBeNull();
  expect([boats?.basePrice, boats?.groupSize]).toEqual([210, 4]);
});

test('An option with opening hours has hours and no start times', async () => {
  const [component] = (await detailsOf(museum)).components;
  expect(component).toMatchObject({ startingTimes: [], opens: '09:00', closes: '17:30' });
});

test('An option has the opening hours of its first rule and the start times of all its rules', async () => {
  const weekend = (startTimes: string[]) => ({ startTimes, days: ['sun'] as ['sun'], season: null });
  const open = (from: string) => ({
    openHours: { from, to: '20:00' },
    days: ['sun'] as ['sun'],
    season: null,
  });
  // So many rules that another order than that of the file would show.
  const later = ['10:00', '11:00', '12:00', '13:00', '14:00'].map(open);
  const garden = { ...museum, slug: 'garden', alsoRuns: [...later, weekend(['21:00'])] };
  const ferry = productRow('ferry', {
    alsoRuns: [...later, weekend(['07:15']), weekend(['22:00', '18:30'])],
  });
  const places = [placeWith('lisbon', [garden, ferry])];
  await importPlaces(testDb.database, { places, today: localDate('2026-11-21') });
  expect((await detailsOf(garden)).components[0]).toMatchObject({
    ...{ startingTimes: ['21:00'], opens: '09:00', closes: '17:30' },
  });
  expect((await detailsOf(ferry)).components[0]).toMatchObject({
    ...{ startingTimes: ['07:15', '18:30', '22:00'], opens: null, closes: null },
  });
});

test.each([
  ['en', '2 hours, 30 minutes', '3 days'],
  ['de', '2 Stunden, 30 Minuten', '3 Tage'],
  ['zh-Hans', '2小时30分钟', '3天'],
] as const)('Durations are written in the language: %s', async (locale, hours, days) => {
  const length = async (product: ProductInFile) =>
    (await detailsOf(product, locale)).featureSet.find(({ feature }) => feature === 'Duration')?.values;
  expect(await length(sail)).toEqual([hours]);
  expect(await length(cruise)).toEqual([days]);
});

test('In German a number and its noun stay on one line in descriptions and highlights', async () => {
  expect(await detailsOf(tower, 'de')).toMatchObject({
    longDescription: ['Noch 75\u00A0Meter, dann ist man um 8.30\u00A0Uhr oben.'],
    highlights: ['Über 225\u00A0Stufen'],
  });
  expect(await detailsOf(tower)).toMatchObject({ longDescription: ['75 Metres high.'] });
});

test('Facts without a value are left out', async () => {
  const { featureSet, durations, multiDay } = await detailsOf(museum);
  expect(featureSet).toEqual([]);
  expect([durations, multiDay]).toEqual([null, false]);
  expect((await detailsOf(cruise)).multiDay).toBe(true);
});

test('A product with a word outside the vocabulary is an error, not a gap in the page', async () => {
  await testDb.database.pool.query(`update product_features set code = 'unheard-of' where code = 'tips'`);
  await expect(detailsOf(cruise)).rejects.toThrow(/unheard-of/);
  await testDb.database.pool.query(`update product_features set code = 'tips' where code = 'unheard-of'`);
});

test('Drop-off and pickup points have names and keep the supplier’s order', async () => {
  const add = (kind: string, position: number, street: string) =>
    testDb.database.pool.query(
      `insert into product_points values
        (gen_random_uuid(), (select id from products where slug = 'sail'), $1, $2, $3, 38.7, -9.1)`,
      [kind, position, street],
    );
  await add('pickup', 1, 'Rua 2');
  await add('pickup', 0, 'Rua 1');
  await add('drop-off', 0, 'Cais 9');
  const { pickupPlaces, dropoffPlaces } = await detailsOf(sail);
  expect(pickupPlaces.map(({ title }) => title)).toEqual(['Rua 1', 'Rua 2']);
  expect(dropoffPlaces.map(({ street }) => street)).toEqual(['Cais 9']);
});

test('Questions are asked once for a booking or of every traveller, in the reader’s language', async () => {
  const { pool } = testDb.database;
  await pool.query(`insert into product_questions (id, product_id, scope, kind, required, position) values
    ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0101', (select id from products where slug = 'sail'), 'booking', 'hotel', true, 0),
    ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0102', (select id from products where slug = 'sail'), 'traveller', 'choice', false, 1)`);
  await pool.query(`insert into product_questions (id, product_id, scope, kind, measure, required, position) values
    ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0103', (select id from products where slug = 'sail'), 'traveller', 'number', 'kg', true, 2)`);
  await pool.query(`insert into product_question_texts (question_id, locale, label, choices) values
    ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0101', 'en', 'Your hotel', null),
    ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0101', 'de', 'Ihr Hotel', null),
    ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0102', 'en', 'Size', '{S,L}'),
    ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0103', 'en', 'Weight', null)`);
  const { questions, passengersQuestions } = await detailsOf(sail, 'de');
  expect(questions).toEqual([
    expect.objectContaining({ kind: 'hotel', required: true, label: 'Ihr Hotel', hint: null, choices: [] }),
  ]);
  expect(passengersQuestions).toEqual([
    expect.objectContaining({
      kind: 'choice',
      required: false,
      label: 'Size',
      choices: ['S', 'L'],
      limits: null,
    }),
    expect.objectContaining({ kind: 'number', measure: 'kg', limits: { from: 1, to: 300 } }),
  ]);
});

test('Each entry that booking requires is named', async () => {
  await testDb.database.pool.query(
    `update products set required_entries = '{starting-point,starting-time}',
       required_main_contact_data = '{phone-number}', required_participants_data = '{date-of-birth}'
     where slug = 'cruise'`,
  );
  expect(await detailsOf(cruise)).toMatchObject({
    startingPointEntryRequired: true,
    dropOffPointEntryRequired: false,
    startingTimeEntryRequired: true,
    requiredMainContactData: ['phone-number'],
    requiredParticipantsData: ['date-of-birth'],
    acceptedDocuments: ['passport'],
  });
});

test('Page tabs fall back to English text by text, and selling points come in all their languages', async () => {
  const { pool } = testDb.database;
  await pool.query(`insert into product_tabs (product_id, position, locale, title, text) values
    ((select id from products where slug = 'sail'), 0, 'en', 'The boat', '{Teak.,Two masts.}'),
    ((select id from products where slug = 'sail'), 0, 'de', 'Das Boot', null)`);
  await pool.query(
    `update product_texts set unique_selling_points = '{Nobody else does it}'
     where locale = 'en' and product_id = (select id from products where slug = 'sail')`,
  );
  const { contentTabs, uniqueSellingProposition } = await detailsOf(sail, 'de');
  expect(contentTabs).toEqual([{ title: 'Das Boot', text: ['Teak.', 'Two masts.'] }]);
  expect(uniqueSellingProposition).toEqual({ en: ['Nobody else does it'] });
});

test('Images are in their order, the image of the card first, and the supplier has its mark', async () => {
  const { images, teaserImageUrl, vendor } = await detailsOf(sail);
  expect(images).toHaveLength(5);
  expect(images[0]).toEqual({ url: teaserImageUrl, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(vendor.logo).toBe('/images/mark-harbour-walks');
});

test('A show gives its date rules, so that its calendar needs no requests, and other products give none', async () => {
  const { components, dateRules } = await detailsOf(opera);
  const season = { from: '11-01', to: '03-31' };
  expect(dateRules).toEqual([
    {
      componentKey: components[0]?.componentKey,
      rules: [{ weekdays: [5, 6], season, startTimes: ['20:00'] }],
      exceptions: [
        { days: { season: { from: '12-24', to: '12-26' } }, startTimes: [] },
        { days: { from: '2027-03-06', to: '2027-03-06' }, startTimes: ['17:00'] },
      ],
    },
    {
      componentKey: components[1]?.componentKey,
      rules: [{ weekdays: [5, 6], startTimes: [], open: { opens: '10:00', closes: '18:00' } }],
      exceptions: [{ days: { season: { from: '12-24', to: '12-26' } }, startTimes: [] }],
    },
  ]);
  const runs = (day: string) => runsOn(dateRules, localDate(day));
  // A Friday in the season, a Friday in the closed days of Christmas, then a Friday, Saturday and Sunday.
  expect(['2026-12-18', '2026-12-25'].map(runs)).toEqual([true, false]);
  expect(['2027-03-05', '2027-03-06', '2027-03-07'].map(runs)).toEqual([true, true, false]);
  // A Friday after the season of the product, on which only the option without a season runs.
  expect(runs('2027-06-04')).toBe(true);
  expect(dateRules.every((rule) => tourDetails.shape.dateRules.element.safeParse(rule).success)).toBe(true);
  expect((await detailsOf(sail)).dateRules).toEqual([]);
});

test('The cut-off of each option and the other system that sells the product are shown', async () => {
  const { components, bookingExternalApiName } = await detailsOf(opera);
  expect(components.map(({ cutoffMinutes }) => cutoffMinutes)).toEqual([30, 0]);
  expect(bookingExternalApiName).toBe('Encore');
  expect((await detailsOf(sail)).bookingExternalApiName).toBeNull();
});

test('The average is shown as whole stars, rounded up, and a product without reviews has none', async () => {
  const { averageRating, reviewRatingImageUrl } = await detailsOf(sail);
  expect([averageRating, reviewRatingImageUrl]).toEqual([4.5, '/images/stars-5.svg']);
  expect(await detailsOf(opera)).toMatchObject({ averageRating: null, reviewRatingImageUrl: null });
});

test('The waiver is named with the version of its current text in the reader’s language', async () => {
  const { tourId: id, waiver } = await detailsOf(boat);
  expect(waiver).toBeNull();
  await testDb.database.pool.query(`update products set waiver = 'water' where id = $1`, [id]);
  for (const locale of ['en', 'de', 'zh-Hans'] as const)
    expect((await detailsOf(boat, locale)).waiver).toEqual({
      kind: 'water',
      version: waiverText('water', locale).version,
    });
});
