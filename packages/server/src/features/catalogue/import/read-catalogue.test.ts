import { expect, test } from 'vitest';
import { fullPlace } from '../../../../test-support/catalogue/full-place.ts';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { readPlaces } from './read-catalogue.ts';

const sourceOf = (name: string, data: unknown) => ({ name, text: JSON.stringify(data) });

const problemsWith = (differences: Partial<ProductInFile>) =>
  readPlaces([sourceOf('lisbon.json', placeWith('lisbon', [productRow('sail', differences)]))]).problems.map(
    ({ at, what }) => `${at} ${what}`,
  );

const pickup = (slug: string) => ({
  ...{ slug, name: { en: 'Station' }, street: 'Rua 1', latitude: 38.7, longitude: -9.1 },
});

type Questions = NonNullable<ProductInFile['questions']>;
const question = (differences: Partial<Questions[number]>): Questions[number] => ({
  ...{ slug: 'meal', scope: 'booking', kind: 'choice', required: true, label: { en: 'Fish or beans?' } },
  choices: { en: ['Fish', 'Beans'] },
  ...differences,
});

type PromotionFiles = NonNullable<ProductInFile['promotions']>;
const promotion = (differences: Partial<PromotionFiles[number]>): PromotionFiles[number] => ({
  ...{ percent: 15, bookFrom: '2026-11-01', bookUntil: '2026-11-30' },
  ...{ travelFrom: '2026-11-01', travelUntil: '2027-03-31' },
  ...differences,
});

test('A catalogue without mistakes is read completely', () => {
  const { places, problems } = readPlaces([
    sourceOf('a.json', placeWith('lisbon', [productRow('sail'), productRow('walk', { sight: 'tower' })])),
    sourceOf('b.json', placeWith('porto', [productRow('sail')], false)),
  ]);
  expect(problems).toEqual([]);
  expect(places.map(({ location }) => location.slug)).toEqual(['lisbon', 'porto']);
});

test('A file that uses every field is read without problems', () => {
  expect(readPlaces([sourceOf('full.json', fullPlace())]).problems).toEqual([]);
});

test('A supplier may be based in another place of the catalogue', () => {
  const porto = placeWith('porto', [], false);
  const products = [productRow('train', { supplier: 'harbour-walks' })];
  const both = [sourceOf('a.json', placeWith('lisbon', [])), sourceOf('b.json', { ...porto, products })];
  expect(readPlaces(both).problems).toEqual([]);
  expect(readPlaces(both.slice(1)).problems).toMatchObject([
    { what: 'names an unknown supplier: harbour-walks' },
  ]);
});

test('A country has the same names in all its places', () => {
  const porto = placeWith('porto', [], false);
  const elsewhere = { ...porto.location, countryNames: { en: 'Portugal', de: 'Lusitanien' } };
  const { problems } = readPlaces([
    sourceOf('a.json', placeWith('lisbon', [])),
    sourceOf('b.json', { ...porto, location: elsewhere }),
  ]);
  expect(problems.map(({ file, at, what }) => `${file} ${at} ${what}`)).toEqual([
    'b.json location.countryNames.de is Portugal in another file',
    'b.json location.countryNames.zh-Hans is 葡萄牙 in another file',
  ]);
});

test('If two products have the same rank on the home page, the second is reported', () => {
  const ranked = (slug: string) => productRow(slug, { featured: 1 });
  const { problems } = readPlaces([
    sourceOf('a.json', placeWith('lisbon', [ranked('sail'), ranked('walk')])),
  ]);
  expect(problems).toMatchObject([{ at: 'products[walk].featured 1', what: 'is used twice' }]);
});

test('Fifty products with five kinds of mistakes are all reported by name', () => {
  const mistakes = (at: number): readonly Partial<ProductInFile>[] => [
    { capacity: -at - 1 },
    { supplier: 'unknown' },
    { sight: 'palace' },
    { price: undefined },
    { title: { de: 'Segeln' } as ProductInFile['title'] },
  ];
  const bad = Array.from({ length: 50 }, (_, at) => productRow(`trip-${at}`, mistakes(at)[at % 5]));
  const { problems } = readPlaces([sourceOf('lisbon.json', placeWith('lisbon', bad))]);
  expect(problems).toHaveLength(50);
  const named = problems.map(({ file, at }) => `${file} ${at.replace(/\].*/, ']')}`);
  expect(named.toSorted()).toEqual(bad.map(({ slug }) => `lisbon.json products[${slug}]`).toSorted());
});

test('One mistake hides no other, within a file or within a product', () => {
  const nameless = { title: undefined as unknown as ProductInFile['title'] };
  expect(problemsWith({ ...nameless, supplier: 'unknown', sight: 'palace' })).toEqual([
    expect.stringMatching(/^products\[sail\]\.title /),
    'products[sail].supplier names an unknown supplier: unknown',
    'products[sail].sight names an unknown sight: palace',
  ]);
});

test('A wrong value hides no contradiction between other fields of its product', () => {
  const price = { adult: '39' } as unknown as ProductInFile['price'];
  expect(
    problemsWith({
      price,
      ages: { child: { from: 4, to: 3 } },
      excluded: ['insurance'],
      included: ['insurance'],
    }),
  ).toEqual([
    'products[sail].price.adult must be a number without quotation marks',
    'products[sail].ages.child names a ticket type without a price',
    'products[sail].ages.child ends before it begins',
    expect.stringMatching(/^products\[sail\]\.excluded is included as well/),
  ]);
});

test('A wrong value is reported once, without what would follow from the value that replaces it', () => {
  const cancellation = [
    { hoursBefore: 'a day', refundPercent: 50 },
    { hoursBefore: 20, refundPercent: 40 },
  ] as unknown as ProductInFile['cancellation'];
  expect(problemsWith({ cancellation })).toHaveLength(1);
});

test('A file is not reported for mistakes in another file', () => {
  const porto = placeWith('porto', [], false);
  const train = productRow('train', { supplier: 'harbour-walks' });
  const good = sourceOf('porto.json', { ...porto, products: [train] });
  const lisbon = placeWith('lisbon', [productRow('sail', { capacity: -1 })]);
  const filesWith = (broken: { name: string; text: string }) =>
    readPlaces([broken, good]).problems.map(({ file }) => file);
  expect(filesWith(sourceOf('lisbon.json', lisbon))).toEqual(['lisbon.json']);
  const badSupplier = { ...lisbon.suppliers[0], since: 'long ago' };
  expect(filesWith(sourceOf('lisbon.json', { ...lisbon, suppliers: [badSupplier], products: [] }))).toEqual([
    'lisbon.json',
  ]);
  const suppliers = [{ ...lisbon.suppliers[0], slug: undefined }];
  expect(filesWith(sourceOf('lisbon.json', { ...lisbon, suppliers, products: [] }))).toEqual(['lisbon.json']);
  expect(filesWith({ name: 'lisbon.json', text: '{' })).toEqual(['lisbon.json']);
});

test('Duplicates are reported, even in files with other mistakes', () => {
  const invalid = { capacity: -1, featured: 1 };
  const { problems } = readPlaces([
    sourceOf('a.json', placeWith('lisbon', [productRow('sail', invalid), productRow('walk', invalid)])),
    sourceOf('b.json', {
      ...placeWith('lisbon', []),
      suppliers: [],
      sights: [],
      location: { slug: 'lisbon' },
    }),
  ]);
  expect(problems.map(({ file, at, what }) => `${file} ${at} ${what}`)).toEqual(
    expect.arrayContaining([
      'a.json products[walk].featured 1 is used twice',
      'b.json location.slug is already used in a.json',
    ]),
  );
});

test('A file that is not JSON, or not a place, is reported by its name', () => {
  const { problems } = readPlaces([
    { name: 'a.json', text: '{' },
    { name: 'b.json', text: 'null' },
    { name: 'c.json', text: '[]' },
  ]);
  expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining(['a.json', 'b.json', 'c.json']));
  expect(problems).toContainEqual({ file: 'b.json', at: '', what: 'is empty' });
});

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": [1,\n  ],\n  "b": 2\n}', 3],
  ['{\n  "a": "one\ntwo"\n}', 2],
  ['{\n  "a": 1,\n  b: 2\n}', 3],
  ['{\n  "a": {\n', 3],
  ['{\n}\n}', 3],
])('A file that is not JSON is reported with the line of the fault: %j', (text, line) => {
  expect(readPlaces([{ name: 'a.json', text }]).problems).toContainEqual({
    file: 'a.json',
    at: '',
    what: `is not JSON: see line ${line}`,
  });
});

test('Beside a file that is not JSON, the faults of the other files are reported', () => {
  const wrongFile = placeWith('lisbon', [productRow('sail', { price: undefined, supplier: 'unknown' })]);
  const { problems } = readPlaces([
    { name: 'a.json', text: '{' },
    { name: 'b.json', text: JSON.stringify(wrongFile) },
  ]);
  const faults = problems.filter(({ file }) => file === 'b.json').map(({ at, what }) => `${at} ${what}`);
  expect(faults).toEqual(
    expect.arrayContaining(['products[sail] must have either a price or a group price']),
  );
});

test.each<[string, Partial<ProductInFile>, string]>([
  [
    'an unknown supplier',
    { supplier: 'unknown' },
    'products[sail].supplier names an unknown supplier: unknown',
  ],
  ['an unknown sight', { sight: 'palace' }, 'products[sail].sight names an unknown sight: palace'],
  ['no price', { price: undefined }, 'products[sail] must have either a price or a group price'],
  [
    'both a price and a group price',
    { group: { upTo: 4, price: 1 } },
    'products[sail] must have either a price or a group price',
  ],
  ['no time', { startTimes: undefined }, 'products[sail] must have either start times or opening hours'],
  [
    'an option without a price',
    { options: [{ name: { en: 'Lunch' } }] },
    'products[sail].options[1] must have either a price or a group price',
  ],
  [
    'a feature that is both included and excluded',
    { included: ['entrance'], excluded: ['entrance'] },
    'products[sail].excluded is included as well: entrance',
  ],
  [
    'an option that excludes what it includes',
    { options: [{ name: { en: 'Lunch' }, price: { adult: 1 }, included: ['photos'], excluded: ['photos'] }] },
    'products[sail].options[1].excluded is included as well: photos',
  ],
  [
    'an option that excludes what its product includes, without a list of its own',
    { included: ['photos'], options: [{ name: { en: 'Lunch' }, price: { adult: 1 }, excluded: ['photos'] }] },
    'products[sail].options[1].excluded is included as well: photos',
  ],
  [
    'an option that includes what its product excludes',
    { excluded: ['photos'], options: [{ name: { en: 'Lunch' }, price: { adult: 1 }, included: ['photos'] }] },
    'products[sail].options[1].included is excluded by the product: photos',
  ],
  [
    'an included feature of an option that is not in the vocabulary',
    { options: [{ name: { en: 'Lunch' }, price: { adult: 1 }, included: ['beef' as 'lunch'] }] },
    'products[sail].options[1].included[1] must be one of: guide, ',
  ],
  [
    'an option that includes something twice',
    { options: [{ name: { en: 'Lunch' }, price: { adult: 1 }, included: ['lunch', 'lunch'] }] },
    'products[sail].options[1].included names a thing twice',
  ],
  [
    'an excluded feature that is not in the vocabulary',
    { excluded: ['water' as 'tips'] },
    'products[sail].excluded[1] ',
  ],
  ['a repeated weekday', { days: ['mon', 'mon'] }, 'products[sail].days names a day twice'],
  [
    'an invalid time of day',
    { startTimes: ['24:00'] },
    'products[sail].startTimes[1] is not a time of day, such as 09:30',
  ],
  ['a space at the end', { title: { en: 'Sail ' } }, 'products[sail].title.en is empty, or begins or ends'],
  [
    'a minimum number of a ticket type without a price',
    { atLeast: { senior: 2 } },
    'products[sail].atLeast.senior names a ticket type without a price',
  ],
  [
    'an age range of a ticket type without a price',
    { ages: { infant: { to: 2 } } },
    'products[sail].ages.infant names a ticket type without a price',
  ],
  [
    'an age range that ends before it begins',
    { ages: { child: { from: 12, to: 4 } } },
    'products[sail].ages.child ends before it begins',
  ],
  [
    'a price season that lowers the price too far',
    { priceSeasons: [{ percent: 5 }] },
    'products[sail].priceSeasons[1].percent must be at least 10',
  ],
  [
    'a further schedule without start times',
    { alsoRuns: [{ days: ['sun'], season: null }] },
    'products[sail].alsoRuns[1] must have either start times or opening hours',
  ],
  [
    'an option with both start times and opening hours',
    {
      options: [
        {
          ...{ name: { en: 'Late' }, price: { adult: 1 } },
          ...{ startTimes: ['20:00'], openHours: { from: '09:00', to: '18:00' } },
        },
      ],
    },
    'products[sail].options[1] must have either start times or opening hours',
  ],
  [
    'a cancellation tier that refunds no less than the tier before',
    {
      cancellation: [
        { hoursBefore: 24, refundPercent: 50 },
        { hoursBefore: 12, refundPercent: 50 },
      ],
    },
    'products[sail].cancellation[2] must have a shorter notice',
  ],
  ['unknown cancellation terms', { cancellation: 'never' as 'none' }, 'products[sail].cancellation '],
  [
    'a repeated pickup point',
    { pickups: [pickup('station'), pickup('station')] },
    'products[sail].pickups[station] is used twice',
  ],
  [
    'a repeated option',
    { options: [1, 2].map((adult) => ({ slug: 'lunch', name: { en: 'Lunch' }, price: { adult } })) },
    'products[sail].options[lunch] is used twice',
  ],
  [
    'a repeated question',
    { questions: [question({}), question({})] },
    'products[sail].questions[meal] is used twice',
  ],
  [
    'a question of the kind choice without choices',
    { questions: [question({ choices: undefined })] },
    'products[sail].questions[meal].choices are allowed only for a question of the kind choice',
  ],
  [
    'a unit for a question that is not a number',
    { questions: [question({ measure: 'kg' })] },
    'products[sail].questions[meal].measure is allowed only for a question of the kind number',
  ],
  [
    'choices that are missing in one language',
    { questions: [question({ choices: { en: ['Fish', 'Beans', 'Eggs'], de: ['Fisch', 'Bohnen'] } })] },
    'products[sail].questions[meal].choices are not the same in every language',
  ],
  [
    'an unknown code of a required entry',
    { requiredEntries: ['end-time' as 'starting-time'] },
    'products[sail].requiredEntries[1] ',
  ],
  [
    'a promotion that ends before it begins',
    { promotions: [promotion({ bookUntil: '2026-10-01' })] },
    'products[sail].promotions[1].bookUntil is before its beginning',
  ],
  [
    'a promotion counted from today that ends before it begins',
    { promotions: [promotion({ travelFrom: 'today', travelUntil: 'today-1' })] },
    'products[sail].promotions[1].travelUntil is before its beginning',
  ],
  [
    'a promotion from a day of the calendar until a day counted from today',
    { promotions: [promotion({ bookUntil: 'today+9' })] },
    'products[sail].promotions[1].bookUntil is not of the same kind',
  ],
  [
    'a repeated promotion',
    { promotions: [promotion({}), promotion({ bookUntil: '2026-12-24' })] },
    'products[sail].promotions[2] is used twice',
  ],
  [
    'a promotion on a date that does not exist',
    { promotions: [promotion({ bookFrom: '2026-02-30' })] },
    'products[sail].promotions[1].bookFrom is not a day of the calendar',
  ],
  [
    'a promotion in the year 0000',
    { promotions: [promotion({ bookFrom: '0000-12-31' })] },
    'products[sail].promotions[1].bookFrom is not a day of the calendar',
  ],
  [
    'a repeated review',
    { reviews: [5, 4].map((rating) => ({ locale: 'en', name: 'Ann', rating, monthsAgo: 1, text: 'Good.' })) },
    'products[sail].reviews[2] is used twice',
  ],
  [
    'a review without a date',
    { reviews: [{ locale: 'en', name: 'Ann', rating: 5, text: 'Good.' }] },
    'products[sail].reviews[1] must have either monthsAgo or writtenOn',
  ],
  [
    'a review translated into its own language',
    {
      reviews: [
        { locale: 'de', name: 'Ann', rating: 5, monthsAgo: 1, text: 'Gut.', translations: { de: 'Gut.' } },
      ],
    },
    'products[sail].reviews[1].translations.de is the language of the review itself',
  ],
  [
    'a review from a country that does not exist',
    { reviews: [{ locale: 'en', name: 'Ann', country: 'XX', rating: 5, monthsAgo: 1, text: 'Good.' }] },
    'products[sail].reviews[1].country is not a country code',
  ],
  ['an unknown field', { colour: 'red' } as object, 'products[sail] has unknown fields: colour'],
])('A product is refused for %s', (_, differences, sentence) => {
  expect(problemsWith(differences).join('\n')).toContain(sentence);
});

test('English is required; other languages are optional', () => {
  expect(problemsWith({ title: { en: 'Sail' } })).toEqual([]);
  expect(problemsWith({ title: { de: 'Segeln' } as ProductInFile['title'] })).toHaveLength(1);
});

test('A place, supplier, sight or product slug may be used only once', () => {
  const { problems } = readPlaces([
    sourceOf('a.json', placeWith('lisbon', [productRow('sail'), productRow('sail')])),
    sourceOf('b.json', placeWith('lisbon', [productRow('walk')])),
  ]);
  expect(problems.map(({ file, at, what }) => `${file} ${at} ${what}`)).toEqual([
    'a.json products[sail] is used twice',
    'b.json location.slug is already used in a.json',
    'b.json suppliers[harbour-walks] is already used in a.json',
    'b.json sights[tower] is already used in a.json',
  ]);
});

test('Slugs that would give two images the same name are reported before they reach the database', () => {
  const { problems } = readPlaces([
    sourceOf('a.json', placeWith('lisbon', [productRow('sail'), productRow('sail-1'), productRow('sail-9')])),
    sourceOf('b.json', placeWith('place', [productRow('lisbon')], false)),
  ]);
  expect(problems).toEqual([
    { file: 'a.json', at: 'products[sail-1].slug', what: 'would have the images of lisbon/sail' },
    { file: 'b.json', at: 'products[lisbon].slug', what: 'would have the images of the place lisbon' },
  ]);
});

test('An organisation whose mark would have the name of another image is reported where the file lists it', () => {
  const { problems } = readPlaces([
    sourceOf('a.json', placeWith('mark', [productRow('rua-nova')], false)),
    sourceOf('b.json', { ...placeWith('lisbon', []), organisations: fullPlace().organisations }),
  ]);
  expect(problems).toEqual([
    { file: 'b.json', at: 'organisations[rua-nova].slug', what: 'would have the images of mark/rua-nova' },
  ]);
});

const nameWithDirectionMark = 'Sail \u202egnp';

test.each<[string, Partial<ProductInFile>, string]>([
  ['a control character that the database cannot store', { title: { en: 'Sail\u0000away' } }, 'title.en'],
  ['half of a surrogate pair', { title: { en: 'Sail\ud800away' } }, 'title.en'],
  ['a character that reverses the text after it', { title: { en: nameWithDirectionMark } }, 'title.en'],
  ['a price above the maximum', { price: { adult: 10_000_000_001 } }, 'price.adult'],
  ['a capacity above the maximum', { capacity: 100_001 }, 'capacity'],
  ['a trip of more than a year', { durationMinutes: 366 * 24 * 60 + 1 }, 'durationMinutes'],
  ['a rank above the maximum', { featured: 9e15 }, 'featured'],
  ['an unknown language', { languages: ['zz'] }, 'languages[1]'],
  ['a season that ends on 31 February', { season: { from: '01-01', to: '02-31' } }, 'season.to'],
])('A value that cannot be stored or shown is reported: %s', (_, difference, at) => {
  const { problems } = readPlaces([
    sourceOf('a.json', placeWith('lisbon', [productRow('sail', difference)])),
  ]);
  expect(problems).toMatchObject([{ at: `products[sail].${at}` }]);
});

test('An unknown country is reported, and a season may end on 29 February', () => {
  const place = placeWith('lisbon', [productRow('sail', { season: { from: '11-01', to: '02-29' } })]);
  expect(readPlaces([sourceOf('a.json', place)]).problems).toEqual([]);
  const nowhere = { ...place, location: { ...place.location, country: 'ZZ' } };
  expect(readPlaces([sourceOf('a.json', nowhere)]).problems).toMatchObject([{ at: 'location.country' }]);
});

test.each([
  ['a slug that is too long for an address', 'a'.repeat(81), 'is longer than 80 characters'],
  [
    'a slug with capital letters and spaces',
    'A sail',
    'is not a slug: lower-case letters, digits and hyphens',
  ],
])('A product is refused for %s', (_, slug, what) => {
  const { problems } = readPlaces([sourceOf('a.json', placeWith('lisbon', [productRow(slug)]))]);
  expect(problems).toMatchObject([{ at: `products[${slug}].slug`, what }]);
});

test('The main sight of a place is one of its sights', () => {
  const place = placeWith('lisbon', []);
  const elsewhere = { ...place, location: { ...place.location, mainSight: 'eiffel-tower' } };
  expect(readPlaces([sourceOf('a.json', elsewhere)]).problems).toEqual([
    { file: 'a.json', at: 'location.mainSight', what: 'names an unknown sight: eiffel-tower' },
  ]);
});
