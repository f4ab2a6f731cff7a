import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createProductOrder } from './product-order.ts';

const productNumbers = fc.uniqueArray(fc.nat({ max: 300 }), { maxLength: 120 });

test('After any additions and removals an order equals a full sort and gives the rank of each number', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ come: productNumbers, go: productNumbers }), { maxLength: 6 }),
      (steps) => {
        const weights = new Map(Array.from({ length: 301 }, (_, number) => [number, (number * 7919) % 13]));
        const compare = (one: number, other: number) =>
          (weights.get(one) ?? 0) - (weights.get(other) ?? 0) || one - other;
        const order = createProductOrder(compare);
        const present = new Set<number>();
        for (const { come, go } of steps) {
          const fresh = come.filter((number) => !present.has(number));
          order.add(fresh);
          for (const number of fresh) present.add(number);
          order.remove(new Set(go));
          for (const number of go) present.delete(number);
          const listed = Array.from({ length: order.length }, (_, at) => order.at(at));
          expect(listed).toEqual([...present].sort(compare));
          expect(listed.map((number) => order.ranks()[number])).toEqual(listed.map((_, at) => at));
        }
      },
    ),
  );
});

test('A number can be removed after its sort value has changed', () => {
  const weights = [3, 1, 2, 5, 4];
  const order = createProductOrder((one, other) => (weights[one] ?? 0) - (weights[other] ?? 0));
  order.add([0, 1, 2, 3, 4]);
  weights[1] = 9;
  order.remove(new Set([1]));
  order.add([1]);
  expect(Array.from({ length: 5 }, (_, at) => order.at(at))).toEqual([2, 0, 4, 3, 1]);
});
