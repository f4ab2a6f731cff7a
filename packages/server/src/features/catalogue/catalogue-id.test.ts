import { PUBLIC_CODE } from '@ashore/core/contract/public-code.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogueCode, catalogueId } from './catalogue-id.ts';

test('The same name has the same id and code everywhere, another name another.', () => {
  expect(catalogueId('product', 'lisbon', 'sail')).toBe(catalogueId('product', 'lisbon', 'sail'));
  const ids = [
    catalogueId('product', 'lisbon', 'sail'),
    catalogueId('sight', 'lisbon', 'sail'),
    catalogueId('product', 'lisbon-sail'),
    catalogueId('product', 'lisbon', 'sail', 0),
  ];
  expect(new Set(ids).size).toBe(4);
});

test('An id is a UUID, a code a public code, and ten thousand of them do not meet.', () => {
  const codes = new Set<string>();
  for (let at = 0; at < 10_000; at++) codes.add(catalogueCode('product', 'lisbon', at));
  expect(codes.size).toBe(10_000);
  for (const code of codes) expect(code).toMatch(PUBLIC_CODE);
  for (let at = 0; at < 100; at++) expect(z.uuid().safeParse(catalogueId('product', at)).success).toBe(true);
});
