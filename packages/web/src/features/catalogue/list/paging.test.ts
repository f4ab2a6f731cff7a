import { expect, test } from 'vitest';
import type { CardTour } from '../cards/card-parts.tsx';
import { type JoinedPages, joinPages } from './paging.ts';

const tour = (name: string, basePrice = 10) => ({ tourId: name, basePrice }) as CardTour;
const tours = (names: string) => [...names].map((name) => tour(name));
const namesOf = ({ first, last, tours: all }: JoinedPages) => [
  first,
  last,
  all.map(({ tourId }) => tourId).join(''),
];

test('Pages are shown in the order of the list, not in the order of their arrival', () => {
  const one = joinPages(undefined, { number: 1, tours: tours('de') });
  const two = joinPages(one, { number: 2, tours: tours('fg') });
  expect(namesOf(two)).toEqual([1, 2, 'defg']);
  expect(namesOf(joinPages(two, { number: 0, tours: tours('abc') }))).toEqual([0, 2, 'abcdefg']);
});

test('A product that the changed list contains twice keeps its first place', () => {
  const one = joinPages(undefined, { number: 0, tours: tours('abc') });
  expect(namesOf(joinPages(one, { number: 1, tours: tours('cd') }))).toEqual([0, 1, 'abcd']);
});

test('A page loaded again updates its prices and moves nothing, but a distant page starts a new list', () => {
  const both = joinPages(joinPages(undefined, { number: 0, tours: tours('ab') }), {
    number: 1,
    tours: tours('cd'),
  });
  const again = joinPages(both, { number: 1, tours: [tour('c', 12), tour('d', 13)] });
  expect(again.tours.map(({ basePrice }) => basePrice)).toEqual([10, 10, 12, 13]);
  expect(namesOf(joinPages(both, { number: 5, tours: tours('xy') }))).toEqual([5, 5, 'xy']);
});
