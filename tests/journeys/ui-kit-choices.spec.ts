import { expect, type Page, test } from '@playwright/test';
import { desktop, openKit, part, phone } from './ui-kit-part.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test.use(desktop);

function searchField(page: Page) {
  return part(page, 'Combobox').getByRole('combobox', { name: 'Tour or destination' });
}

function options(page: Page) {
  return part(page, 'Combobox').getByRole('listbox').getByRole('option');
}

function markedOption(page: Page) {
  return part(page, 'Combobox').getByRole('listbox').getByRole('option', { selected: true });
}

test('the answers of a combobox open by typing and arrows walk down one column, then the next', async ({
  page,
}) => {
  await openKit(page);
  const field = searchField(page);
  await field.fill('ca');
  await expect(options(page)).toHaveCount(4);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const walked: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await field.press('ArrowDown');
    const marked = markedOption(page);
    walked.push((await marked.count()) === 0 ? null : await marked.textContent());
  }
  expect(walked).toEqual([
    'Sailing lesson at Cascais (opens in a new tab)',
    'More results',
    'Cascais (opens in a new tab)',
    'More results',
    null,
  ]);
  await expect(field).toBeFocused();
});

test('Escape closes the answers first and clears the field second', async ({ page }) => {
  await openKit(page);
  const field = searchField(page);
  await field.fill('ca');
  await expect(part(page, 'Combobox').getByRole('listbox')).toBeVisible();
  await field.press('Escape');
  await expect(part(page, 'Combobox').getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('ca');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('Enter opens the marked answer in a new tab, and without a mark submits what was typed', async ({
  page,
}) => {
  await openKit(page);
  const field = searchField(page);
  await field.fill('lis');
  await expect(options(page).first()).toBeVisible();
  await field.press('ArrowDown');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), field.press('Enter')]);
  expect(opened.url()).toContain('#Lisbon');
  await opened.close();
  await expect(part(page, 'Combobox').getByText('Searched for')).toHaveCount(0);
  await field.press('Enter');
  await expect(part(page, 'Combobox').getByText('Searched for lis')).toBeVisible();
});

test('the answers open on a click, close on a press outside and when the focus leaves', async ({ page }) => {
  await openKit(page);
  const field = searchField(page);
  const list = part(page, 'Combobox').getByRole('listbox');
  await field.fill('ca');
  await expect(list).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(list).toBeHidden();
  await field.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
});

test('how many answers there are is said once typing has rested for half a second', async ({ page }) => {
  await page.clock.install({ time: noon });
  await openKit(page);
  // From here on the page's clock stands still until it is told to run: a busy machine must not decide.
  await page.clock.pauseAt(noon + 60 * 60 * 1_000);
  const said = part(page, 'Combobox').getByRole('status');
  await searchField(page).pressSequentially('ca');
  await page.clock.runFor(600);
  await expect(options(page)).toHaveCount(4);
  await page.clock.runFor(450);
  await expect(said).toHaveText('');
  await page.clock.runFor(100);
  await expect(said).toHaveText('2 matches');
});

test('while a Chinese word is being composed the keys belong to the input method', async ({ page }) => {
  await openKit(page);
  const field = searchField(page);
  await field.fill('ca');
  await expect(options(page)).toHaveCount(4);
  await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true });
  await expect(markedOption(page)).toHaveCount(0);
});

test('the calendar is one stop, in which the arrow keys walk days and the page keys months', async ({
  page,
}) => {
  await openKit(page);
  const calendar = part(page, 'Calendar');
  await calendar.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator('[data-date]:focus');
  await expect(focused).toHaveAttribute('data-date', '2027-05-15');
  for (const [key, date] of [
    ['ArrowRight', '2027-05-16'],
    ['ArrowDown', '2027-05-23'],
    ['Home', '2027-05-17'],
    ['End', '2027-05-23'],
    ['ArrowDown', '2027-05-30'],
    ['ArrowDown', '2027-06-06'],
    ['PageDown', '2027-07-06'],
    ['PageDown', '2027-07-31'],
    ['PageUp', '2027-06-30'],
  ]) {
    await page.keyboard.press(key ?? '');
    await expect(focused).toHaveAttribute('data-date', date ?? '');
  }
  await expect(calendar.getByRole('heading', { name: 'June 2027' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-date]:focus')).toHaveCount(0);
});

test('a day says its price, its state and why it cannot be had', async ({ page }) => {
  await openKit(page);
  const calendar = part(page, 'Calendar');
  await expect(calendar.locator('[data-date="2027-05-11"]')).toHaveAccessibleName(
    /Tuesday.*11 May 2027, €43.00, lowest price of the month/,
  );
  await expect(calendar.locator('[data-date="2027-05-08"]')).toHaveAccessibleName(/on request, €48.50/);
  await expect(calendar.locator('[data-date="2027-05-17"]')).toHaveAccessibleName(/Sold out/);
  await expect(calendar.locator('[data-date="2027-05-06"]')).toHaveAttribute('aria-current', 'date');
});

test('a day that cannot be had is reached by keyboard, and choosing it offers the next that can', async ({
  page,
}) => {
  await openKit(page);
  const calendar = part(page, 'Calendar');
  await calendar.locator('[data-date="2027-05-15"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(calendar.locator('[data-date="2027-05-17"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/15 May/);
  await expect(calendar.getByText('The next available date is 2027-05-18')).toBeVisible();
  await calendar.getByRole('button', { name: 'Choose it' }).click();
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/18 May/);
});

test('turning the month moves nothing below the calendar', async ({ page }) => {
  await openKit(page);
  const calendar = part(page, 'Calendar');
  const legend = calendar.getByText('Not available', { exact: true });
  await legend.scrollIntoViewIfNeeded();
  const before = await legend.boundingBox();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(calendar.getByRole('heading', { name: 'June 2027' })).toBeVisible();
  expect(await legend.boundingBox()).toEqual(before);
  await expect(calendar.locator('[data-date="2027-06-09"]')).toHaveCSS('height', '50px');
});

test('a stepper stops at its ends without dropping the focus, and its number is announced', async ({
  page,
}) => {
  await openKit(page);
  const adults = part(page, 'Stepper').getByRole('group', { name: 'Adults' });
  const more = adults.getByRole('button', { name: 'One adult more' });
  await more.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
  await expect(adults.getByRole('status')).toHaveText(/4 adults/);
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(more).toBeFocused();
  const box = await more.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});

test('a range is set by its handles with the keyboard, and an end stops at the other', async ({ page }) => {
  await openKit(page);
  const range = part(page, 'Range slider');
  const low = range.getByRole('slider', { name: 'Lowest price' });
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await expect(range.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('€25');
  await expect(low).toHaveAttribute('aria-valuetext', '€25');
  await page.keyboard.press('End');
  await expect(range.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('€120');
  await expect(range.getByText('Asked for 120 to 120')).toBeVisible();
});

test('a range is set by exact numbers in its fields', async ({ page }) => {
  await openKit(page);
  const range = part(page, 'Range slider');
  const high = range.getByRole('textbox', { name: 'Highest price' });
  await high.fill('€ 90');
  await high.press('Enter');
  await expect(high).toHaveValue('€90');
  await expect(range.getByRole('slider', { name: 'Highest price' })).toHaveValue('90');
  await expect(range.getByText('Asked for 24 to 90')).toBeVisible();
  await high.fill('cheap');
  await high.press('Tab');
  await expect(high).toHaveValue('€90');
});

test('each handle of a range can be dragged, wherever the other stands', async ({ page }) => {
  await openKit(page);
  const range = part(page, 'Range slider');
  await range.getByText('–').scrollIntoViewIfNeeded();
  const track = await range.getByRole('slider', { name: 'Lowest price' }).boundingBox();
  const [left, width, middle] = [track?.x ?? 0, track?.width ?? 0, (track?.y ?? 0) + 22];
  const at = (value: number) => left + 22 + ((value - 10) / 190) * (width - 44);
  for (const [from, to] of [
    [24, 60],
    [120, 170],
  ] as const) {
    await page.mouse.move(at(from), middle);
    await page.mouse.down();
    await page.mouse.move(at(to), middle, { steps: 4 });
    await page.mouse.up();
  }
  await expect(range.getByText('Asked for 60 to 170')).toBeVisible();
});

test('a select is the browser’s own and carries label, hint and error', async ({ page }) => {
  await openKit(page);
  const ages = part(page, 'Select');
  await ages.getByLabel('Age of child 1').selectOption('2');
  await expect(ages.getByLabel('Age of child 1')).toHaveValue('2');
  await expect(ages.getByLabel('Age of child 2')).toHaveAccessibleDescription(/Choose the age/);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the open field is a page of its own, which the back arrow closes', async ({ page }) => {
    await openKit(page);
    const field = searchField(page);
    await field.click();
    await field.fill('ca');
    await expect(part(page, 'Combobox').getByRole('listbox')).toBeVisible();
    await expect.poll(async () => (await field.boundingBox())?.y ?? 999).toBeLessThan(20);
    await expect(field).toBeFocused();
    await part(page, 'Combobox').getByRole('button', { name: 'Close the search' }).click();
    await expect(part(page, 'Combobox').getByRole('listbox')).toBeHidden();
  });
});
