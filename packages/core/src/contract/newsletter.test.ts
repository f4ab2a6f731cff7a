import { expect, test } from 'vitest';
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from './newsletter.ts';

const form = { listId: 'main', email_address: 'anna@example.org', status: 'pending', language: 'de' };
const accepts = (input: object) => subscribeToNewsletter['~orpc'].inputSchema?.safeParse(input).success;

test('A subscription names a list, an address and a language, and starts as pending', () => {
  expect(accepts(form)).toBe(true);
  expect(accepts({ ...form, status: 'subscribed' })).toBe(false);
  expect(accepts({ ...form, language: 'it' })).toBe(false);
  for (const listId of ['', '../main', 'main/..', 'a'.repeat(65)])
    expect(accepts({ ...form, listId })).toBe(false);
});

test('An address is read as in all our forms: without surrounding blanks, and only if it can receive email', () => {
  const addressOf = (typed: string) =>
    subscribeToNewsletter['~orpc'].inputSchema?.safeParse({ ...form, email_address: typed }).data
      ?.email_address;
  expect(addressOf(" o'brien+tours@mail.example.org\n")).toBe("o'brien+tours@mail.example.org");
  for (const address of ['', 'anna', 'a b@c.d', `${'a'.repeat(250)}@b.de`])
    expect(addressOf(address), address).toBeUndefined();
});

test('The answer to a known address leaves the address out, and is valid', () => {
  const answer = subscribeToNewsletter['~orpc'].outputSchema;
  expect(answer?.safeParse({}).success).toBe(true);
  expect(answer?.parse({ email_address: 'anna@example.org', status: 'pending' })).toEqual({
    email_address: 'anna@example.org',
    status: 'pending',
  });
});

test('A secret from an email is 256 bits in letters that a link can carry, and nothing else is accepted', () => {
  const token = 'Ab3_-'.repeat(9).slice(0, 43);
  for (const call of [confirmNewsletter, leaveNewsletter]) {
    const takes = (input: object) => call['~orpc'].inputSchema?.safeParse(input).success;
    expect(takes({ token })).toBe(true);
    for (const wrong of ['', token.slice(1), `${token}A`, `${token.slice(1)}=`, `${token.slice(1)}\n`])
      expect(takes({ token: wrong }), wrong).toBe(false);
  }
});
