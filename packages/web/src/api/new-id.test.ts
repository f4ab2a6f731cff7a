import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

test('An ID is a random UUID of version 4, and no two are equal', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
