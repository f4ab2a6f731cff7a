import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, addTo, has, keepIn, removeFrom, sizeOf, visitUntilFalse, wordsFor } from './bit-set.ts';

const DOCUMENTS = 100;
const numbers = fc.uniqueArray(fc.nat(DOCUMENTS - 1));

function setOf(members: readonly number[]) {
  const set = new Uint32Array(wordsFor(DOCUMENTS));
  for (const number of members) add(set, number);
  return set;
}

function membersOf(set: Uint32Array): number[] {
  const members: number[] = [];
  visitUntilFalse(set, (number) => members.push(number) > 0);
  return members;
}

test('Sets of documents are joined, narrowed and counted as sets are', () => {
  fc.assert(
    fc.property(numbers, numbers, (some, others) => {
      const [one, other] = [new Set(some), new Set(others)];
      const changed = (change: typeof addTo) => {
        const set = setOf(some);
        change(set, setOf(others));
        expect(sizeOf(set)).toBe(membersOf(set).length);
        return new Set(membersOf(set));
      };
      expect(changed(addTo)).toEqual(one.union(other));
      expect(changed(keepIn)).toEqual(one.intersection(other));
      expect(changed(removeFrom)).toEqual(one.difference(other));
      for (const number of others) expect(has(setOf(some), number)).toBe(one.has(number));
    }),
  );
});

test('Members are visited in the order of their numbers, until a visit ends it', () => {
  const visited: number[] = [];
  expect(visitUntilFalse(setOf([99, 31, 32, 0, 63]), (number) => visited.push(number) < 3)).toBe(false);
  expect(visited).toEqual([0, 31, 32]);
});
