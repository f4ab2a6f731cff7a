import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

export { expect };

type ConsoleComplaints = {
  /** Allows complaints that a journey expects, such as a missing page or a failing picture. */
  allow(pattern: RegExp): void;
  /** Listens to a further browser, which the journey opens itself. */
  listenTo(context: BrowserContext): void;
};

type Servers = { urlOf(variant: string): Promise<string> };

/**
 * A journey fails if the browser complains: an error on the console, a blocked resource, an uncaught error.
 */
export const test = base.extend<{ complaints: ConsoleComplaints }, { servers: Servers }>({
  // The server closes an idle connection after five seconds. On a busy machine a request may be sent on it at that very
  // moment and fail, so each request of a test has a connection of its own.
  request: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { ...extraHTTPHeaders, connection: 'close' },
    });
    await use(request);
    await request.dispose();
  },

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowedPatterns: RegExp[] = [];
      const listenTo = (listened: BrowserContext) =>
        void listened.on('page', (page) => recordComplaints(page, complaints));
      listenTo(context);
      await use({ allow: (pattern) => void allowedPatterns.push(pattern), listenTo });
      expect(
        complaints.filter((complaint) => !allowedPatterns.some((pattern) => pattern.test(complaint))),
      ).toEqual([]);
    },
    { auto: true },
  ],

  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const serversByVariant = new Map<string, Promise<RunningServer>>();
      const start = (variant: string) => {
        const server = serversByVariant.get(variant) ?? startServer({ variant });
        serversByVariant.set(variant, server);
        return server;
      };
      await use({ urlOf: async (variant) => (await start(variant)).url });
      for (const server of serversByVariant.values()) await (await server).stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

function recordComplaints(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) =>
    complaints.push(`uncaught: ${error.stack || `${error.name}: ${error.message}`}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`);
  });
}
