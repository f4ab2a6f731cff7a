import { expect, test } from 'vitest';
import { stayRequest } from './stay-request.ts';

const stay = { calculatedDateFrom: '2027-05-14', calculatedDateTo: '2027-05-18' };
const pathsOf = (request: object) =>
  (stayRequest.safeParse({ ...stay, ...request }).error?.issues ?? []).map(({ path }) => path.join('.'));

test('Without rooms a stay is for one room and two adults, with any board', () => {
  expect(stayRequest.parse(stay).rooms).toEqual([
    { adultsCode: 2, children: [], nationality: null, residence: null, rateBasis: -1 },
  ]);
});

test('The number of adults is read as a code and as a number, countries in any case', () => {
  const rooms = [
    { adultsCode: '3', children: [0, 17], nationality: 'de', residence: 'CH' },
    { adultsCode: 1 },
  ];
  expect(stayRequest.parse({ ...stay, rooms }).rooms).toMatchObject([
    { adultsCode: 3, children: [0, 17], nationality: 'DE', residence: 'CH' },
    { adultsCode: 1 },
  ]);
});

test.each<[string, string, object]>([
  ['no adult', 'rooms.0.adultsCode', { rooms: [{ adultsCode: '0' }] }],
  ['seven adults', 'rooms.0.adultsCode', { rooms: [{ adultsCode: '7' }] }],
  ['half an adult', 'rooms.0.adultsCode', { rooms: [{ adultsCode: 1.5 }] }],
  [
    'a child of eighteen',
    'rooms.1.children.0',
    { rooms: [{ adultsCode: 2 }, { adultsCode: 2, children: [18] }] },
  ],
  ['an unborn child', 'rooms.0.children.0', { rooms: [{ adultsCode: 2, children: [-1] }] }],
  ['five children', 'rooms.0.children', { rooms: [{ adultsCode: 2, children: [1, 1, 1, 1, 1] }] }],
  ['no room', 'rooms', { rooms: [] }],
  ['six rooms', 'rooms', { rooms: Array(6).fill({ adultsCode: 2 }) }],
  ['a board that there is not', 'rooms.0.rateBasis', { rooms: [{ adultsCode: 2, rateBasis: 1332 }] }],
  ['a country that there is not', 'rooms.0.nationality', { rooms: [{ adultsCode: 2, nationality: 'XX' }] }],
  ['a day that there is not', 'calculatedDateTo', { calculatedDateTo: '2027-02-30' }],
  ['a currency that is not sold in', 'currency', { currency: 'BRL' }],
  ['three stars', 'conditions.0.fieldValues.0', { conditions: [rating([561])] }],
  ['another condition', 'conditions.0.fieldName', { conditions: [{ ...rating([562]), fieldName: 'price' }] }],
])('A stay with %s is refused by its field', (_, path, request) => {
  expect(pathsOf(request)).toContain(path);
});

function rating(fieldValues: number[]) {
  return { fieldName: 'rating', fieldTest: 'in', fieldValues };
}
