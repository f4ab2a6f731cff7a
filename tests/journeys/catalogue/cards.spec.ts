import { expect, test } from '../../support/journey.ts';

/** The share of its widest line that the last line of each name of several lines has, with the name. */
function lastLines(): { name: string; share: number }[] {
  return Array.from(document.querySelectorAll('.rack-card .card-link'), (link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    const lines = new Map<number, number>();
    for (const { top, width } of range.getClientRects())
      lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width);
    const widths = [...lines.values()];
    return {
      name: link.textContent ?? '',
      share: widths.length < 2 ? 1 : (widths.at(-1) ?? 0) / Math.max(...widths),
    };
  });
}

for (const language of ['en', 'de'])
  test(`no name of a card ends in a short word alone on its line, in ${language}`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['', '/toursAndActivities?place=lisbon', '/toursAndActivities?place=kyoto']) {
        await page.goto(`/${language}${path}`);
        await page.evaluate(() => document.fonts.ready);
        const short = (await page.evaluate(lastLines)).filter(({ share }) => share < 0.25);
        expect.soft(short, `${width} ${path}`).toEqual([]);
      }
    }
  });

test('the rail of a row ends 12 px outside its first and its last card, and the arrows stand clear of it', async ({
  page,
}) => {
  await page.goto('/en');
  const row = page.locator('.rack-row').first();
  await expect(row).toBeVisible();
  // The arrows come with the script.
  await expect(page.locator('.relative:has(> * > .rack-row) > button').first()).toBeVisible();
  const edges = await row.evaluate((list) => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [first, last] = [list.firstElementChild, list.lastElementChild];
    const rail = boxOf(first?.querySelector('.rail'));
    const arrow = boxOf(list.closest('.relative')?.querySelector(':scope > button'));
    return {
      before: boxOf(first).left - rail.left,
      after: boxOf(last?.querySelector('.rail')).right - boxOf(last).right,
      isCut: rail.left < boxOf(list.parentElement).left,
      isMet: arrow.top < rail.bottom && rail.top < arrow.bottom,
    };
  });
  expect(edges).toEqual({ before: 12, after: 12, isCut: false, isMet: false });
});
