import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowAt } from './rows-of-ids.ts';

test('Each id is found at its place in a text, and no other id, also where many begin alike', () => {
  const id = fc.oneof(
    fc.uuid(),
    fc.nat(50).map((end) => `00000000-0000-8000-8000-${String(end).padStart(12, '0')}`),
  );
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 60 }), fc.array(id, { maxLength: 60 }), (ids, named) => {
      const rowAt = createRowAt(ids);
      const text = named.map((one) => `${one} 1`).join();
      expect(named.map((one, index) => rowAt(text, index * `${one} 1,`.length))).toEqual(
        named.map((one) => ids.indexOf(one)),
      );
    }),
  );
});
