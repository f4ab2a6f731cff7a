import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { refuseWithoutPayments } from './payment-settings.ts';

const production = { ENVIRONMENT: 'production', PUBLIC_URL: 'https://www.example.org' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const paypal = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };

test('A test system has the sandbox unless it is switched off; production only if it is switched on', () => {
  expect(readSettings({}).payments).toEqual({ hasSandbox: true, stripe: undefined, paypal: undefined });
  expect(readSettings({ SANDBOX_PAYMENTS: 'off' }).payments.hasSandbox).toBe(false);
  expect(readSettings(production).payments.hasSandbox).toBe(false);
  expect(readSettings({ ...production, SANDBOX_PAYMENTS: 'on' }).payments.hasSandbox).toBe(true);
});

test('A site does not start without a payment provider; the sandbox counts if it is switched on', () => {
  const refuseIfUnpayable = (more: object) => refuseWithoutPayments(readSettings({ ...production, ...more }));
  expect(() => refuseIfUnpayable({})).toThrow(/^No payment would be possible: set STRIPE_SECRET_KEY /);
  for (const more of [stripe, paypal, { SANDBOX_PAYMENTS: 'on' }])
    expect(() => refuseIfUnpayable(more)).not.toThrow();
  expect(() => refuseWithoutPayments(readSettings({}))).not.toThrow();
  expect(() => refuseWithoutPayments(readSettings({ SANDBOX_PAYMENTS: 'off' }))).toThrow('No payment');
});

test('A server on this machine or behind https may stand in for Stripe, but gets no live key', () => {
  const urlOf = (more: Record<string, string>) => readSettings({ ...stripe, ...more }).payments.stripe?.url;
  expect(urlOf({ STRIPE_API_URL: 'http://localhost:12111/' })).toBe('http://localhost:12111');
  expect(urlOf({ STRIPE_API_URL: 'https://stripe.example.org' })).toBe('https://stripe.example.org');
  for (const value of ['http://stripe.example.org', 'localhost'])
    expect(() => urlOf({ STRIPE_API_URL: value })).toThrow('STRIPE_API_URL takes an address');
  const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  expect(urlOf(live)).toBe('https://api.stripe.com');
  expect(() => urlOf({ ...live, STRIPE_API_URL: 'http://localhost:12111' })).toThrow(
    'live STRIPE_SECRET_KEY',
  );
});

test('The settings contain all keys of Stripe and PayPal', () => {
  expect(readSettings({ ...stripe, ...paypal }).payments).toMatchObject({
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      url: 'https://api.stripe.com',
    },
    paypal: {
      clientId: 'client',
      secret: 'secret',
      webhookId: 'hook',
      url: 'https://api-m.sandbox.paypal.com',
    },
  });
});

test('A production site uses PayPal’s live address and a test system its sandbox, unless a setting overrides it', () => {
  const urlOf = (env: Record<string, string>) => readSettings({ ...paypal, ...env }).payments.paypal?.url;
  expect(urlOf(production)).toBe('https://api-m.paypal.com');
  expect(urlOf({ ...production, PAYPAL_ENVIRONMENT: 'sandbox' })).toBe('https://api-m.sandbox.paypal.com');
  expect(urlOf({ PAYPAL_ENVIRONMENT: 'live' })).toBe('https://api-m.paypal.com');
});

test.each([
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET not set/],
  [
    { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' },
    /^STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_\.$/,
  ],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, /^STRIPE_PUBLISHABLE_KEY must begin with pk_test_/],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /must both be for tests, or both be live/],
  [{ ...paypal, PAYPAL_SECRET: '' }, /PAYPAL_SECRET not set/],
  [{ SANDBOX_PAYMENTS: 'yes' }, /^SANDBOX_PAYMENTS must be one of on, off/],
])('A missing or misplaced key is refused, and the message does not show its value: %j', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
