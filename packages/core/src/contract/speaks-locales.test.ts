import { expect, test } from 'vitest';
import { speaksLocales } from './speaks-locales.ts';

test('The language header is described after the operation’s own parameters, which stay.', () => {
  const size = { name: 'size', in: 'query' } as const;
  const described = speaksLocales({ summary: 'x', parameters: [size] });
  expect(described.summary).toBe('x');
  expect(described.parameters).toEqual([
    size,
    expect.objectContaining({ name: 'Accept-Language', in: 'header', schema: { type: 'string' } }),
  ]);
});

test('An operation without parameters gets the header alone.', () => {
  expect(speaksLocales({}).parameters).toHaveLength(1);
});
