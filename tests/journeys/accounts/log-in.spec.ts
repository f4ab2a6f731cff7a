import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { logInWindowTexts } from '../../../packages/web/src/shell/frame/log-in-window-texts.ts';
import { accountPassword, confirmAddress, sessionOf } from '../../support/accounts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import { endTrip } from '../../support/end-trip.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress } from '../../support/visitor.ts';

for (const { language, device, tags } of journeyRunsIn('de', 'usual', 'desktop'))
  test(`a traveller creates an account in a window of its own, books, cancels on the dashboard, reviews a trip that is over, logs out, and logs in where windows are blocked${tags}`, async ({
    page,
    context,
    complaints,
  }) => {
    // Log-ins of other journeys must not count towards the limits of this one.
    await useOtherClientAddress(page, '**/api/**');
    complaints.allow(/status of 422/);
    // What the profile asks for may arrive after the log-out.
    complaints.allow(/status of 401 .*\/api\/(?:user\/|session\/token)/);
    const { shell, dashboard, confirmation, cancel, review } = texts[language];
    const { logIn, register, field, error } = identityTexts[language];
    const { unverified } = dashboard;
    const home = `/${language}`;
    const city = { en: 'Lisbon', de: 'Lissabon', 'zh-Hans': '里斯本' }[language];
    const startOf = (text: string) =>
      new RegExp(
        `^${text
          .split('{')[0]
          ?.replace(/[（(]$/, '')
          .trim()}`,
      );
    const reviewLink = page.getByRole('link', { name: dashboard.review });
    const name = 'Anna Petersen';
    const email = newEmailAddress('anna');
    await test.step('she reads what is missing, and nothing that she typed is lost', async () => {
      // On a phone the header has no room for the link.
      await page.goto(`${home}/${device === 'phone' ? 'dashboard' : 'faq'}`);
      const opened = page.waitForEvent('popup');
      const link =
        device === 'phone'
          ? page.getByRole('main').getByRole('link', { name: dashboard.logIn })
          : page.getByRole('banner').getByRole('link', { name: shell.logIn });
      await link.click();
      const popup = await opened;
      await expect(page.getByRole('dialog')).toContainText(logInWindowTexts[language].waiting);
      await expectNoAxeFindings(page);
      await popup.getByRole('link', { name: logIn.otherLink }).click();
      await popup.getByLabel(field.name).fill(name);
      await popup.getByLabel(field.email).fill(email);
      await popup.getByLabel(field.password).fill('zu kurz');
      await popup.getByRole('button', { name: register.button }).click();
      await expect(popup.getByLabel(field.password)).toHaveAccessibleDescription(
        new RegExp(`${error.tooShort.slice(0, -1)}`),
      );
      await expect(popup.getByLabel(field.email)).toHaveValue(email);
      await expectNoAxeFindings(popup);
      await popup.getByLabel(field.password).fill(accountPassword);
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button', { name: register.button }).click();
      await closed;
      await expect(page).toHaveURL(`${home}/dashboard`);
    });
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByText(unverified)).toBeVisible();
    await expectNoAxeFindings(page);
    const other = await context.newPage();
    await useOtherClientAddress(other, '**/api/**');
    await other.goto(`${home}/faq`);
    await expect(other.getByRole('banner').getByText(name)).toBeVisible({ visible: device === 'desktop' });

    await test.step('she confirms her address with the link in the email', async () => {
      await confirmAddress(other, { language, email });
      await page.reload();
      await expect(page.getByText(dashboard.nothing)).toBeVisible();
      await expect(page.getByText(unverified)).toBeHidden();
    });

    await test.step('she books, finds the trip on the dashboard and cancels it', async () => {
      const { token } = await sessionOf(page);
      await bookForTwo(page.request, { token });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(city);
      await expectNoAxeFindings(page);
      await page.getByRole('link', { name: dashboard.showTicket }).click();
      await page.getByRole('button', { name: startOf(cancel.forSum) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: startOf(cancel.forSum) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.cancelledTitle);
      await page.goto(`${home}/dashboard`);
      await page.getByRole('tab', { name: startOf(dashboard.cancelledCount) }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
      // She did not take part.
      await expect(reviewLink).toBeHidden();
    });

    await test.step('she takes another trip and reviews it from the dashboard once it is over', async () => {
      const { token, sub } = await sessionOf(page);
      const { orderNumber } = await bookForTwo(page.request, { token });
      await page.goto(`${home}/dashboard`);
      await expect(
        page.getByText(orderNumber).or(page.getByText(dashboard.showTicket)).first(),
      ).toBeVisible();
      await expect(reviewLink).toBeHidden();
      await endTrip(orderNumber, '2024-11-14');
      await expect
        .poll(async () => {
          const answer = await page.request.get(`/api/shopper/user-bookings?subjectId=${sub}&group=past`, {
            headers: { authorization: `Bearer ${token}` },
            maxRetries,
          });
          return JSON.stringify(await answer.json());
        })
        .toContain('"mayReview":true');
      await page.reload();
      await page.getByRole('tab', { name: startOf(dashboard.past) }).click();
      await reviewLink.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(review.title);
      await page.getByRole('radio', { name: /^5(?!\d)/ }).check();
      await page
        .getByRole('textbox', { name: review.text, exact: true })
        .fill('Zwei Stunden am Wasser, und am Ende Kaffee.');
      await page.getByRole('textbox', { name: review.author }).fill('Anna');
      await expectNoAxeFindings(page);
      await page.getByRole('button', { name: review.send }).click();
      await expect(page.getByRole('heading', { name: review.sentTitle })).toBeFocused();
      // A booking is reviewed once.
      await page.goto(`${home}/dashboard`);
      await page.getByRole('tab', { name: startOf(dashboard.past) }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
      await expect(reviewLink).toBeHidden();
    });

    await page.getByRole('link', { name: dashboard.profile }).click();
    await page.getByRole('main').getByRole('button', { name: dashboard.logOut, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.loggedOut);
    await other.waitForFunction(() => localStorage.root?.includes('"isAuthenticated":false'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.loggedOut);

    // A browser that blocks windows goes on in the page.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('main').getByRole('link', { name: dashboard.logIn }).click();
    await page.getByLabel(field.email).fill(email);
    await page.getByLabel(field.password).fill(accountPassword);
    await page.getByRole('button', { name: logIn.button, exact: true }).click();
    await expect(page.getByText(dashboard.greeting.replace('{name}', name))).toBeVisible();
  });
