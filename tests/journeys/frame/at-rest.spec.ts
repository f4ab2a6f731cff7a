import { expect, test } from '../../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// An animation that never ends drains a phone even if it is invisible: the browser lays the page out sixty times a second.
const pages = [
  '/en',
  '/en/tours/lisbon',
  '/en/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb',
  '/en/contactus',
];

test('A page does not move after it has loaded', async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const moving = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .map((animation) =>
              animation instanceof CSSAnimation ? animation.animationName : 'a transition',
            ),
        );
      await expect.poll(moving).toEqual([]);
    });
});
