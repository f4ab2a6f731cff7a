import { beforeEach, expect, test, vi } from 'vitest';
import { marieAndJonas, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { reachedStep, waiverFields } from '../fields/steps.ts';
import { formValues, keepValue } from '../form/form-values.ts';
import { clearMissingSignatures, isWaiverErrorPath, useMissingSignature } from './waiver-store.ts';

const { show } = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock('../../../api/browser-client.ts', () => ({ api: { waivers: { show } } }));

const requirements = testRequirements({
  waiver: { kind: 'water', version: '2026-11-21 0123456789ab' },
});
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
  useMissingSignature.setState({ isReported: false });
  useRootStore.getState().forgetForm();
  useRootStore.getState().keepForm(marieAndJonas, Date.now());
  for (const place of [1, 2])
    for (const { name, waiver } of waiverFields(requirements, formValues(), place))
      keepValue(name, waiver?.signatureToken ?? '');
});

test('A traveller whose signature is missing on the server must sign again, and a traveller whose signature is there need not', async () => {
  expect(reachedStep(requirements, formValues(), today)).toBe('payment');
  show.mockResolvedValue(signed(names.slice(0, 1)));
  expect(await clearMissingSignatures(requirements, requirements.cartId, 'en')).toBe(true);
  expect(useMissingSignature.getState().isReported).toBe(true);
  expect(reachedStep(requirements, formValues(), today)).toBe('questions');
  expect([formValues()['p1.waiver'] !== '', formValues()['p2.waiver']]).toEqual([true, '']);
});

test('If the server has all signatures or cannot be reached, the traveller is not sent back to the waivers', async () => {
  show.mockResolvedValue(signed(names));
  expect(await clearMissingSignatures(requirements, requirements.cartId, 'en')).toBe(false);
  show.mockRejectedValue(new Error('offline'));
  expect(await clearMissingSignatures(requirements, requirements.cartId, 'en')).toBe(false);
  expect([useMissingSignature.getState().isReported, reachedStep(requirements, formValues(), today)]).toEqual(
    [false, 'payment'],
  );
});

test('The server names the traveller of a waiver by position', () => {
  expect(isWaiverErrorPath('data.cart.participants.11.waiver')).toBe(true);
  expect(isWaiverErrorPath('data.cart.participants.0.passportNumber')).toBe(false);
});
