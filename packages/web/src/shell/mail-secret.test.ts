import { expect, test } from 'vitest';
import { mailSecret } from './mail-secret.ts';

const secret = 'Ab3_-'.repeat(9).slice(0, 43);

test('The secret comes from the address of the mail, and after a reload from where it was put.', () => {
  expect(mailSecret(`?token=${secret}&x=1`, null)).toBe(secret);
  expect(mailSecret('', { secret })).toBe(secret);
  expect(mailSecret(`?token=${secret}`, { secret: 'older' })).toBe(secret);
});

test('What cannot be a secret of ours is none.', () => {
  for (const search of ['', '?token=', '?token=short', `?token=${secret}x`, `?token=${secret.slice(1)}%0A`])
    expect(mailSecret(search, null)).toBeNull();
  for (const state of [null, undefined, {}, { secret: 5 }, 'text']) expect(mailSecret('', state)).toBeNull();
});
