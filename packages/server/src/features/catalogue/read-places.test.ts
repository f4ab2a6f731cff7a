import { expect, test } from 'vitest';
import type { ProductRow } from './place-file.ts';
import { placeWith, productRow } from './place-for-tests.ts';
import { readPlaces } from './read-places.ts';

const source = (name: string, data: unknown) => ({ name, text: JSON.stringify(data) });

const problemsWith = (differences: Partial<ProductRow>) =>
  readPlaces([source('lisbon.json', placeWith('lisbon', [productRow('sail', differences)]))]).problems.map(
    ({ at, what }) => `${at} ${what}`,
  );

test('A catalogue without a mistake is read whole.', () => {
  const { places, problems } = readPlaces([
    source('a.json', placeWith('lisbon', [productRow('sail'), productRow('walk', { sight: 'tower' })])),
    source('b.json', placeWith('porto', [productRow('sail')], false)),
  ]);
  expect(problems).toEqual([]);
  expect(places.map(({ location }) => location.slug)).toEqual(['lisbon', 'porto']);
});

test('Fifty bad rows are named, all fifty, by the names they have.', () => {
  const bad = Array.from({ length: 50 }, (_, at) => productRow(`trip-${at}`, { capacity: -at - 1 }));
  const { problems } = readPlaces([source('lisbon.json', placeWith('lisbon', bad))]);
  expect(problems).toHaveLength(50);
  expect(problems[49]).toMatchObject({ file: 'lisbon.json', at: 'products[trip-49].capacity' });
});

test('What is no JSON, or something else altogether, is said by the name of its file.', () => {
  const { problems } = readPlaces([
    { name: 'a.json', text: '{' },
    { name: 'b.json', text: 'null' },
    { name: 'c.json', text: '[]' },
  ]);
  expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining(['a.json', 'b.json', 'c.json']));
});

test.each<[string, Partial<ProductRow>, string]>([
  ['a supplier who is not there', { supplier: 'nobody' }, 'products[sail].supplier names nobody: nobody'],
  ['a sight that is not there', { sight: 'palace' }, 'products[sail].sight names nothing: palace'],
  ['no price', { price: undefined }, 'products[sail] has either a price or a group price'],
  [
    'two kinds of price',
    { group: { upTo: 4, price: 1 } },
    'products[sail] has either a price or a group price',
  ],
  ['no time', { startTimes: undefined }, 'products[sail] has either start times or opening hours'],
  [
    'an option without a price',
    { options: [{ name: { en: 'Lunch' } }] },
    'products[sail].options[1] has either a price or a group price',
  ],
  ['what is included and not', { excluded: ['water' as 'tips'] }, 'products[sail].excluded[1] '],
  ['a day twice', { days: ['mon', 'mon'] }, 'products[sail].days names a day twice'],
  ['a time that is none', { startTimes: ['24:00'] }, 'products[sail].startTimes[1] is no time of day'],
  ['a space at the end', { title: { en: 'Sail ' } }, 'products[sail].title.en is empty, or begins or ends'],
  ['a field nobody knows', { colour: 'red' } as object, 'products[sail] Unrecognized key'],
])('A product is refused for %s.', (_, differences, sentence) => {
  expect(problemsWith(differences).join('\n')).toContain(sentence);
});

test('English is needed, the other languages may come later.', () => {
  expect(problemsWith({ title: { en: 'Sail' } })).toEqual([]);
  expect(problemsWith({ title: { de: 'Segeln' } as ProductRow['title'] })).toHaveLength(1);
});

test('An address belongs to one: no place, supplier or product is there twice.', () => {
  const { problems } = readPlaces([
    source('a.json', placeWith('lisbon', [productRow('sail'), productRow('sail')])),
    source('b.json', placeWith('lisbon', [productRow('walk')])),
  ]);
  expect(problems.map(({ file, at, what }) => `${file} ${at} ${what}`)).toEqual([
    'a.json products[sail] is there twice',
    'b.json location.slug is in a.json already',
    'b.json suppliers[harbour-walks] is in a.json already',
    'b.json sights[tower] is in a.json already',
  ]);
});
