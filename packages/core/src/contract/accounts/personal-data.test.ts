import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { setNewsletterPreference } from '../newsletter.ts';
import { eraseAccount, exportPersonalData } from './personal-data.ts';

const inputOf = (call: { '~orpc': { inputSchema?: unknown } }) => call['~orpc'].inputSchema as ZodType;
const outputOf = (call: { '~orpc': { outputSchema?: unknown } }) => call['~orpc'].outputSchema as ZodType;

test.each([
  [{ isConfirmed: true }, true],
  [{ isConfirmed: false }, false],
  [{ isConfirmed: 'true' }, false],
  [{ isConfirmed: 1 }, false],
  [{}, false],
])('An erasure is accepted only if the traveller has confirmed it: %j', (input, isAccepted) => {
  expect(inputOf(eraseAccount).safeParse(input).success).toBe(isAccepted);
});

test('An export keeps all of its parts', () => {
  const document = {
    format: 'ashore-account-1',
    exportedAt: '2026-11-28T10:00:00.000Z',
    bookings: [{ orderNumber: 'A1B2C3D4', contact: { firstName: 'Ada' } }],
  };
  expect(outputOf(exportPersonalData).parse(document)).toEqual(document);
});

test.each([[{}], [{ isSubscribed: 'yes' }], [{ isSubscribed: null }]])(
  'A newsletter preference is a choice between yes and no: %j is none',
  (input) => {
    expect(inputOf(setNewsletterPreference).safeParse(input).success).toBe(false);
  },
);
