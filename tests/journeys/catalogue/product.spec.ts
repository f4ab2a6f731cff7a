import type { Page } from '@playwright/test';
import { findAvailableDay } from '../../support/available-day.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { turnToMonthOf } from '../../support/choose-day.ts';
import { expect, test } from '../../support/journey.ts';
import { languages, texts } from '../../support/texts.ts';

const walk = '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb';
const { bookingPanel: panel, gallery } = texts.en;

const twoAdults = { en: '2 adults', de: '2 Erwachsene', 'zh-Hans': '2位成人' };

const availableDays = '[data-date]:not([aria-disabled="true"])';
const ticket = (page: Page, language: (typeof languages)[number] = 'en') =>
  page.getByRole('complementary', { name: texts[language].bookingPanel.yourTicket });
const bar = (page: Page) => page.locator('.booking-bar');
const calendar = (page: Page) => page.getByRole('grid');
const more = (page: Page, language: (typeof languages)[number] = 'en') =>
  page.getByRole('button', {
    name: texts[language].bookingPanel.more.replace('{ticket}', texts[language].ticket.adult),
  });

test.beforeEach(() => test.slow());

for (const [place, language] of languages.entries()) {
  const run = language === 'en' ? '' : ' @full';
  test(`a traveller chooses a day and two travellers, and holds the spots: ${language}${run}`, async ({
    page,
    request,
  }) => {
    const { bookingPanel: panel } = texts[language];
    // A day with many available spots, because other journeys book here as well.
    const date = await findAvailableDay(request, 1, { party: 10, skippedDays: 5 + place });
    await page.goto(`/${language}${walk}`);
    const desktop = ticket(page, language);
    // The days arrive after the page, which starts with the first of them. The ticket leads to the calendar.
    await expect(desktop.locator('.hold-button')).toHaveText(/15/);
    await expect(desktop.locator('.type-total').last()).toHaveText(/48[.,]00/);
    await desktop.getByRole('button', { name: new RegExp(`^${panel.dateAndStart}`) }).click();
    await expect(calendar(page).locator('button:focus')).toHaveCount(1);

    const nextMonth = page.getByRole('button', { name: panel.nextMonth, exact: true });
    await turnToMonthOf(date, calendar(page), nextMonth);
    await calendar(page).locator(`[data-date="${date}"]`).click();
    await expect(page.getByText(/^08:30( Uhr)?$/).first()).toBeVisible();
    await expect(desktop.getByText(panel.total, { exact: true })).toBeVisible();
    await expect(desktop.locator('.type-total').last()).toHaveText(/48[.,]00/);
    await expect(desktop.getByRole('listitem').filter({ hasText: twoAdults[language] })).toBeVisible();
    await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeFindings(page);
      }
    }

    const button = desktop.locator('.hold-button');
    await expect(button).toHaveText(/15/);
    await button.click();
    await page.waitForURL(`**/${language}/new/checkout/**`);
  });
}

test('on a phone buttons turn the pictures, and the bottom bar leads to the hold and never covers the focused element @phone', async ({
  page,
}) => {
  await page.goto(`/en${walk}`);
  await expect(page.getByText('1 / 5')).toBeVisible();
  await page.getByRole('button', { name: gallery.next }).tap();
  await expect(page.getByText('2 / 5')).toBeVisible();
  await expect(bar(page)).toBeInViewport();
  await expect(bar(page)).toContainText('2 adults');
  await page.getByRole('button', { name: panel.nextMonth, exact: true }).tap();
  await calendar(page).locator(availableDays).nth(10).tap();
  await more(page).tap();
  await expect(bar(page)).toContainText('€72.00');
  await expect(bar(page)).toContainText('3 adults');

  // Every element that the keyboard reaches is above the bar.
  const top = (await bar(page).boundingBox())?.y ?? 0;
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((edge) => {
      const reached = document.activeElement;
      if (!reached || reached.closest('.booking-bar')) return false;
      return reached.getBoundingClientRect().top >= edge;
    }, top);
    expect(hidden).toBe(false);
  }
  await bar(page)
    .getByRole('button', { name: /Hold 3 spots/ })
    .tap();
  await page.waitForURL('**/new/checkout/**');
});

test('the address keeps the selection after a reload, when shared, and in another language', async ({
  page,
  request,
}) => {
  const day = await findAvailableDay(request, 2);
  await page.goto(`/en${walk}?date=${day}&adult=1&child=2&affiliate=quay`);
  await expect(ticket(page)).toContainText('1 adult, 2 children');
  await page.reload();
  await expect(ticket(page)).toContainText('€48.00');
  await expect(page).toHaveURL(/affiliate=quay/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(ticket(page, 'de')).toContainText('1 Erwachsener und 2 Kinder');
  await expect(page).toHaveURL(new RegExp(`/de/.*date=${day}`));
  await expect(calendar(page).getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAttribute(
    'data-date',
    day,
  );
});

test('a traveller opens the pictures large, turns them by keyboard, and has the focus back on the opener after closing', async ({
  page,
}) => {
  await page.goto(`/en${walk}`);
  const third = page.getByRole('link', {
    name: gallery.open.replace('{number}', '3').replace('{count}', '5'),
  });
  await third.click();
  const viewer = page.getByRole('dialog');
  const position = viewer.getByRole('status');
  await expect(position).toContainText('3 / 5');
  await page.keyboard.press('ArrowRight');
  await expect(position).toContainText('4 / 5');
  await page.keyboard.press('Home');
  await expect(position).toContainText('1 / 5');
  await page.keyboard.press('End');
  await expect(position).toContainText('5 / 5');
  await expect(viewer.getByRole('img', { name: /picture 5 of 5/ })).toBeInViewport();
  await expectNoAxeFindings(page);
  await page.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: gallery.zoomOut })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(third).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a trip shows all its texts, its reviews and how to write one, and hides every control that needs a script', async ({
    page,
  }) => {
    const { product, transfer, features, share, review, reviews } = texts.en;
    await page.goto(`/en${walk}`);
    for (const title of [panel.when, panel.optionTitle, panel.who, product.about])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText(panel.needsScript).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('Starts at 08:30').first()).toBeVisible();
    await expect(page.locator('.hold-button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: product.meet }).locator('svg').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'If it rains' })).toBeVisible();
    await expect(page.getByText(transfer.title).first()).toBeHidden();
    await expect(page.getByRole('button', { name: share.share })).toBeHidden();
    await page.getByText(features.more, { exact: true }).click();
    await expect(page.getByRole('heading', { name: product.know })).toBeVisible();
    await expect(page.locator('#reviews').getByText(reviews.howVerified)).toBeVisible();
    await page.goto('/en/review/nhb299eb');
    await expect(page.getByText(review.needsScript)).toBeVisible();
  });
});
