import { expect, test } from 'vitest';
import { emailLinkKey } from './email-link-key.ts';

const secret = 'Ab3_-'.repeat(9).slice(0, 43);
const nowhere = { search: '', hash: '', state: null };

test('The secret comes from the address in the email, and after a reload from the history entry', () => {
  expect(emailLinkKey({ ...nowhere, search: `?token=${secret}&x=1` })).toBe(secret);
  expect(emailLinkKey({ ...nowhere, hash: `#token=${secret}` })).toBe(secret);
  expect(emailLinkKey({ ...nowhere, hash: `#key=${secret}` })).toBe(secret);
  expect(emailLinkKey({ ...nowhere, state: { secret } })).toBe(secret);
  for (const part of [{ search: `?token=${secret}` }, { hash: `#token=${secret}` }])
    expect(emailLinkKey({ ...nowhere, ...part, state: { secret: 'older' } })).toBe(secret);
});

test('Text in another format is not accepted as a secret', () => {
  for (const text of ['', 'token=', 'token=short', `token=${secret}x`, `token=${secret.slice(1)}%0A`]) {
    expect(emailLinkKey({ ...nowhere, search: `?${text}` })).toBeNull();
    expect(emailLinkKey({ ...nowhere, hash: `#${text}` })).toBeNull();
  }
  for (const state of [null, undefined, {}, { secret: 5 }, 'text'])
    expect(emailLinkKey({ ...nowhere, state })).toBeNull();
});

test('A logged-in traveller follows links with an order number, which has no letters that look alike', () => {
  expect(emailLinkKey({ ...nowhere, hash: '#key=ABCD1234' })).toBe('ABCD1234');
  for (const other of ['ABCD123', 'ABCD12345', 'abcd1234', 'ABCDILOU'])
    expect(emailLinkKey({ ...nowhere, hash: `#key=${other}` })).toBeNull();
});
