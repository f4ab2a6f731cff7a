import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing that axe knows of is wrong with the page as it stands, once its fonts are there, what it was asked for is too,
 * and its fades are over. The lists of countries are drawn by the browser: they take long and have nothing of ours.
 */
export async function expectNoAxeFindings(
  page: Page,
  { except = [], within = 'html' }: { readonly except?: string[]; readonly within?: string } = {},
): Promise<void> {
  const busy =
    '[data-refreshing], [data-coming], #reviews [aria-busy="true"], .search-sections[aria-busy="true"]';
  await page.waitForFunction((waiting) => document.querySelector(waiting) === null, busy);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A fade that something else cuts short is over too.
    await Promise.allSettled(fades.map((fade) => fade.finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .exclude('option')
    .disableRules(except)
    .analyze();
  expect
    .soft(violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`)))
    .toEqual([]);
}
