import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

export { expect };

type Complaints = {
  /** For a journey in which the browser must complain: a page that is not there, a picture that fails. */
  allow(pattern: RegExp): void;
};

type Servers = { urlOf(variant: string): Promise<string> };

/** A journey fails when the browser complains: an error on the console, a blocked resource, an uncaught fault. */
export const test = base.extend<{ complaints: Complaints }, { servers: Servers }>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => listen(page, heard));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],

  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const running = new Map<string, Promise<RunningServer>>();
      const start = (variant: string) => {
        const server = running.get(variant) ?? startServer({ variant });
        running.set(variant, server);
        return server;
      };
      await use({ urlOf: async (variant) => (await start(variant)).url });
      for (const server of running.values()) await (await server).stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

function listen(page: Page, heard: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) =>
    heard.push(`uncaught: ${error.stack || `${error.name}: ${error.message}`}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 500) heard.push(`${response.status()}: ${response.url()}`);
  });
}
