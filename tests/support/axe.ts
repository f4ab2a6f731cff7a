import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe knows of is wrong with the page as it stands, once its fonts are there and its fades are over. */
export async function expectNoAxeFindings(
  page: Page,
  { except = [] }: { readonly except?: string[] } = {},
): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fades.map((fade) => fade.finished));
  });
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze();
  expect
    .soft(violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`)))
    .toEqual([]);
}
