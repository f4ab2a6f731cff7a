import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type AxeOptions = {
  /** Rules that are not checked. */
  readonly except?: string[];
  /** The part of the page that is checked. */
  readonly within?: string;
  /** The only rules that are checked. */
  readonly only?: readonly string[];
};

/** Rules whose result depends on colours, for a page that was checked in the other colour scheme before. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** The same in the light and in the dark scheme; the page is light afterwards. */
export async function expectNoAxeFindingsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
}

/**
 * Expects no axe findings on the page, after its fonts and requested data have loaded and its transitions
 * have ended. Options of selects are left out: the browser draws them, country lists take long, and they
 * contain nothing of ours.
 */
export async function expectNoAxeFindings(
  page: Page,
  { except = [], within = 'html', only }: AxeOptions = {},
): Promise<void> {
  const busySelector =
    '[data-refreshing], [data-coming], #reviews [aria-busy="true"], .search-sections[aria-busy="true"]';
  await page.waitForFunction((selector) => document.querySelector(selector) === null, busySelector);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  );
  const axe = new AxeBuilder({ page }).include(within).exclude('option');
  // Outside this mode axe opens another page for each result, to put those of several frames together.
  axe.setLegacyMode(page.frames().length === 1);
  if (only) axe.withRules([...only]);
  const { violations } = await axe.disableRules(except).analyze();
  expect
    .soft(violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`)))
    .toEqual([]);
}
