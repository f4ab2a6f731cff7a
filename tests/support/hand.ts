import type { Locator, Page } from '@playwright/test';

/** How a journey uses a page: with a pointer, or by the keys of a keyboard alone. */
export type Hand = {
  /** Presses a link, a button or a summary. */
  press(element: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
};

/** A mouse or a finger. */
export const pointer: Hand = {
  press: (element) => element.click(),
  type: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
};

/** More than any page of these journeys has places to stop at. */
const MOST_STOPS = 300;

/** Tab, Enter, arrows and letters. An element that Tab does not reach fails the journey. */
export function keyboardOf(page: Page): Hand {
  const hasFocus = (element: Locator) =>
    element.evaluate((node) => node === node.ownerDocument.activeElement && document.hasFocus());
  /** A page that has just been opened may still move the focus to its content. */
  const keepsFocus = async (element: Locator) => {
    if (!(await hasFocus(element))) return false;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    return hasFocus(element);
  };
  const tabTo = async (element: Locator, isReached: () => Promise<boolean>) => {
    await element.waitFor();
    for (let stops = 0; !(await isReached()); stops += 1) {
      if (stops === MOST_STOPS) throw new Error(`${MOST_STOPS} presses of Tab did not lead to ${element}`);
      await page.keyboard.press('Tab');
    }
  };
  return {
    async press(element) {
      await tabTo(element, () => keepsFocus(element));
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await tabTo(field, () => hasFocus(field));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    /** Tab stops at one radio of a group, and arrows lead to the others. */
    async choose(radio) {
      const name = await radio.getAttribute('name');
      const group = page.locator(`input[type=radio][name="${name}"]:focus`);
      await tabTo(radio, async () => (await group.count()) === 1);
      await page.keyboard.press('Space');
      for (let steps = 0; !(await radio.isChecked()); steps += 1) {
        if (steps === MOST_STOPS) throw new Error(`No arrow led to ${radio}`);
        await page.keyboard.press('ArrowDown');
      }
    },
  };
}
