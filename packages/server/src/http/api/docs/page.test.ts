import { expect, test } from 'vitest';
import { schemaRows, typeText } from './page.ts';

test('Fields are listed by their whole path, without those that only contain other fields', () => {
  const schema = {
    required: ['a', 'list'],
    properties: {
      a: { type: 'string' },
      list: { items: { required: ['id'], properties: { id: { format: 'uuid' }, note: { type: 'string' } } } },
      tags: { items: { type: 'string' } },
      next: { required: ['href'], properties: { href: { type: 'string' } } },
    },
  };
  expect(schemaRows(schema)).toEqual([
    { name: 'a', type: 'string', required: true },
    { name: 'list[].id', type: 'uuid', required: true },
    { name: 'list[].note', type: 'string', required: false },
    { name: 'tags[]', type: 'string', required: false },
    { name: 'next.href', type: 'string', required: false },
  ]);
});

test.each([
  [{ const: 'pending' }, '"pending"'],
  [{ type: 'string', enum: ['EUR', 'USD'], default: 'EUR' }, '"EUR", "USD" ("EUR" unless given)'],
  [{ anyOf: [{ type: 'number', minimum: 0, maximum: 5 }, { type: 'null' }] }, 'number from 0 to 5 or null'],
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'integer'],
  [{ type: 'integer', minimum: 1, default: 12 }, 'integer from 1 (12 unless given)'],
  [{ type: 'string', pattern: '^a$' }, 'string matching ^a$'],
  [{ type: 'string', format: 'email', pattern: '.*', maxLength: 254 }, 'email of at most 254 characters'],
  [
    {
      anyOf: [
        { type: 'object', properties: { from: {}, to: {} } },
        { type: 'object', properties: { season: {} } },
        { type: 'null' },
      ],
    },
    '{ from, to } or { season } or null',
  ],
  [{}, 'anything'],
])('A type is described in words: %j', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
