import { expect, type Page, test } from '@playwright/test';
import { colourRules, expectNoAxeFindings } from '../../support/axe.ts';
import { desktop, openKit, part, phone } from './ui-kit-part.ts';

// What only a browser can show: places, layers, inert pages and scrolling. States and keys: packages/web/src/ui.

test.describe('on a desktop', () => {
  test.use(desktop);

  test('A dialog makes the page behind it inert, stops its scrolling, and returns the focus @ci', async ({
    page,
  }) => {
    await openKit(page);
    const opener = part(page, 'Dialog').getByRole('button', { name: 'Ask' });
    const dialog = page.getByRole('dialog');
    await test.step('the dialog is 440 px wide and centred', async () => {
      await opener.scrollIntoViewIfNeeded();
      const tabs = part(page, 'Tabs').getByRole('tab', { name: 'Upcoming' });
      const before = await tabs.boundingBox();
      const scrolled = await page.evaluate(() => window.scrollY);
      await opener.press('Enter');
      await expect(dialog).toHaveAccessibleDescription(/held until 14:32/);
      await expect(dialog.getByRole('button', { name: 'Keep 15 minutes more' })).toBeFocused();
      await expect(dialog).toHaveCSS('translate', 'none');
      const box = await dialog.boundingBox();
      expect(box?.width).toBe(440);
      // Centred in the width that the scrollbar leaves.
      expect(Math.abs((box?.x ?? 0) + 220 - 720)).toBeLessThan(10);
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        expect(await focusIsOutside(page)).toBe(false);
      }
      await page.mouse.move(40, 400);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      expect(await tabs.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await tabs.boundingBox()).toEqual(before);
    });
    await test.step('a press on the scrim closes the dialog', async () => {
      await opener.press('Enter');
      await expect(dialog).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
    await test.step('Escape does not close a dialog that needs an answer', async () => {
      await part(page, 'Dialog').getByRole('button', { name: 'End the hold' }).click();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await page.mouse.click(20, 400);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Hold 2 spots again' }).click();
      await expect(dialog).toBeHidden();
    });
  });

  test('The side panel opens at the left edge and the popover under its trigger, and the page does not move @ci', async ({
    page,
  }) => {
    await openKit(page);
    await test.step('the side panel is 400 px wide and returns the focus', async () => {
      const opener = part(page, 'Side panel').getByRole('button', { name: 'Open the panel' });
      await opener.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 400, height: 844 });
      await panel.getByRole('button', { name: 'Close menu' }).press('Enter');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    });
    const trigger = part(page, 'Popover').getByRole('button', { name: 'Rooms and guests' });
    const popover = page.getByRole('dialog', { name: 'Rooms and guests' });
    await test.step('a popover opens under its trigger and takes the focus', async () => {
      await trigger.evaluate((button) => button.scrollIntoView({ block: 'start' }));
      const scrolled = await page.evaluate(() => window.scrollY);
      await trigger.click();
      await expect(popover.getByRole('button', { name: 'One fewer adult' })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      const [under, box] = [await trigger.boundingBox(), await popover.boundingBox()];
      expect(box?.width).toBe(400);
      expect(box?.x).toBeCloseTo(under?.x ?? 0, 0);
      expect(box?.y).toBeCloseTo((under?.y ?? 0) + (under?.height ?? 0) + 8, 0);
      await popover.getByRole('button', { name: /Done/ }).press('Tab');
      await expect(popover).toBeHidden();
    });
    await test.step('a popover opens above its trigger if only that side has enough space', async () => {
      await page.setViewportSize({ width: 1440, height: 640 });
      await trigger.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      const scrolled = await page.evaluate(() => window.scrollY);
      await trigger.click();
      const under = await trigger.boundingBox();
      await expect
        .poll(async () => {
          const box = await popover.boundingBox();
          return Math.round((under?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0));
        })
        .toBe(8);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    });
  });

  test('Carousel, calendar, disclosure, slider and tabs keep their sizes and positions @ci', async ({
    page,
  }) => {
    await openKit(page);
    await test.step('an arrow moves a carousel by one item and its gap, also when pressed twice', async () => {
      const carousel = part(page, 'Carousel');
      const strip = carousel.getByRole('group', { name: 'Pictures of the trip' });
      const scrollPosition = () => strip.evaluate((element) => element.scrollLeft);
      const previous = carousel.getByRole('button', { name: 'Previous' });
      const next = carousel.getByRole('button', { name: 'Next' });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await next.click();
      // An item is 250 px wide, and the gap 16 px.
      await expect.poll(scrollPosition).toBe(266);
      await next.dblclick();
      await expect.poll(scrollPosition).toBe(3 * 266);
      await previous.click();
      await expect.poll(scrollPosition).toBe(2 * 266);
      await strip.focus();
      for (let press = 0; press < 9; press += 1) await page.keyboard.press('ArrowRight');
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      const maxScroll = await strip.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(scrollPosition).toBe(maxScroll);
      const third = carousel.getByRole('button', { name: /^Show 3 of/ });
      await page.setViewportSize({ width: 1024, height: 844 });
      await expect(next).toBeVisible();
      await expect(third).toBeHidden();
      await page.setViewportSize({ width: 1023, height: 844 });
      await expect(next).toBeHidden();
      await third.click();
      await expect(third).toHaveAttribute('aria-current', 'true');
      await page.setViewportSize(desktop.viewport);
    });
    await test.step('a change of month does not move the text below the calendar', async () => {
      const calendar = part(page, 'Calendar');
      const legend = calendar.getByText('Not available', { exact: true });
      // Measured from the top of the calendar: a press may scroll the page.
      const below = async () =>
        ((await legend.boundingBox())?.y ?? 0) - ((await calendar.boundingBox())?.y ?? 0);
      const before = await below();
      await calendar.getByRole('button', { name: 'Next month' }).click();
      await expect(calendar.getByRole('heading', { name: 'June 2027' })).toBeVisible();
      expect(await below()).toBe(before);
      await expect(calendar.locator('[data-date="2027-06-09"]')).toHaveCSS('height', '50px');
    });
    await test.step('a disclosure opens by keyboard, changes its label and does not move', async () => {
      const disclosure = part(page, 'Disclosure');
      const summary = disclosure.locator('summary');
      await summary.scrollIntoViewIfNeeded();
      const before = await summary.boundingBox();
      await summary.press('Enter');
      await expect(disclosure.getByText('Two glasses of wine')).toBeVisible();
      await expect(disclosure.getByText('SHOW MORE')).toBeHidden();
      await expect(disclosure.getByText('SHOW LESS')).toBeVisible();
      expect((await summary.boundingBox())?.y).toBe(before?.y);
    });
    await test.step('keys move each handle of a range slider, and dragging moves it past the middle', async () => {
      const range = part(page, 'Range slider');
      const low = range.getByRole('slider', { name: 'Lowest price' });
      await low.press('ArrowRight');
      await expect(range.getByText('Asked for 25 to 120')).toBeVisible();
      await range.getByText('–').scrollIntoViewIfNeeded();
      const track = await low.boundingBox();
      const [left, width, middle] = [track?.x ?? 0, track?.width ?? 0, (track?.y ?? 0) + 22];
      // The slider runs from 10 to 200. Half a handle of 44 px lies beyond each end of the track.
      const at = (value: number) => left + 22 + ((value - 10) / 190) * (width - 44);
      for (const [from, to] of [
        [25, 60],
        [120, 170],
      ] as const) {
        await page.mouse.move(at(from), middle);
        await page.mouse.down();
        await page.mouse.move(at(to), middle, { steps: 4 });
        await page.mouse.up();
      }
      await expect(range.getByText('Asked for 60 to 170')).toBeVisible();
    });
    await test.step('the panel of a tab is the next tab stop after its tab', async () => {
      const tabs = part(page, 'Tabs');
      await tabs.getByRole('tab', { name: 'Upcoming' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      await expect(tabs.getByRole('tabpanel', { name: 'Earlier' })).toBeFocused();
    });
    await test.step('a button of a stepper is 44 px wide and high', async () => {
      const box = await part(page, 'Stepper').getByRole('button', { name: 'One more adult' }).boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    });
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('Dialogs and popovers open as sheets, and side panels and open comboboxes fill the page @ci', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openKit(page);
    await test.step('a dialog opens at the lower edge, as wide as the page, without moving', async () => {
      await part(page, 'Dialog').getByRole('button', { name: 'Ask' }).click();
      const dialog = page.getByRole('dialog');
      const moving = await dialog.evaluate((element) =>
        element.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty),
      );
      expect(moving).not.toContain('translate');
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox();
          return { left: box?.x, width: box?.width, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
        })
        .toEqual({ left: 0, width: 390, bottom: 844 });
      await expect(dialog).toHaveCSS('border-top-left-radius', '20px');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('the side panel covers the whole page', async () => {
      await part(page, 'Side panel').getByRole('button', { name: 'Open the panel' }).click();
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await panel.getByRole('button', { name: 'Close menu' }).click();
      await expect(panel).toBeHidden();
    });
    await test.step('a popover is a sheet over an inert page, with a close button', async () => {
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
    await test.step('the current tab is fully visible, and the page does not scroll sideways', async () => {
      const tabs = part(page, 'Tabs');
      await tabs.getByRole('tab', { name: 'Upcoming' }).focus();
      await page.keyboard.press('End');
      const box = await tabs.getByRole('tab', { name: 'Organisation' }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
    await test.step('the open combobox fills the page, and the back arrow closes it', async () => {
      const combobox = part(page, 'Combobox');
      const field = combobox.getByRole('combobox', { name: 'Tour or destination' });
      await field.click();
      await field.fill('ca');
      await expect(combobox.getByRole('listbox')).toBeVisible();
      await expect.poll(async () => (await field.boundingBox())?.y ?? 999).toBeLessThan(20);
      await expect(field).toBeFocused();
      await combobox.getByRole('button', { name: 'Close the search' }).click();
      await expect(combobox.getByRole('listbox')).toBeHidden();
    });
  });
});

const OPEN = ':is(dialog[open], dialog:popover-open)';

/** States of the showroom: name, selector of the changed part that axe checks, and how to open it. */
const STATES: readonly [string, string, (page: Page) => Promise<void>][] = [
  ['at rest', '#behaviour', async () => {}],
  ['a dialog', OPEN, (page) => part(page, 'Dialog').getByRole('button', { name: 'Ask' }).click()],
  ['the side panel', OPEN, (page) => part(page, 'Side panel').getByRole('button').click()],
  ['a popover', OPEN, (page) => part(page, 'Popover').getByRole('button').click()],
  ['a toast', '[role=status]:has(button)', showToast],
  ['answers under the field', 'section:has([role=combobox])', openAnswers],
  ['an unavailable day', 'section:has([role=grid])', chooseUnavailableDay],
];

// What axe finds on one device is nearly always there on the other. The full run looks at both.
for (const [name, device] of [
  ['a desktop @ci', desktop],
  ['a phone @full', phone],
] as const) {
  test.describe(() => {
    test.use(device);

    test(`The component showroom has no axe findings, with each part open, in both colour schemes, on ${name}`, async ({
      page,
    }) => {
      test.slow();
      await openKit(page);
      for (const [state, within, open] of STATES)
        await test.step(state, async () => {
          await open(page);
          await expect(page.locator(within)).toBeVisible();
          await page.emulateMedia({ colorScheme: 'light' });
          await expectNoAxeFindings(page, { within });
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectNoAxeFindings(page, { within, only: colourRules });
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
    });
  });
}

async function openAnswers(page: Page) {
  const field = page.getByRole('combobox', { name: 'Tour or destination' });
  await field.fill('ca');
  await expect(part(page, 'Combobox').getByRole('listbox').getByRole('option')).toHaveCount(4);
  await field.press('ArrowDown');
}

async function chooseUnavailableDay(page: Page) {
  // By keyboard, because the test tool does not click an element that is marked as disabled.
  await part(page, 'Calendar').locator('[data-date="2027-05-17"]').press('Enter');
  await expect(part(page, 'Calendar').getByText(/next available/)).toBeVisible();
}

async function showToast(page: Page) {
  await part(page, 'Toast').getByRole('button').click();
  // It stays for as long as it has the focus.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).focus();
}

function focusIsOutside(page: Page) {
  return page.evaluate(
    () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
  );
}
