import type { Page } from '@playwright/test';
import { maxRetries } from './max-retries.ts';

/** Emails to this address, newest first, as plain text, from the mailbox of the test system. */
export async function readEmailsTo(page: Page, address: string, base = ''): Promise<string[]> {
  const list = await (await page.request.get(`${base}/mailbox`, { maxRetries })).text();
  const lines = list.split('<li>').filter((line) => line.includes(`>${address}<`));
  const paths = lines.flatMap((line) => /href="(\/mailbox\/[^"]+)"/.exec(line)?.[1] ?? []);
  return Promise.all(
    paths.map(async (path) => (await page.request.get(`${base}${path}/text`, { maxRetries })).text()),
  );
}
