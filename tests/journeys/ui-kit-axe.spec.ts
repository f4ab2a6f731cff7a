import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { desktop, openKit, part, phone } from './ui-kit-part.ts';

const OPENED: readonly [string, (page: Page) => Promise<void>][] = [
  ['at rest', async () => {}],
  ['with a dialog', (page) => part(page, 'Dialog').getByRole('button', { name: 'Ask' }).click()],
  ['with the side panel', (page) => part(page, 'Side panel').getByRole('button').click()],
  ['with a popover', (page) => part(page, 'Popover').getByRole('button').click()],
  ['with a toast', (page) => part(page, 'Toast').getByRole('button').click()],
  ['with answers under the field', openAnswers],
  ['with a missed day', missDay],
];

async function openAnswers(page: Page) {
  const field = page.getByRole('combobox', { name: 'Tour or destination' });
  await field.fill('ca');
  await expect(part(page, 'Combobox').getByRole('listbox').getByRole('option')).toHaveCount(4);
  await field.press('ArrowDown');
}

async function missDay(page: Page) {
  // By keyboard: the test tool does not press what says it is disabled.
  await part(page, 'Calendar').locator('[data-date="2027-05-17"]').press('Enter');
  await expect(part(page, 'Calendar').getByText(/next available/)).toBeVisible();
}

// What is wrong in one of these is seldom right in another: the other two are looked at in the full run.
const LOOKS = [
  ['light', '1440', desktop, ''],
  ['dark', '390', phone, ''],
  ['dark', '1440', desktop, ' @full'],
  ['light', '390', phone, ' @full'],
] as const;

for (const [colorScheme, width, device, run] of LOOKS) {
  test.describe(`${colorScheme}, ${width} px${run}`, () => {
    test.use({ ...device, colorScheme });
    for (const [state, open] of OPENED) {
      test(`axe finds nothing in the kit ${state}`, async ({ page }) => {
        await openKit(page);
        await open(page);
        await expectNoAxeFindings(page, { within: '#behaviour' });
      });
    }
  });
}
