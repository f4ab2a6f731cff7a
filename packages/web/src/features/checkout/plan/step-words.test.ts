import { expect, test } from 'vitest';
import { stepWords } from './step-words.ts';

test('Who books for himself is asked who he is and how he pays', () => {
  expect(stepWords('personal_info', 'direct', {}).title).toBe('traveller.contactTitle');
  expect(stepWords('payment', 'direct', { method: 'bill-organisation' }).title).toBe('pay.title');
});

test('Who books for a guest is asked for the guest, and of a card only where it is the guest’s', () => {
  expect(stepWords('personal_info', 'billed', {})).toMatchObject({
    label: 'checkout.guest',
    title: 'traveller.guestTitle',
  });
  const titleOf = (method: string) => stepWords('payment', 'billed', { method }).title;
  expect(titleOf('bill-organisation')).toBe('pay.accountTitle');
  expect([titleOf('charge-card'), titleOf('authorise-card')]).toEqual([
    'pay.guestCardTitle',
    'pay.guestCardTitle',
  ]);
  expect(stepWords('traveler_info', 'billed', {}).title).toBe('traveller.partyTitle');
});
