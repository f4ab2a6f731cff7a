import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullPlace } from '../../../../test-support/catalogue/full-place.ts';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { PlaceFile, ProductInFile } from '../file/place-file.ts';
import { importPlaces } from './import-catalogue.ts';

const today = localDate('2026-11-21');
let testDb: TestDatabase;

const importOnDay = (place: PlaceFile, on = today) =>
  importPlaces(testDb.database, { places: [place], today: on });

const bringProducts = (...products: ProductInFile[]) => importOnDay(placeWith('lisbon', products));

async function readRows(statement: string): Promise<Record<string, unknown>[]> {
  return (await testDb.database.pool.query(statement)).rows;
}

const ofProduct = (slug: string) => `(select id from products where slug = '${slug}')`;

beforeAll(async () => {
  testDb = await testDatabase();
  await importOnDay(fullPlace());
});

afterAll(() => testDb.drop());

test('Cities belong to their country, which has the name that their files give it', async () => {
  const countries = await readRows(
    `select t.locale, t.name, c.slug as city from locations l join location_texts t on t.location_id = l.id
     join locations c on c.parent_id = l.id where l.place_kind = 'country' order by t.locale`,
  );
  expect(countries).toEqual([
    { locale: 'de', name: 'Portugal', city: 'lisbon' },
    { locale: 'en', name: 'Portugal', city: 'lisbon' },
    { locale: 'zh-Hans', name: '葡萄牙', city: 'lisbon' },
  ]);
});

test('A country keeps its position when another of its places is imported', async () => {
  const where = () => readRows(`select latitude, time_zone from locations where place_kind = 'country'`);
  const before = await where();
  const funchal = placeWith('funchal', [], false);
  await importOnDay({
    ...funchal,
    location: { ...funchal.location, latitude: 32.6, timeZone: 'Atlantic/Madeira' },
  });
  expect(await where()).toEqual(before);
});

test('Operators, concierges and distributors are imported beside suppliers', async () => {
  expect(await readRows(`select kind, slug, status from organisations order by kind, slug`)).toEqual([
    { kind: 'concierge', slug: 'grand-hotel', status: 'approved' },
    { kind: 'distributor', slug: 'rua-nova', status: 'approved' },
    { kind: 'operator', slug: 'the-house', status: 'approved' },
    { kind: 'supplier', slug: 'closed', status: 'suspended' },
    { kind: 'supplier', slug: 'harbour-walks', status: 'approved' },
    { kind: 'supplier', slug: 'harbour-walks-of-funchal', status: 'approved' },
  ]);
});

test('Each option has its tickets, ages, minimum numbers, times and price seasons', async () => {
  const options = await readRows(
    `select position, duration_minutes as minutes, languages, included, excluded, capacity,
       cutoff_minutes as cutoff,
       (select json_agg(array[band, min_age::text, max_age::text, min_count::text] order by band)
        from option_tickets t where t.option_id = o.id) as tickets,
       (select json_agg(weekdays order by position) from schedules s where s.option_id = o.id) as days,
       (select json_agg(percent order by position) from price_seasons s where s.option_id = o.id) as percents
     from product_options o where product_id = ${ofProduct('everything')} order by position`,
  );
  const adult = ['adult', null, null, '0'];
  const asProduct = { included: null, excluded: null };
  expect(options).toEqual([
    {
      ...{ position: 0, minutes: 120, languages: null, capacity: 12, cutoff: 120, ...asProduct },
      tickets: [
        ['adult', null, null, '2'],
        ['child', '4', '11', '0'],
        ['senior', '65', null, '0'],
      ],
      ...{ days: [[1, 6], [7]], percents: [120, 110] },
    },
    {
      ...{ position: 1, minutes: 90, languages: ['pt'], capacity: 6, cutoff: 0 },
      ...{ included: ['guide', 'one-drink'], excluded: [] },
      ...{ tickets: [adult], days: [[5]], percents: null },
    },
    {
      ...{ position: 2, minutes: 120, languages: null, capacity: 12, cutoff: 120, ...asProduct },
      ...{ tickets: [['group', null, null, '4']], days: [[1, 6], [7]], percents: [120, 110] },
    },
    {
      ...{ position: 3, minutes: null, languages: null, capacity: 12, cutoff: 120, ...asProduct },
      ...{ tickets: [adult], days: [[1, 6], [7]], percents: [120, 110] },
    },
  ]);
});

test('Drop-off and pickup points are stored beside the start', async () => {
  const points = await readRows(
    `select kind, slug, position from product_points where product_id = ${ofProduct('everything')}
     order by kind desc, position`,
  );
  expect(points.map(({ kind, slug, position }) => `${kind} ${slug} ${position}`)).toEqual([
    'start start 0',
    'pickup station 0',
    'pickup hotel 1',
    'drop-off drop-off 0',
  ]);
});

test('Questions keep their order, their units, and their choices in each language', async () => {
  const questions = await readRows(
    `select slug, scope, kind, measure, required, locale, label, hint, choices from product_questions q
     join product_question_texts t on t.question_id = q.id where locale <> 'zh-Hans' order by position, locale`,
  );
  expect(questions).toMatchObject(
    [
      { slug: 'hotel', scope: 'booking', kind: 'hotel', required: true, locale: 'de', hint: /./ },
      { slug: 'hotel', locale: 'en', label: 'Your hotel', measure: null, choices: null },
      { slug: 'meal', scope: 'traveller', required: false, locale: 'de', choices: ['Fisch', 'Bohnen'] },
      { slug: 'meal', locale: 'en', choices: ['Fish', 'Beans'] },
      { slug: 'weight', kind: 'number', measure: 'kg', locale: 'en' },
    ].map((row) => (row.hint ? { ...row, hint: 'Its name and street (de)' } : row)),
  );
});

test('Page tabs and selling points are stored as separate texts', async () => {
  expect(
    await readRows(`select position, locale, title, text from product_tabs order by position, locale`),
  ).toEqual([
    { position: 0, locale: 'de', title: 'Das Boot', text: null },
    { position: 0, locale: 'en', title: 'The boat', text: ['Built in 1926.', 'Of oak.'] },
    { position: 1, locale: 'de', title: 'The route (de)', text: null },
    { position: 1, locale: 'en', title: 'The route', text: ['Down the river.'] },
    { position: 1, locale: 'zh-Hans', title: 'The route (zh)', text: ['顺流而下。'] },
  ]);
  expect(
    await readRows(`select locale, unique_selling_points as points from product_texts
      where product_id = ${ofProduct('everything')} order by locale`),
  ).toMatchObject([{ points: ['Das Einzige'] }, { points: ['The only one'] }, { points: null }]);
});

test('Required data, cancellation terms and rank are those of the file', async () => {
  const [product] = await readRows(
    `select required_entries, required_main_contact_data, required_participants_data, accepted_documents, cancellation, featured_rank,
       status, excluded from products where slug = 'everything'`,
  );
  expect(product).toEqual({
    required_entries: ['starting-point', 'starting-time'],
    required_main_contact_data: ['phone-number'],
    required_participants_data: ['date-of-birth', 'passport-number'],
    accepted_documents: ['identity-card', 'passport'],
    cancellation: [
      { hoursBefore: 96, refundPercent: 100 },
      { hoursBefore: 12, refundPercent: 25 },
    ],
    featured_rank: 3,
    status: 'live',
    excluded: false,
  });
  expect(await readRows(`select status, excluded from products where slug = 'nothing-special'`)).toEqual([
    { status: 'draft', excluded: true },
  ]);
});

test('The rating counts all published reviews, wherever they were written', async () => {
  const stars = () => readRows(`select rating::float, review_count from products where slug = 'everything'`);
  expect(await stars()).toEqual([{ rating: 4.5, review_count: 2 }]);
  await testDb.database.pool.query(
    `insert into reviews (id, product_id, locale, author_name, rating, text, written_on)
     select gen_random_uuid(), id, 'en', 'Bo', 1, 'Wet.', '2026-11-01' from products where slug = 'everything'`,
  );
  await importOnDay(fullPlace());
  expect(await stars()).toEqual([{ rating: 3.3, review_count: 3 }]);
});

test('Decisions by operations stay if a file omits them, and change if it states them', async () => {
  const place = fullPlace();
  const plain = productRow('everything');
  const state = () =>
    readRows(`select status, excluded, featured_rank from products where slug = 'everything'`);
  await testDb.database.pool.query(
    `update products set status = 'review', excluded = true where slug = 'everything'`,
  );
  await importOnDay({ ...place, products: [plain] });
  expect(await state()).toEqual([{ status: 'review', excluded: true, featured_rank: 3 }]);
  await importOnDay({ ...place, products: [{ ...plain, status: 'live', excludedTour: false, featured: 0 }] });
  expect(await state()).toEqual([{ status: 'live', excluded: false, featured_rank: null }]);
});

test('The reply to a review, its status, country and translations survive a file that omits them', async () => {
  const storedReviews = () =>
    readRows(
      `select status, reply, author_country, translations from reviews
       where author_name in ('Ann', 'Jens') and product_id = (select id from products where slug = 'everything')
       order by author_name`,
    );
  const before = await storedReviews();
  expect(before[0]).toMatchObject({
    author_country: 'NZ',
    translations: { de: 'Gut.', 'zh-Hans': '不错。' },
  });
  const reviews =
    fullPlace().products[0]?.reviews.map(({ status, reply, country, translations, ...review }) => review) ??
    [];
  await bringProducts(productRow('everything', { reviews }));
  expect(await storedReviews()).toEqual(before);
});

test('A translation in a file replaces the stored one of its language only', async () => {
  const reviews = (fullPlace().products[0]?.reviews ?? []).map((review) =>
    review.name === 'Ann' ? { ...review, translations: { de: 'Sehr gut.' } } : review,
  );
  await bringProducts(productRow('everything', { reviews }));
  expect(
    await readRows(
      `select translations from reviews r join products p on p.id = r.product_id
       where author_name = 'Ann' and slug = 'everything'`,
    ),
  ).toEqual([{ translations: { de: 'Sehr gut.', 'zh-Hans': '不错。' } }]);
});

test('Parts of a product that its file no longer has are removed, and its reviews stay', async () => {
  await importOnDay(fullPlace());
  await bringProducts(productRow('everything', { included: ['wine'], reviews: [], price: { adult: 5_000 } }));
  const counts = await readRows(
    `select (select count(*)::int from product_options where product_id = p.id) as options,
       (select count(*)::int from product_points where product_id = p.id) as points,
       (select count(*)::int from product_questions where product_id = p.id) as questions,
       (select count(*)::int from product_tabs where product_id = p.id) as tabs,
       (select array_agg(code order by code) from product_features where product_id = p.id and kind = 'included')
         as included,
       (select count(*)::int from option_tickets t join product_options o on o.id = t.option_id
         where o.product_id = p.id) as tickets,
       (select count(*)::int > 2 from reviews where product_id = p.id) as reviewed
     from products p where slug = 'everything'`,
  );
  expect(counts).toEqual([
    { options: 1, points: 1, questions: 0, tabs: 0, included: ['wine'], tickets: 1, reviewed: true },
  ]);
});

test('Two products can swap ranks in one import, and a new product can take the rank of another', async () => {
  const ranks = () =>
    readRows('select slug, featured_rank as rank from products where featured_rank < 3 order by 2');
  await bringProducts(productRow('one', { featured: 1 }), productRow('two', { featured: 2 }));
  await bringProducts(productRow('one', { featured: 2 }), productRow('two', { featured: 1 }));
  expect(await ranks()).toEqual([
    { slug: 'two', rank: 1 },
    { slug: 'one', rank: 2 },
  ]);
  await bringProducts(productRow('three', { featured: 1 }));
  expect(await ranks()).toEqual([
    { slug: 'three', rank: 1 },
    { slug: 'one', rank: 2 },
  ]);
});

test('A running promotion that its file no longer has ends the day before, and a future one is deleted', async () => {
  const days = { travelFrom: 'today', travelUntil: 'today+90' };
  const running = { percent: 15, bookFrom: 'today-10', bookUntil: 'today+10', ...days };
  const coming = { percent: 20, bookFrom: 'today+5', bookUntil: 'today+10', ...days };
  await bringProducts(productRow('sale', { promotions: [running, coming] }));
  const state = () =>
    readRows(`select percent, book_from::text as from, book_until::text as until from promotions
      where product_id = ${ofProduct('sale')} order by percent`);
  expect(await state()).toEqual([
    { percent: 15, from: '2026-11-11', until: '2026-12-01' },
    { percent: 20, from: '2026-11-26', until: '2026-12-01' },
  ]);
  await bringProducts(productRow('sale'));
  expect(await state()).toEqual([{ percent: 15, from: '2026-11-11', until: '2026-11-20' }]);
});
