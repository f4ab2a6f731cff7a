import { PAYMENT_METHODS } from '@ashore/core/booking/payment-rules.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { openPayments } from './open-payments.ts';

const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', url: 'https://api.stripe.com' };
const paypal = { clientId: 'client', secret: 'secret', webhookId: 'hook', url: 'https://paypal.example' };
const clock = { now: () => new Date() };

function openWith(settings: Partial<Parameters<typeof openPayments>[0]['settings']>) {
  const database = { pool: {} } as Database;
  return openPayments({
    database,
    clock,
    settings: { hasSandbox: false, stripe: undefined, paypal: undefined, ...settings },
  });
}

test('A real payment provider comes before the sandbox, which takes the remaining payment methods', () => {
  const { gatewayFor, methods } = openWith({ hasSandbox: true, stripe });
  expect(gatewayFor('credit-card')?.name).toBe('stripe');
  expect(gatewayFor('bancontact')?.name).toBe('stripe');
  expect(gatewayFor('paypal')?.name).toBe('sandbox');
  expect(openWith({ hasSandbox: true, paypal }).gatewayFor('paypal')?.name).toBe('paypal');
  expect(openWith({ hasSandbox: true, paypal }).gatewayFor('credit-card')?.name).toBe('sandbox');
  expect(methods.toSorted()).toEqual(PAYMENT_METHODS.toSorted());
});

test('A payment method without a payment provider is not offered, and a configured payment provider is found by name', () => {
  const { gatewayFor, gatewayNamed, methods } = openWith({ stripe });
  expect(gatewayFor('paypal')).toBeUndefined();
  expect(methods).not.toContain('paypal');
  expect(gatewayNamed('stripe')?.name).toBe('stripe');
  expect(gatewayNamed('sandbox')).toBeUndefined();
  expect(openWith({}).methods).toEqual([]);
});
