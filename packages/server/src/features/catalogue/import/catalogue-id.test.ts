import { PUBLIC_CODE } from '@ashore/core/contract/values/product-types.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogueCode, catalogueId } from './catalogue-id.ts';

test('The same name has the same ID and code everywhere, and another name has others', () => {
  expect(catalogueId('product', 'lisbon', 'sail')).toBe(catalogueId('product', 'lisbon', 'sail'));
  const ids = [
    catalogueId('product', 'lisbon', 'sail'),
    catalogueId('sight', 'lisbon', 'sail'),
    catalogueId('product', 'lisbon-sail'),
    catalogueId('product', 'lisbon', 'sail', 0),
  ];
  expect(new Set(ids).size).toBe(4);
});

test('An ID is a UUID, a code is a public code, and ten thousand codes do not collide', () => {
  const codes = new Set<string>();
  for (let at = 0; at < 10_000; at++) codes.add(catalogueCode('product', 'lisbon', at));
  expect(codes.size).toBe(10_000);
  for (const code of codes) expect(code).toMatch(PUBLIC_CODE);
  for (let at = 0; at < 100; at++) expect(z.uuid().safeParse(catalogueId('product', at)).success).toBe(true);
});
