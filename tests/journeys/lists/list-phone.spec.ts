import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { texts } from '../../support/texts.ts';

const { filters } = texts.de;

test('on a phone filters open in a sheet, its button shows the number of results, and going back undoes all filters at once @phone', async ({
  page,
}) => {
  await page.goto('/de/toursAndActivities');
  const opener = page.getByRole('button', { name: filters.title, exact: true });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: filters.title });
  await expect(sheet).toBeVisible();
  await expectNoAxeFindings(page);
  await sheet.getByRole('button', { name: filters.anyDays }).tap();
  const panel = page.getByRole('dialog', { name: filters.days });
  await panel.getByRole('button', { name: filters.nextMonth }).tap();
  const days = panel.getByRole('gridcell').getByRole('button');
  await days.nth(5).tap();
  await days.nth(8).tap();
  await panel.getByRole('button', { name: filters.showDays }).tap();
  await expect(panel, 'days are chosen in a sheet over the sheet').toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/dateFrom=\d{4}-\d\d-\d\d&dateTo=\d{4}-\d\d-\d\d$/);
  const dateQuery = new URL(page.url()).search.slice(1);
  await sheet.getByRole('checkbox', { name: 'Kultur' }).check();
  await expect(page).toHaveURL(/interest=culture/);
  await sheet.getByRole('checkbox', { name: filters.morning }).check();
  await expect(page).toHaveURL(/timeOfDay=morning/);
  const narrowed = await page.request.get(
    `/api/tours?interest=culture&timeOfDay=morning&size=1&${dateQuery}`,
    { maxRetries },
  );
  const resultCount = (await narrowed.json()).page.totalElements;
  const showButton = sheet.getByRole('button', {
    name: new RegExp(`^${resultCount}\\s(?:Angebot|Angebote) anzeigen$`),
  });
  await showButton.tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: filters.some.replace('{count}', '3') })).toBeFocused();
  await expect(page.getByRole('list', { name: filters.chosen })).toContainText('Kultur');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goBack();
  await expect(page).toHaveURL('/de/toursAndActivities');
  await expect(page.getByRole('list', { name: filters.chosen })).toHaveCount(0);
});
