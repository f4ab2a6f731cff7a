import { expect, test } from 'vitest';
import { english } from '../../i18n/text-for-tests.ts';
import { testBooking } from './booking-for-tests.ts';
import { costsNothing, moneyNews } from './money-news.ts';

const news = (parts: Parameters<typeof testBooking>[0]) => moneyNews(testBooking(parts), 'en-GB', english);
const asked = { isHeldOnly: true, paidTotal: 0 } as const;

test('What was only held is said to be released once nothing comes of it, and not to be held any more', () => {
  for (const state of ['declined', 'unanswered', 'unpaid', 'cancelled'] as const) {
    expect(costsNothing(testBooking({ ...asked, state })), state).toBe(true);
    expect(news({ ...asked, state })).toBe('Nothing was charged. The €97.00 that was held is released.');
  }
  expect(news({ ...asked, state: 'expired' })).toBe('Nothing was charged.');
  expect(news({ ...asked, state: 'declined', method: 'bill-organisation' })).toMatch(/account/);
  for (const state of ['on_request', 'accepted'] as const)
    expect(costsNothing(testBooking({ ...asked, state })), state).toBe(false);
});

test('Of what was paid it is said what went back, what is on its way, and when nothing does', () => {
  const state = 'cancelled';
  expect(costsNothing(testBooking({ state }))).toBe(false);
  expect(news({ state, refundedTotal: 48.5 })).toBe('€48.50 has been given back.');
  expect(news({ state, refundedTotal: 97, refundPending: true })).toBe('€97.00 is on its way back to you.');
  expect(news({ state })).toBe('By the cancellation terms nothing of what was paid comes back.');
  expect(news({ state: 'expired' })).toMatch(/on its way back/);
});

test('An organisation is told of its bill: what comes off it, or that it stands', () => {
  const cancelled = { state: 'cancelled', method: 'bill-organisation', paidTotal: 0 } as const;
  const paper = { taxPercent: 23, tax: 0, issuedAt: '2026-11-21T12:00:00.000Z', url: '/papers' };
  const invoice = { ...paper, number: '2026-000001', kind: 'invoice', total: 97 } as const;
  const creditNote = { ...paper, number: '2026-000002', kind: 'credit_note', total: 48.5 } as const;
  expect(news({ ...cancelled, invoices: [invoice, creditNote] })).toBe(
    '€48.50 comes off the organisation’s bill.',
  );
  expect(news({ ...cancelled, invoices: [invoice] })).toMatch(/bill stands/);
});
