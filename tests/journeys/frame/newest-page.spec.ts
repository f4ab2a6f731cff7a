import type { Page } from '@playwright/test';
import { openHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { filters, shell } = texts.en;
const list = '/en/toursAndActivities';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const faq = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: shell.faq, exact: true });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** Number of animated changes, each counted when its animation began. */
    animated: number;
    isSlow: boolean;
    /** Lets the delayed view transitions begin. Resolves when all of them have finished. */
    runTransitions(): Promise<void>;
  }
}

// A browser opens six connections. On a busy machine a page would wait for the images of the list, which the
// server makes first.
test.beforeEach(({ page }) =>
  page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
);

/** Simulates a slow machine: a view transition begins only when the test says so. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    const delayedTransitions: (() => Promise<unknown>)[] = [];
    window.animated = 0;
    window.isSlow = false;
    Document.prototype.startViewTransition = (change) => {
      const begin = () => {
        const transition = start.call(document, change);
        transition.ready.then(
          () => window.animated++,
          () => {},
        );
        return transition;
      };
      if (!window.isSlow) return begin();
      const later = Promise.withResolvers<ViewTransition>();
      delayedTransitions.push(() => {
        later.resolve(begin());
        return finished;
      });
      const finished = later.promise.then((transition) => transition.finished);
      const ready = later.promise.then((transition) => transition.ready);
      return { ready, finished, updateCallbackDone: finished, skipTransition() {} } as ViewTransition;
    };
    window.runTransitions = async () => {
      window.isSlow = false;
      for (const show of delayedTransitions.splice(0)) await show();
    };
  }),
);

test('a visitor filters a list while the next page’s transition is delayed, and that page does not cover the list', async ({
  page,
}) => {
  await openHydrated(page, list);
  const wine = page
    .getByRole('complementary', { name: filters.title })
    .getByRole('checkbox', { name: 'Wine' });
  const unfilteredTitle = (await title(page).textContent()) ?? '';
  await page.evaluate(() => {
    window.isSlow = true;
  });
  await faq(page).press('Enter');
  await expect(page).toHaveURL('/en/faq');
  await wine.press('Space');
  await expect(page).toHaveURL(/\/toursAndActivities\?interest=wine/);
  await expect(wine).toBeChecked();
  // The title keeps the number of all tours until the filtered list has been fetched.
  await page.evaluate(() => window.runTransitions());
  await expect(title(page)).toHaveText(/^FOUND \d+ /);
  await expect(title(page)).not.toHaveText(unfilteredTitle);
  // The second page of the list may follow by itself, because the visitor came from the foot of the page.
  await expect(page).toHaveURL(/\/toursAndActivities\?interest=wine(&page=2)?$/);
});

test('the page animates both a link and going back', async ({ page }) => {
  await openHydrated(page, '/en');
  const home = (await title(page).textContent()) ?? '';
  await faq(page).press('Enter');
  await expect(title(page)).not.toHaveText(home);
  await expect.poll(() => page.evaluate(() => window.animated)).toBe(1);
  await page.goBack();
  await expect(title(page)).toHaveText(home);
  await expect.poll(() => page.evaluate(() => window.animated)).toBe(2);
});
