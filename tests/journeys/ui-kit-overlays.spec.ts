import { expect, test } from '@playwright/test';
import { desktop, openKit, part, phone } from './ui-kit-part.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test.use(desktop);

test('a dialog is 440 px wide, in the middle, and focuses its expected button', async ({ page }) => {
  await openKit(page);
  await part(page, 'Dialog').getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Need a little longer?' });
  await expect(dialog).toHaveAccessibleDescription(/held until 14:32/);
  await expect(dialog.getByRole('button', { name: 'Keep 15 minutes more' })).toBeFocused();
  await expect(dialog).toHaveCSS('translate', 'none');
  const box = await dialog.boundingBox();
  expect(box?.width).toBe(440);
  // In the middle of what the scrollbar leaves.
  expect(Math.abs((box?.x ?? 0) + 220 - 720)).toBeLessThan(10);
});

test('a dialog with something to lose focuses its safe button', async ({ page }) => {
  await openKit(page);
  await part(page, 'Dialog').getByRole('button', { name: 'Cancel a booking' }).click();
  await expect(page.getByRole('button', { name: 'Keep my booking' })).toBeFocused();
});

test('Escape and the scrim close a dialog, and the focus returns to what opened it', async ({ page }) => {
  await openKit(page);
  const opener = part(page, 'Dialog').getByRole('button', { name: 'Ask' });
  const dialog = page.getByRole('dialog');
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog that needs an answer is closed by its buttons alone, however often Escape is pressed', async ({
  page,
}) => {
  await openKit(page);
  await part(page, 'Dialog').getByRole('button', { name: 'End the hold' }).click();
  const dialog = page.getByRole('dialog', { name: 'The hold has ended' });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(20, 400);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Hold 2 spots again' }).click();
  await expect(dialog).toBeHidden();
});

test('while a dialog is open the page behind is inert and does not scroll', async ({ page }) => {
  await openKit(page);
  const opener = part(page, 'Dialog').getByRole('button', { name: 'Ask' });
  await opener.scrollIntoViewIfNeeded();
  const tabs = part(page, 'Tabs').getByRole('tab', { name: 'Upcoming' });
  const before = await tabs.boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  await opener.click();
  const dialog = page.getByRole('dialog');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  }
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await tabs.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await tabs.boundingBox()).toEqual(before);
});

test('the side panel is 400 px at the left edge and gives the focus back', async ({ page }) => {
  await openKit(page);
  const opener = part(page, 'Side panel').getByRole('button', { name: 'Open the panel' });
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 400, height: 844 });
  await panel.getByRole('button', { name: 'Close menu' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a popover hangs under its trigger, which says whether it is open', async ({ page }) => {
  await openKit(page);
  const trigger = part(page, 'Popover').getByRole('button', { name: 'Rooms and guests' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  const popover = page.getByRole('dialog', { name: 'Rooms and guests' });
  const [under, box] = [await trigger.boundingBox(), await popover.boundingBox()];
  expect(box?.width).toBe(400);
  expect(box?.x).toBeCloseTo(under?.x ?? 0, 0);
  expect(box?.y).toBeCloseTo((under?.y ?? 0) + (under?.height ?? 0) + 8, 0);
  await trigger.click();
  await expect(popover).toBeHidden();
});

test('a popover stands on its trigger where only that side has the room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await openKit(page);
  const trigger = part(page, 'Popover').getByRole('button', { name: 'Rooms and guests' });
  await trigger.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  await trigger.click();
  const popover = page.getByRole('dialog', { name: 'Rooms and guests' });
  const under = await trigger.boundingBox();
  await expect
    .poll(async () => {
      const box = await popover.boundingBox();
      return Math.round((under?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0));
    })
    .toBe(8);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a popover takes the focus, gives it back, and keeps what was set', async ({ page }) => {
  await openKit(page);
  const trigger = part(page, 'Popover').getByRole('button', { name: 'Rooms and guests' });
  const popover = page.getByRole('dialog', { name: 'Rooms and guests' });
  await trigger.press('Enter');
  await expect(popover.getByRole('button', { name: 'One adult fewer' })).toBeFocused();
  await popover.getByRole('button', { name: 'One adult more' }).click();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.press('Enter');
  await popover.getByRole('button', { name: /Done/ }).press('Enter');
  await expect(popover).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a popover closes when something else is pressed or the focus goes elsewhere', async ({ page }) => {
  await openKit(page);
  const trigger = part(page, 'Popover').getByRole('button', { name: 'Rooms and guests' });
  const popover = page.getByRole('dialog', { name: 'Rooms and guests' });
  await trigger.click();
  await page.getByRole('heading', { name: 'Combobox' }).click();
  await expect(popover).toBeHidden();
  await trigger.press('Enter');
  await popover.getByRole('button', { name: /Done/ }).focus();
  await page.keyboard.press('Tab');
  await expect(popover).toBeHidden();
});

test('a toast is announced, stays while it is looked at, and takes its act back', async ({ page }) => {
  await page.clock.install({ time: noon });
  await openKit(page);
  // From here on the page's clock stands still until it is told to run: a busy machine must not decide.
  await page.clock.pauseAt(noon + 60 * 60 * 1_000);
  const toasts = part(page, 'Toast');
  const bar = page.getByRole('status').filter({ hasText: 'Saved to wishlist' });
  await toasts.getByRole('button', { name: 'Save to wishlist' }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Undo' }).focus();
  await page.clock.runFor(20_000);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toasts.getByText('Not saved')).toBeVisible();
  await expect(toasts.getByRole('button', { name: 'Save to wishlist' })).toBeFocused();
  await toasts.getByRole('button', { name: 'Save to wishlist' }).press('Enter');
  await page.clock.runFor(5900);
  await expect(bar).toBeVisible();
  await page.clock.runFor(200);
  await expect(bar).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a dialog is a sheet at the lower edge, as wide as the page', async ({ page }) => {
    await openKit(page);
    await part(page, 'Dialog').getByRole('button', { name: 'Ask' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return { left: box?.x, width: box?.width, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
      })
      .toEqual({ left: 0, width: 390, bottom: 844 });
    await expect(dialog).toHaveCSS('border-top-left-radius', '20px');
  });

  test('the side panel is the whole page', async ({ page }) => {
    await openKit(page);
    await part(page, 'Side panel').getByRole('button', { name: 'Open the panel' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });

  test('a popover is a sheet over an inert page, with a cross', async ({ page }) => {
    await openKit(page);
    const trigger = part(page, 'Popover').getByRole('button', { name: 'Rooms and guests' });
    await trigger.click();
    const sheet = page.getByRole('dialog', { name: 'Rooms and guests' });
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(844);
    await page.mouse.click(195, 60);
    await expect(sheet).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  });

  test('where motion is not wanted a dialog fades and does not travel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openKit(page);
    await part(page, 'Dialog').getByRole('button', { name: 'Ask' }).click();
    const moving = await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        dialog.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty),
      );
    expect(moving).not.toContain('translate');
  });
});
