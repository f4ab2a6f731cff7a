import { listProducts, listTours, promotedTours } from '@ashore/core/contract/tours.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { listKeyOf } from './list-key.ts';

test('What a list does not know has no part in where it is kept, nor has the order in which it is asked', () => {
  const asked = '/api/tours?interest=water&size=2';
  for (const url of [
    asked,
    '/api/tours?size=2&interest=water',
    '/api/tours?x=1&interest=water&utm_source=a&size=2&x=2',
    '/api/tours?&interest=water&&size=2&',
  ])
    expect(listKeyOf(url), url).toBe(asked);
  expect(listKeyOf('/api/tours')).toBe('/api/tours?');
});

test('All that a list knows tells it from others', () => {
  for (const { '~orpc': call } of [listTours, listProducts, promotedTours]) {
    const { shape } = call.inputSchema as z.ZodObject;
    for (const name of Object.keys(shape)) {
      // That one is part of the path, and counts nowhere else.
      if (name === 'productType') continue;
      expect(listKeyOf(`/api/tours?${name}=1`), name).toBe(`/api/tours?${name}=1`);
    }
  }
  expect(listKeyOf('/api/tours?size=2')).not.toBe(listKeyOf('/api/tours?size=3'));
  expect(listKeyOf('/api/tours?size=2')).not.toBe(listKeyOf('/api/shows?size=2'));
});

test('Where a name is spelt otherwise than it is, nothing is kept: it may be one that counts', () => {
  for (const query of ['%73ize=2', 'size[]=2', 'size%20=2', 'si+ze=2', 'a?size=2'])
    expect(listKeyOf(`/api/tours?${query}`), query).toBeUndefined();
  expect(listKeyOf('/api/%74ours?size=2')).toBeUndefined();
});
