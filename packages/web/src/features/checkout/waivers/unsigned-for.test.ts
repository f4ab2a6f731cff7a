import { beforeEach, expect, test, vi } from 'vitest';
import { useRootStore } from '../../../store/root-store.ts';
import { formValues, keepValue } from '../form/use-form.ts';
import { marieAndJonas, testNeeds } from '../plan/needs-for-tests.ts';
import { reachedStep } from '../plan/reached-step.ts';
import { waiverFields } from '../plan/waiver-field.ts';
import { findUnsigned, isWaiverField, useUnsigned } from './unsigned-for.ts';

const { show } = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock('../../../api/browser-client.ts', () => ({ api: { waivers: { show } } }));

const needs = testNeeds({ waiver: { kind: 'water', textVersion: '2026-11-21 0123456789ab' } as never });
const names = ['Marie-Christine Lindqvist', 'Jonas Lindqvist'];
const signed = (some: readonly string[]) => ({
  text: { kind: 'water' },
  waivers: some.map((participantName) => ({
    participantName,
    url: '/papers/waiver/x.pdf',
    signedAt: '2026-11-21T12:00:00.000Z',
    guardianName: null,
  })),
});
const today = '2026-11-21';

beforeEach(() => {
  useUnsigned.setState({ isFound: false });
  useRootStore.getState().forgetForm();
  useRootStore.getState().keepForm(marieAndJonas, Date.now());
  for (const place of [1, 2])
    for (const { name, waiver } of waiverFields(needs, formValues(), place))
      keepValue(name, waiver?.mark ?? '');
});

test('Whoever has not signed is asked again, however sure the form was; whoever has is not', async () => {
  expect(reachedStep(needs, formValues(), today)).toBe('payment');
  show.mockResolvedValue(signed(names.slice(0, 1)));
  expect(await findUnsigned(needs, needs.cartId, 'en')).toBe(true);
  expect(useUnsigned.getState().isFound).toBe(true);
  expect(reachedStep(needs, formValues(), today)).toBe('questions');
  expect([formValues()['p1.waiver'] !== '', formValues()['p2.waiver']]).toEqual([true, '']);
});

test('Where the server knows all signatures after all, or cannot be asked, nobody is led in a circle', async () => {
  show.mockResolvedValue(signed(names));
  expect(await findUnsigned(needs, needs.cartId, 'en')).toBe(false);
  show.mockRejectedValue(new Error('offline'));
  expect(await findUnsigned(needs, needs.cartId, 'en')).toBe(false);
  expect([useUnsigned.getState().isFound, reachedStep(needs, formValues(), today)]).toEqual([
    false,
    'payment',
  ]);
});

test('The server names the traveller by place', () => {
  expect(isWaiverField('data.cart.participants.11.waiver')).toBe(true);
  expect(isWaiverField('data.cart.participants.0.passportNumber')).toBe(false);
});
