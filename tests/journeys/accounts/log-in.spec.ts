import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { logInWindowTexts } from '../../../packages/web/src/shell/frame/log-in-window-texts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';

for (const { language, device, tags } of journeyRunsIn('de', 'usual', 'desktop'))
  test(`a traveller creates an account in a window of its own, books, cancels on the dashboard, logs out, and logs in where windows are blocked${tags}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/status of 422/);
    // What the profile asks for may arrive after the log-out.
    complaints.allow(/status of 401 .*\/api\/(?:user\/|session\/token)/);
    const { shell, dashboard, verification, confirmation, cancel } = texts[language];
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
      await popup.getByLabel(field.password).fill('vier Boote vor Anker');
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button', { name: register.button }).click();
      await closed;
      await expect(page).toHaveURL(`${home}/dashboard`);
    });
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByText(unverified)).toBeVisible();
    await expectNoAxeFindings(page);
    const other = await context.newPage();
    await other.goto(`${home}/faq`);
    await expect(other.getByRole('banner').getByText(name)).toBeVisible({ visible: device === 'desktop' });

    await test.step('she confirms her address with the link in the email', async () => {
      const link = async () => {
        const [mail = ''] = await readEmailsTo(other, email);
        // The mailbox shows the email in a page, where an ampersand is escaped.
        return (/https?:\/\/\S*\/verification\?\S+/.exec(mail)?.[0] ?? '').replace(/&(?:amp|#38);/, '&');
      };
      await expect.poll(link).not.toBe('');
      await other.goto(await link());
      await other.getByRole('button', { name: verification.confirm }).click();
      await expect(other.getByRole('status').first()).toContainText(email);
      await page.reload();
      await expect(page.getByText(dashboard.nothing)).toBeVisible();
      await expect(page.getByText(unverified)).toBeHidden();
    });

    await test.step('she books, finds the trip on the dashboard and cancels it', async () => {
      const token = await page.evaluate(async () => {
        const answer = await fetch('/api/session/token', { method: 'POST' });
        return (await answer.json()).access_token;
      });
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
    await page.getByLabel(field.password).fill('vier Boote vor Anker');
    await page.getByRole('button', { name: logIn.button, exact: true }).click();
    await expect(page.getByText(dashboard.greeting.replace('{name}', name))).toBeVisible();
  });
