import { expect, test } from 'vitest';
import { groupPins } from './group-pins.ts';

const room = { wide: 60, high: 30 };
const pin = (code: string, x: number, y: number) => ({ code, x, y });

test('Pins with room for what they say stand alone, where they are', () => {
  const apart = [pin('a', 100, 100), pin('b', 160, 100), pin('c', 100, 130)];
  expect(groupPins(apart, room)).toEqual(apart.map(({ code, x, y }) => ({ codes: [code], x, y })));
});

test('Those that would lie on each other are one, in the order of the list, at the middle of their points', () => {
  expect(groupPins([pin('a', 100, 100), pin('b', 300, 300), pin('c', 140, 110)], room)).toEqual([
    { codes: ['a', 'c'], x: 120, y: 105 },
    { codes: ['b'], x: 300, y: 300 },
  ]);
});

test('Every pin is in one group, however many there are', () => {
  const many = Array.from({ length: 96 }, (_, at) => pin(`p${at}`, (at * 37) % 600, (at * 91) % 600));
  const codes = groupPins(many, room).flatMap((group) => group.codes);
  expect(codes.toSorted()).toEqual(many.map(({ code }) => code).sort());
});
