import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { openHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const walk = '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb';
const VIEWER = /\/assets\/gallery-viewer-[\w-]+\.js/;
const { gallery } = texts.en;

/** Scripts that match, as far as the browser has requested them. */
function requestsOf(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (sent) => {
    if (pattern.test(sent.url())) urls.push(sent.url());
  });
  return urls;
}

/** Lets the scripts that match wait until the returned function is called. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const firstPicture = (page: Page) =>
  page.getByRole('link', { name: gallery.open.replace('{number}', '1').replace('{count}', '5') });

/** Bytes of all script of a product page, as they are transferred. */
const MAX_SCRIPT_BYTES = 166_000;

for (const device of ['', ' @phone'])
  test(`a product page loads no more script than its budget until the visitor acts${device}`, async ({
    page,
    request,
  }) => {
    const scripts = requestsOf(page, /\/assets\/[\w.-]+\.js$/);
    await page.goto(`/en${walk}`, { waitUntil: 'networkidle' });
    const bytes = await Promise.all(
      [...new Set(scripts)].map(async (url) => {
        const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
        return Number(answer.headers()['content-length']);
      }),
    );
    expect(bytes.length).toBeGreaterThan(4);
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });

test('a picture that is pressed while the viewer is on its way opens when it has arrived', async ({
  page,
}) => {
  const release = await holdBack(page, VIEWER);
  await openHydrated(page, `/en${walk}`);
  await firstPicture(page).click();
  await expect(page.locator('.gallery')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a picture that is pressed without a connection says why it does not open', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await openHydrated(page, `/en${walk}`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await firstPicture(page).click();
  await expect(page.getByText(gallery.offline)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.context().setOffline(false);
  await expect(page.getByText(gallery.offline)).toHaveCount(0);
  await firstPicture(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
