import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { shell } = texts.en;

test('on a phone a visitor opens, walks through and closes the menu by keyboard, and the focus returns @phone', async ({
  page,
}) => {
  await page.goto('/en/faq');
  const opener = page.getByRole('button', { name: shell.menu });
  const menu = page.getByRole('dialog', { name: shell.menu });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.locator(':focus')).toHaveCount(1);

  const reached = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const { isInside, name } = await menu.evaluate((dialog) => {
      const focused = document.activeElement ?? document.body;
      // After the last entry the focus moves to the browser's own controls, then to the first entry again.
      const isInside = dialog.contains(focused) || focused === document.body;
      return { isInside, name: focused.textContent || focused.ariaLabel || focused.tagName };
    });
    expect(isInside, `the focus has left the menu for ${name}`).toBe(true);
    reached.add(name);
  }
  const entries = [shell.home, shell.aboutUs, shell.contactUs, shell.faq, shell.newsletter, shell.press];
  for (const entry of [...entries, 'Deutsch', 'JPY', shell.subscribe, shell['find-booking']])
    expect([...reached].join(' | ')).toContain(entry);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu switches language and currency, and an entry leads to its page and closes it @phone', async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('button', { name: shell.menu }).tap();
  const menu = page.getByRole('dialog', { name: shell.menu });
  await menu.getByRole('button', { name: /^CHF/ }).tap();
  await expect(menu.getByRole('button', { name: /^CHF/ })).toHaveAttribute('aria-pressed', 'true');
  await menu.getByRole('link', { name: '简体中文' }).tap();
  await expect(page).toHaveURL('/zh-Hans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['zh-Hans'].home.headline);
  await expect(page.locator('main li strong').first()).toContainText('CHF');
  const chinese = texts['zh-Hans'].shell;
  await page.getByRole('button', { name: chinese.menu }).tap();
  await page.getByRole('dialog').getByRole('link', { name: chinese['find-booking'] }).tap();
  await expect(page).toHaveURL('/zh-Hans/find-booking');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // From another page, an entry for a part of home loads home and scrolls to that part.
  await page.getByRole('button', { name: chinese.menu }).tap();
  await page.getByRole('dialog').getByRole('link', { name: chinese.ports }).tap();
  await expect(page).toHaveURL('/zh-Hans#ports-title');
  await expect(
    page.getByRole('heading', { level: 2, name: texts['zh-Hans'].home.byShipTitle }),
  ).toBeInViewport();
});

test('a menu that fails to load leaves the page unchanged, and opens when a later attempt loads it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/menu-panel|ERR_FAILED|could not be loaded/);
  await page.route('**/menu-panel*', (route) => route.abort());
  await page.goto('/en');
  const button = page.getByRole('banner').getByRole('button', { name: shell.menu });
  const warning = page.waitForEvent('console', (message) => /could not be loaded/.test(message.text()));
  await button.click();
  await warning;
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.unroute('**/menu-panel*');
  await button.click();
  await expect(page.getByRole('dialog', { name: shell.menu })).toBeVisible();
});
