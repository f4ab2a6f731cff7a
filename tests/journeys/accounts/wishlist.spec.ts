import type { Locator } from '@playwright/test';
import { confirmAddress, createAccount, logIn, logOut } from '../../support/accounts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { wordsIn } from '../../support/stays.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress } from '../../support/visitor.ts';

for (const { language, tags } of journeyRunsIn('zh-Hans'))
  test(`what a guest saved moves into the account at the log-in, once, and the account keeps it${tags}`, async ({
    page,
    complaints,
  }) => {
    await useOtherClientAddress(page, '**/api/**');
    // What the profile asks for may arrive after the log-out.
    complaints.allow(/status of 401 .*\/api\/(?:user\/|session\/token)/);
    const { shell } = texts[language];
    const write = wordsIn(language);
    const email = newEmailAddress('anna');
    const list = `/${language}/tours/lisbon`;
    const saveButton = (card: Locator) =>
      card.getByRole('button', { name: new RegExp(write(shell.save, { name: '.*' })) });
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h2') });
    const [first, second] = [cards.nth(0), cards.nth(1)];
    const expectCount = (count: number) =>
      expect(
        page.getByRole('banner').getByRole('button', {
          name: count === 0 ? shell.wishlist : write(shell.wishlistCount, { count }),
          exact: true,
        }),
      ).toBeVisible();
    const savedHere = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('extras') ?? '{}').state?.saved as string[]);

    /** The trips of all changes that were sent to the account. */
    const changes: { readonly tourUuid: string; readonly isWished: boolean }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/user/wishlist')
        changes.push(request.postDataJSON().data);
    });

    await test.step('her account has one trip', async () => {
      await createAccount(page, { language, email, name: 'Anna Petersen' });
      await confirmAddress(page, { language, email });
      await page.goto(list);
      const stored = page.waitForResponse(/\/api\/user\/wishlist\?/);
      await saveButton(first).click();
      await stored;
      await expectCount(1);
    });

    await test.step('logged out, she sees nothing of it, and saves this trip and another in the browser', async () => {
      await logOut(page, language);
      await page.goto(list);
      await expect(saveButton(first)).toHaveAttribute('aria-pressed', 'false');
      await expectCount(0);
      changes.length = 0;
      await saveButton(first).click();
      await saveButton(second).click();
      await expectCount(2);
      expect(changes).toEqual([]);
    });

    const [newest] = await savedHere();
    await test.step('at the log-in, the trip that the account lacks is sent, and the browser keeps none', async () => {
      await logIn(page, { language, email });
      await expectCount(2);
      await expect.poll(savedHere).toEqual([]);
      expect(changes).toEqual([{ tourUuid: newest, isWished: true }]);
      await page.goto(`/${language}/dashboard?part=wishlist`);
      await expect(cards).toHaveCount(2);
      await expect(saveButton(first)).toHaveAttribute('aria-pressed', 'true');
      await expectNoAxeFindings(page);
    });

    await test.step('a trip that she removes does not come back, neither with a new page nor with a new log-in', async () => {
      const removed = page.waitForResponse(/\/api\/user\/wishlist\?/);
      // The newest is first.
      await saveButton(first).click();
      await removed;
      await expectCount(1);
      await page.reload();
      await expect(cards).toHaveCount(1);
      await logOut(page, language);
      await page.goto(list);
      await expectCount(0);
      await logIn(page, { language, email });
      await expectCount(1);
      await page.goto(`/${language}/dashboard?part=wishlist`);
      await expect(cards).toHaveCount(1);
      expect(changes.slice(1)).toEqual([{ tourUuid: newest, isWished: false }]);
    });
  });
