import type { Clock } from '@ashore/core/time/clock.ts';
import type Stripe from 'stripe';
import type { PaymentGateway } from '../port.ts';
import { askStripe } from './ask-stripe.ts';
import { cancelOnStripe, captureOnStripe, refundOnStripe } from './change-on-stripe.ts';
import { createOnStripe } from './create-on-stripe.ts';
import { findOnStripe } from './find-on-stripe.ts';
import { readOnStripe } from './read-on-stripe.ts';
import { changedOnStripe, readStripeEvent } from './stripe-events.ts';

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  /** Address of Stripe's API, or of a server that stands in for it. */
  readonly url: string;
};

const waitMilliseconds = 10_000;

/** Cards, phone wallets, Bancontact, Alipay and WeChat Pay at Stripe, through Stripe's own library. */
export function openStripeGateway({ secretKey, webhookSecret, clock, url }: StripeOptions): PaymentGateway {
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= load();
    return opened;
  };
  return {
    name: 'stripe',
    methods: ['credit-card', 'web-payments', 'bancontact', 'alipay', 'wechat-pay'],
    create: (intent, signal) => askStripe(signal, async () => createOnStripe(await open(), intent)),
    // Stripe continues by itself once the traveller has acted.
    proceed: (id, signal) => askStripe(signal, async () => readOnStripe(await open(), id)),
    read: (id, signal) => askStripe(signal, async () => readOnStripe(await open(), id)),
    findByAttempt: (attemptId, signal) =>
      askStripe(signal, async () => findOnStripe(await open(), attemptId, clock.now())),
    capture: (id, operation, signal) =>
      askStripe(signal, async () => captureOnStripe(await open(), id, operation)),
    cancel: (id, operation, signal) =>
      askStripe(signal, async () => cancelOnStripe(await open(), id, operation)),
    refund: (id, operation, signal) =>
      askStripe(signal, async () => refundOnStripe(await open(), id, operation)),
    readEvent: async (delivery) => readStripeEvent(await open(), webhookSecret, delivery),
    changedSince: (since, signal) => askStripe(signal, async () => changedOnStripe(await open(), since)),
  };

  /** Loads the library at the first call: it is large, and a starting server does not need it. */
  async function load(): Promise<Stripe> {
    const { default: Library } = await import('stripe');
    const { protocol, hostname, port } = new URL(url);
    return new Library(secretKey, {
      timeout: waitMilliseconds,
      maxNetworkRetries: 1,
      telemetry: false,
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port !== '' && { port }),
    });
  }
}
