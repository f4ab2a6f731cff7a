import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { desktop, openKit, part, phone } from './ui-kit-part.ts';

async function findings(page: Page): Promise<string[]> {
  // Half-way through a fade every text is too pale. Skeletons breathe for ever and are not waited for.
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(fades.map((fade) => fade.finished));
  });
  const { violations } = await new AxeBuilder({ page }).include('#behaviour').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, device] of [
    ['1440', desktop],
    ['390', phone],
  ] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ ...device, colorScheme });
      for (const [state, open] of OPENED) {
        test(`axe finds nothing in the kit ${state}`, async ({ page }) => {
          await openKit(page);
          await open(page);
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  }
}
