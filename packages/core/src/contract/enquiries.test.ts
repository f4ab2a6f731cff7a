import { expect, test } from 'vitest';
import { sendEnquiry } from './enquiries.ts';

const form = {
  id: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11',
  kind: 'booking',
  name: 'Mara Lind',
  email: 'mara@example.org',
  message: 'When does the boat leave?',
  language: 'de',
  secondsTaken: 40,
};
const read = (more: object) => sendEnquiry['~orpc'].inputSchema?.safeParse({ ...form, ...more });
const refusedAt = (more: object) => read(more)?.error?.issues[0]?.path.join('.');

test('A message needs a sender, an email address and a text; a booking is optional', () => {
  expect(read({})?.data).toMatchObject({ bookingReference: '', trap: '', message: form.message });
  expect(refusedAt({ name: ' \t ' })).toBe('name');
  expect(refusedAt({ email: 'mara' })).toBe('email');
  expect(refusedAt({ message: '\n \n' })).toBe('message');
  expect(refusedAt({ kind: 'weather' })).toBe('kind');
  expect(refusedAt({ id: '1' })).toBe('id');
});

test('No field adds a line to an email header, and every field has a maximum length', () => {
  expect(read({ name: 'Mara\r\nBcc: all@example.org' })?.data).toMatchObject({
    name: 'Mara Bcc: all@example.org',
  });
  expect(refusedAt({ email: 'mara@example.org\r\nBcc: all@example.org' })).toBe('email');
  expect(refusedAt({ message: 'x'.repeat(10_000) })).toBe('message');
  expect(read({ message: 'x'.repeat(5_000) })?.success).toBe(true);
  expect(refusedAt({ name: 'x'.repeat(101) })).toBe('name');
});

test('Text of every script is accepted: Chinese, right to left, emojis', () => {
  for (const message of ['请问几点出发？', '\u200fמתי יוצאים?', '🚢👩‍🚀']) {
    expect(read({ message })?.data).toMatchObject({ message });
  }
});
