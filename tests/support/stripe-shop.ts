import { playStripe } from '../../packages/server/test-support/payment-providers/stripe-stand-in.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';

type StripeShop = {
  readonly url: string;
  readonly stripe: Awaited<ReturnType<typeof playStripe>>;
};

const webhookSecret = 'whsec_played';

/** Journeys on a server that takes payments by Stripe, played by a stand-in on this machine. */
export const test = base.extend<object, { shop: StripeShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const stripe = await playStripe({ webhookSecret });
      const server = await startServer({
        variant: 'ashore',
        env: {
          STRIPE_SECRET_KEY: 'sk_test_played',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_played',
          STRIPE_WEBHOOK_SECRET: webhookSecret,
          STRIPE_API_URL: `http://127.0.0.1:${stripe.port}`,
          TRUSTED_PROXIES: '127.0.0.1,::1',
        },
      });
      await use({ url: server.url, stripe });
      await server.stop();
      await stripe.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
