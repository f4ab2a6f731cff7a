import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { replacePictures } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

test.beforeEach(({ page }) => replacePictures(page));

const chips = '[data-understood] li a';

test('a family says in a sentence when and with whom it travels: the fields show it, and the trip counts its tickets @ci', async ({
  page,
}) => {
  await page.goto(
    `/en/search?q=${encodeURIComponent('Lisbon tomorrow, 2 adults and 2 children aged 7 and 9')}`,
  );
  const search = page.getByRole('main').getByRole('search');
  await expect(search.getByRole('button', { name: /2 adults.*2 children/ })).toBeVisible();
  await expect(page.locator(chips)).toHaveCount(2);
  await expectNoAxeFindings(page);
  const trip = page.locator('.search-sections .card-link').first();
  await expect(trip).toHaveAttribute('href', /\?date=\d{4}-\d{2}-\d{2}&party=4&ages=7%2C9$/);
  await trip.click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-\d{2}&(?!party)/);
  const tickets = [...new URL(page.url()).searchParams].filter(([name]) => name !== 'date');
  expect(tickets.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(4);
});

test('ein Preis pro Nacht filtert die Hotels und ihre Liste und lässt sich wieder entfernen @ci @phone', async ({
  page,
}) => {
  const { search } = texts.de;
  const sentence = 'Hotel in Lissabon unter 200 Euro pro Nacht';
  await page.goto(`/de/search?q=${encodeURIComponent(sentence)}`);
  const chip = page.locator(chips);
  await expect(chip).toHaveText(/200\s€ pro Nacht/);
  const found = page.getByRole('region', { name: search.hotels, exact: true });
  const prices = await found.locator('[data-price]').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  await expect(found.getByRole('link', { name: /in Lissabon/ })).toHaveAttribute(
    'href',
    /\/de\/hotels\/lisbon\?.*priceTo=400&priceIn=EUR/,
  );
  await expectNoAxeFindings(page);
  await chip.click();
  await expect(page).toHaveURL(
    `/de/search?q=${encodeURIComponent('Hotel in Lissabon').replaceAll('%20', '+')}`,
  );
  await expect(chip).toHaveCount(0);
  await page.goBack();
  await expect(chip).toHaveCount(1);
});

test('chips of a sentence can be removed, and survive going back, another language and another currency', async ({
  page,
}) => {
  const sentence = 'Lisbon in the evening under 70 euros';
  await page.goto(`/en/search?q=${encodeURIComponent(sentence)}`);
  const chip = page.locator(chips);
  await expect(chip).toHaveText([/^Evening/, /^Up to €70/]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Evening');
  await chip.first().click();
  await expect(chip).toHaveText([/^Up to €70/]);
  await expect(page).not.toHaveURL(/evening/);
  await page.goBack();
  await expect(chip).toHaveCount(2);

  const { shell } = texts.en;
  await page.getByRole('button', { name: new RegExp(`^${shell.languageAndCurrency.split(':')[0]}`) }).click();
  await page.getByRole('group', { name: shell.currency }).getByRole('button', { name: /^USD/ }).click();
  // The sentence names its own currency.
  await expect(page.locator('main [data-price]').first()).toContainText('$');
  await expect(chip).toHaveText([/^Evening/, /^Up to €70/]);
  await page.getByRole('dialog').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh-Hans\/search\?q=/);
  await expect(chip).toHaveCount(2);
  await expect(chip.last()).toContainText('70');
});

test('没有脚本时，句子里的条件也会筛选结果，并且可以逐个去掉 @ci', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/zh-Hans/search?q=${encodeURIComponent('里斯本 晚上 70欧以内')}`);
  const chip = page.locator(chips);
  await expect(chip).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('70');
  await chip.last().click();
  await expect(chip).toHaveCount(1);
  await expect(page).toHaveURL(
    `/zh-Hans/search?q=${encodeURIComponent('里斯本 晚上').replaceAll('%20', '+')}`,
  );
  await context.close();
});
