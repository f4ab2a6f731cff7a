import type { Clock } from '@ashore/core/time/clock.ts';
import type Stripe from 'stripe';
import type { PaymentGateway } from '../port.ts';
import { askStripe } from './ask-stripe.ts';
import { cancelOnStripe, captureOnStripe, refundOnStripe } from './change-on-stripe.ts';
import { createOnStripe } from './create-on-stripe.ts';
import { findOnStripe } from './find-on-stripe.ts';
import { readOnStripe } from './read-on-stripe.ts';
import { changedOnStripe, readStripeEvent } from './stripe-events.ts';

type OpenStripeInput = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  /** Address of Stripe's API, or of a server that stands in for it. */
  readonly url: string;
};

const REQUEST_TIMEOUT_MS = 10_000;

/** Cards, the wallet of the device, Bancontact, Alipay and WeChat Pay at Stripe, through Stripe's own library. */
export function openStripeGateway({ secretKey, webhookSecret, clock, url }: OpenStripeInput): PaymentGateway {
  let openedClient: Promise<Stripe> | undefined;
  const client = () => {
    openedClient ??= openClient();
    return openedClient;
  };
  return {
    name: 'stripe',
    methods: ['credit-card', 'web-payments', 'bancontact', 'alipay', 'wechat-pay'],
    create: (intent, signal) => askStripe(signal, async () => createOnStripe(await client(), intent)),
    // Stripe continues by itself once the traveller has acted.
    proceed: (id, signal) => askStripe(signal, async () => readOnStripe(await client(), id)),
    read: (id, signal) => askStripe(signal, async () => readOnStripe(await client(), id)),
    findByAttempt: (attemptId, signal) =>
      askStripe(signal, async () => findOnStripe(await client(), attemptId, clock.now())),
    capture: (id, operation, signal) =>
      askStripe(signal, async () => captureOnStripe(await client(), id, operation)),
    cancel: (id, operation, signal) =>
      askStripe(signal, async () => cancelOnStripe(await client(), id, operation)),
    refund: (id, operation, signal) =>
      askStripe(signal, async () => refundOnStripe(await client(), id, operation)),
    // Calls no server, so it needs no `askStripe`.
    readEvent: async (delivery) => readStripeEvent(await client(), webhookSecret, delivery),
    changedSince: (since, signal) => askStripe(signal, async () => changedOnStripe(await client(), since)),
  };

  /** Called with the first call: the library of the client is large, and a starting server does not need it. */
  async function openClient(): Promise<Stripe> {
    const { default: StripeClient } = await import('stripe');
    const { protocol, hostname, port } = new URL(url);
    return new StripeClient(secretKey, {
      timeout: REQUEST_TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port !== '' && { port }),
    });
  }
}
