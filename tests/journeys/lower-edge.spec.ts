import type { Page } from '@playwright/test';
import { holdTrip, trip } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { desk, hold, shell } = texts.de;

test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.8.${process.pid % 250}.${Date.now() % 250}` } });

// What lies at the lower edge of a phone, and how it gets along with large text, other bars and short pages.

test('with text twice as large nothing is wider than a phone, and no bar covers its own words @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(`/de${trip}`);
  await expectToFit(page);
  const bar = page.getByRole('region', { name: desk.yourTicket });
  await expectApart(bar.locator('[data-price]'), bar.getByRole('button'));
  await holdTrip(page, { language: 'de' });
  await expectToFit(page);
});

test('without a line the page says so above the bar, and covers neither price nor button @phone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`/de${trip}`);
  const strip = page.getByText(shell.offline);
  await context.setOffline(true);
  await expectApart(strip, page.getByRole('region', { name: desk.yourTicket }));
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
  await holdTrip(page, { language: 'de' });
  await context.setOffline(true);
  await expectApart(strip, page.locator('.hold-bar'));
});

test('below a bar at the lower edge the page ends in its footer, and nothing of it lies behind @phone', async ({
  page,
}) => {
  await page.goto(`/de${trip}`);
  const footer = page.getByRole('contentinfo');
  const bar = page.getByRole('region', { name: desk.yourTicket });
  const { bottom } = await boxOf(bar);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await boxOf(footer)).bottom).toBeCloseTo(bottom, 0);
    expect((await boxOf(footer.locator('.footer-end'))).bottom).toBeLessThan((await boxOf(bar)).top);
  }).toPass();
});

test('a short page reaches down to the lower edge', async ({ page }) => {
  await page.goto('/de/new/checkout/personal_info');
  await expect
    .poll(async () => (await boxOf(page.getByRole('contentinfo'))).bottom)
    .toBeGreaterThanOrEqual(900);
});

test('keeping for longer is never the loudest thing, and stands in the bar of a phone only at the end @phone', async ({
  page,
}) => {
  await holdTrip(page, { language: 'de' });
  const name = hold.longer.replace('{minutes}', '15');
  const longer = page.getByRole('button', { name });
  await expect(longer).toHaveCount(1);
  await expect(page.locator('.hold-bar').getByRole('button', { name })).toHaveCount(0);
  await expect(longer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

async function expectToFit(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

type Part = ReturnType<Page['locator']>;

async function boxOf(part: Part) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
}

/** Two things that are both seen, and do not overlap. */
async function expectApart(one: Part, other: Part) {
  await expect(one).toBeVisible();
  await expect(other).toBeVisible();
  const overlap = async () => {
    const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 0.5 && down > 0.5;
  };
  await expect.poll(overlap).toBe(false);
}
