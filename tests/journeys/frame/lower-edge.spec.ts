import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { Page } from '@playwright/test';
import { holdTrip, tripPath } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

const { bookingPanel: panel, hold, shell } = texts.de;

test.use(ownClientAddress);

const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  formatDate(localDate(`2027-${String(month + 1).padStart(2, '0')}-01`), 'de-DE', 'shortMonth'),
);

// How bars at the lower edge of a phone work with large text, other bars and short pages.

test('With text at twice its size no element is wider than a phone, and price and button of the bar do not overlap @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(`/de${tripPath}`);
  await expectToFit(page);
  const bar = page.getByRole('region', { name: panel.yourTicket });
  await expectApart(bar.locator('[data-price]'), bar.getByRole('button'));
  await holdTrip(page, { language: 'de' });
  await expectToFit(page);
});

test('With text at twice its size on the narrowest screen no bar stays, and days of the calendar do not touch @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(`/de${tripPath}`);
  const bar = page.locator('.booking-bar');
  await expect(bar).toHaveCSS('position', 'static');
  await expect(page.getByRole('navigation', { name: texts.de.product.sections })).toHaveCSS(
    'position',
    'static',
  );
  await expect(page.locator('[data-date]').first()).toBeVisible();
  const widest = await page.locator('[data-date]').evaluateAll(
    (days, monthNames) =>
      Math.max(
        ...days.flatMap((day) => {
          const [first, second] = day.querySelectorAll('[aria-hidden]:not([data-price])');
          const shareOf = (shown: Node) => {
            const range = document.createRange();
            range.selectNodeContents(shown);
            return range.getBoundingClientRect().width / day.getBoundingClientRect().width;
          };
          // A cell that begins a month is measured with the name of every month, on any date of this run.
          if (first === undefined || second === undefined) return [shareOf(first ?? day)];
          const shares = monthNames.map((name) => {
            first.textContent = name;
            return shareOf(first);
          });
          return [...shares, shareOf(second)];
        }),
      ),
    MONTH_NAMES,
  );
  expect(widest).toBeGreaterThan(0.5);
  expect(widest).toBeLessThan(0.95);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await expect(bar).toHaveCSS('position', 'fixed');
});

test('On a phone bars at the lower edge cover no footer, message or button @phone', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const footer = page.getByRole('contentinfo');
  const bar = page.getByRole('region', { name: panel.yourTicket });
  const strip = page.getByText(shell.offline);
  await test.step('the footer of a short page reaches the lower edge', async () => {
    await page.goto('/de/new/checkout/personal_info');
    await expect.poll(async () => (await boxOf(footer)).bottom).toBeGreaterThanOrEqual(844);
  });
  await test.step('the page ends above the bar with its footer, and the bar covers no part of the page', async () => {
    await page.goto(`/de${tripPath}`);
    const { bottom } = await boxOf(bar);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect((await boxOf(footer)).bottom).toBeCloseTo(bottom, 0);
      expect((await boxOf(footer.locator('.footer-end'))).bottom).toBeLessThan((await boxOf(bar)).top);
    }).toPass();
  });
  await test.step('the offline notice stands above the bar', async () => {
    await context.setOffline(true);
    await expectApart(strip, bar);
    await context.setOffline(false);
    await expect(strip).toHaveCount(0);
  });
  await test.step('the button that extends the hold is secondary, and the bar shows it only before the end', async () => {
    await holdTrip(page, { language: 'de' });
    await page.getByText(hold.tools, { exact: true }).click();
    const name = hold.longer.replace('{minutes}', '15');
    const longer = page.getByRole('button', { name });
    await expect(longer).toHaveCount(1);
    await expect(page.locator('.hold-bar').getByRole('button', { name })).toHaveCount(0);
    await expect(longer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await context.setOffline(true);
    await expectApart(strip, page.locator('.hold-bar'));
  });
});

async function expectToFit(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

type PageElement = ReturnType<Page['locator']>;

async function boxOf(part: PageElement) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
}

/** Expects two elements to be visible without overlapping. */
async function expectApart(one: PageElement, other: PageElement) {
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
