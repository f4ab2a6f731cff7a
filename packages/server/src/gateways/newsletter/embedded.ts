import type { NewsletterProvider } from './port.ts';

/** Without a provider, the subscriptions in our own database are the list. */
export const embeddedNewsletter: NewsletterProvider = {
  audienceOf: () => 'embedded',
  store: async () => undefined,
};
