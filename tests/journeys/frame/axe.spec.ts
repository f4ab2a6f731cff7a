import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { languages } from '../../support/texts.ts';

/** Each page once in the run before a merge, in one language; the full run takes every page in all of them. */
const pages: Readonly<Record<(typeof languages)[number], readonly string[]>> = {
  en: ['', '/search?q=lisbon', '/toursAndActivities', '/press', '/privacy'],
  de: ['/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb', '/tours/lisbon', '/search', '/login'],
  'zh-Hans': ['/toursAndActivities?interest=wine', '/newsletter', '/faq', '/no/such/page'],
};

const everyLook = [
  ['light', 390],
  ['dark', 390],
  ['light', 1440],
  ['dark', 1440],
] as const;
// A fault in one look usually appears in the others too. The full run checks all four.
const usualLooks = [everyLook[1], everyLook[2]];
const variants = ['ashore', 'concierge', 'cruise-concierge'];

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

/** One load: axe looks at the page as it stands, which takes each look in turn. */
async function expectNoFindingsAt(page: Page, address: string, looks: readonly (typeof everyLook)[number][]) {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    for (const [colorScheme, width] of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectNoAxeFindings(page);
    }
  });
}

for (const language of languages)
  test(`Axe finds nothing on the pages of ashore in ${language}${language === 'en' ? '' : ' @ci'}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of pages[language]) await expectNoFindingsAt(page, `/${language}${path}`, usualLooks);
  });

for (const variant of variants) {
  for (const language of languages) {
    test(`Axe finds nothing on any page of ${variant} in ${language} @full`, async ({ page, servers }) => {
      test.setTimeout(240_000);
      const base = variant === 'ashore' ? '' : await servers.urlOf(variant);
      for (const path of Object.values(pages).flat())
        await expectNoFindingsAt(page, `${base}/${language}${path}`, everyLook);
    });
  }
}
