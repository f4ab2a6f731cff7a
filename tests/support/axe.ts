import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no axe findings on the page, after its fonts and requested data have loaded and its transitions
 * have ended. Options of selects are left out: the browser draws them, country lists take long, and they
 * contain nothing of ours.
 */
export async function expectNoAxeFindings(
  page: Page,
  { except = [], within = 'html' }: { readonly except?: string[]; readonly within?: string } = {},
): Promise<void> {
  const busySelector =
    '[data-refreshing], [data-coming], #reviews [aria-busy="true"], .search-sections[aria-busy="true"]';
  await page.waitForFunction((selector) => document.querySelector(selector) === null, busySelector);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A transition that another one interrupts has ended too.
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
