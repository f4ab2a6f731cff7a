import { expect, test } from '../support/journey.ts';

/** What moves for ever, seen or not, keeps a phone from its rest: it lays the page out anew sixty times a second. */
for (const path of [
  '/en',
  '/en/tours/lisbon',
  '/en/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb',
  '/en/contactus',
]) {
  test(`when ${path} is there, nothing moves on it any more`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
      );
    await expect.poll(moving).toEqual([]);
  });
}
