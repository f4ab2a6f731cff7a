import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { type Environment, readOneOf, readServiceAddress } from './read-value.ts';

export type StripeKeys = {
  readonly secretKey: string;
  /** For browsers: this key allows payments to us, and nothing more. */
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Stripe's address, or that of a server that stands in for it. */
  readonly url: string;
};

export type PaypalKeys = {
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  /** PayPal's live address, or its sandbox address. */
  readonly url: string;
};

export type PaymentSettings = {
  /** Whether the sandbox accepts test cards; no money is charged. */
  readonly hasSandbox: boolean;
  readonly stripe: StripeKeys | undefined;
  readonly paypal: PaypalKeys | undefined;
};

type PaymentSettingsInput = { readonly environment: 'integration' | 'production' };

export function readPaymentSettings(
  env: Environment,
  { environment }: PaymentSettingsInput,
): PaymentSettings {
  const defaultValue = environment === 'integration' ? 'on' : 'off';
  return {
    hasSandbox: readOneOf(env, 'SANDBOX_PAYMENTS', ['on', 'off'], defaultValue) === 'on',
    stripe: readStripeKeys(env),
    paypal: readPaypalKeys(env, environment),
  };
}

/**
 * Refuses to start a site on which no payment would be possible: a production site without a payment provider, or
 * a test system that has switched off the sandbox.
 */
export function refuseWithoutPayments({ payments }: { readonly payments: PaymentSettings }): void {
  if (payments.hasSandbox || payments.stripe || payments.paypal) return;
  throw new CannotStart(
    'No payment would be possible: set STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID, or SANDBOX_PAYMENTS=on to use test payments.',
  );
}

function readStripeKeys(env: Environment): StripeKeys | undefined {
  if (!env.STRIPE_SECRET_KEY) return undefined;
  const secretKey = readKey(
    env,
    'STRIPE_SECRET_KEY',
    /^(?:sk|rk)_(?:test|live)_\w+$/,
    'sk_test_ or sk_live_',
  );
  const publishableKey = readKey(
    env,
    'STRIPE_PUBLISHABLE_KEY',
    /^pk_(?:test|live)_\w+$/,
    'pk_test_ or pk_live_',
  );
  const webhookSecret = readKey(env, 'STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_');
  // Live keys refuse test cards and test keys refuse live ones, which would show only when a traveller pays.
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
    throw new CannotStart(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for tests, or both be live.',
    );
  return { secretKey, publishableKey, webhookSecret, url: readStripeUrl(env, secretKey) };
}

const liveStripeUrl = 'https://api.stripe.com';

function readStripeUrl({ STRIPE_API_URL: value }: Environment, secretKey: string): string {
  if (!value) return liveStripeUrl;
  const { origin } = readServiceAddress('STRIPE_API_URL', value, 'http://localhost:12111');
  // A key for real money must reach no other server.
  if (origin !== liveStripeUrl && secretKey.includes('_live_'))
    throw new CannotStart('STRIPE_API_URL must not be set with a live STRIPE_SECRET_KEY.');
  return origin;
}

const paypalUrls = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };

function readPaypalKeys(
  env: Environment,
  environment: PaymentSettingsInput['environment'],
): PaypalKeys | undefined {
  if (!env.PAYPAL_CLIENT_ID) return undefined;
  // PayPal's keys do not show whether they are live or for the sandbox.
  const defaultValue = environment === 'production' ? 'live' : 'sandbox';
  return {
    clientId: env.PAYPAL_CLIENT_ID,
    secret: readRequired(env, 'PAYPAL_SECRET'),
    webhookId: readRequired(env, 'PAYPAL_WEBHOOK_ID'),
    url: paypalUrls[readOneOf(env, 'PAYPAL_ENVIRONMENT', ['live', 'sandbox'], defaultValue)],
  };
}

function readKey(env: Environment, name: string, pattern: RegExp, prefixes: string): string {
  const value = readRequired(env, name);
  // The value is not shown, because it may be a secret in the wrong place.
  if (!pattern.test(value)) throw new CannotStart(`${name} must begin with ${prefixes}.`);
  return value;
}

function readRequired(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new MissingEnvironmentVariable(name);
  return value;
}
