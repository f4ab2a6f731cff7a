import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { languages } from '../support/texts.ts';

const pages = [
  { name: 'home', path: '' },
  { name: 'search results', path: '/search?q=lisbon' },
  { name: 'search without a question', path: '/search' },
  { name: 'the list of a mood', path: '/toursAndActivities?interest=wine' },
  { name: 'the list', path: '/toursAndActivities' },
  { name: 'a product', path: '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb' },
  { name: 'the list of a place', path: '/tours/lisbon' },
  { name: 'a page of copy', path: '/faq' },
  { name: 'a page with tables', path: '/privacy' },
  { name: 'the press page', path: '/press' },
  { name: 'the newsletter page', path: '/newsletter' },
  { name: 'log-in', path: '/login' },
  { name: 'not found', path: '/no/such/page' },
];

const widths = [390, 1440];
const variants = ['ashore', 'concierge', 'cruise-concierge'];
const schemes = ['light', 'dark'] as const;

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

for (const { name, path } of pages) {
  for (const colorScheme of schemes) {
    test(`axe finds nothing on ${name}, ${colorScheme}, on a phone and on a desktop`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/en${path}`);
        await expectNoAxeFindings(page);
      }
    });
  }
}

for (const variant of variants) {
  for (const language of languages) {
    test(`axe finds nothing on any page of ${variant} in ${language} @full`, async ({ page, servers }) => {
      test.setTimeout(240_000);
      const base = variant === 'ashore' ? '' : await servers.urlOf(variant);
      for (const { path } of pages) {
        await page.goto(`${base}/${language}${path}`);
        await expect(page.getByRole('main')).toBeVisible();
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await expectNoAxeFindings(page);
          }
        }
      }
    });
  }
}
