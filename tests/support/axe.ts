import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe knows of is wrong with the page as it stands, once its fonts are there and its fades are over. */
export async function expectNoAxeFindings(
  page: Page,
  { except = [], within = 'html' }: { readonly except?: string[]; readonly within?: string } = {},
): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A fade that something else cuts short is over too.
    await Promise.allSettled(fades.map((fade) => fade.finished));
  });
  const { violations } = await new AxeBuilder({ page }).include(within).disableRules(except).analyze();
  expect
    .soft(violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`)))
    .toEqual([]);
}
