import type { Page } from '@playwright/test';
import { confirmAddress, createAccount, logOut, sessionOf } from '../../support/accounts.ts';
import { bookForTwo } from '../../support/book.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress } from '../../support/visitor.ts';

const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('booking'));
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });

for (const { language, tags } of journeyRunsIn('en', 'ci', 'phone'))
  test(`A booking that its account has not opened is read offline once the list was shown, until the log-out${tags}`, async ({
    page,
    context,
    complaints,
  }) => {
    // What is not cached fails with an error of the worker or of the network.
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    // Calls of the profile that are under way when the traveller logs out.
    complaints.allow(/status of 401 .*\/api\/(?:user\/|session\/token)/);
    const { booking: words, dashboard } = texts[language];
    const email = newEmailAddress('marie');
    await useOtherClientAddress(page, '**/api/**');
    await createAccount(page, { language, email, name: 'Marie Lindqvist' });
    await confirmAddress(page, { language, email });
    const { token } = await sessionOf(page);
    const { orderNumber } = await bookForTwo(page.request, { token, email });
    const number = orderNumber.replaceAll('-', '');

    await page.goto(`/${language}/dashboard`);
    await expect(page.getByText(dashboard.keptOffline)).toBeVisible();
    await expect.poll(() => storedPaths(page)).toContain(`/papers/${number}/ticket.pdf`);
    const areActive = () =>
      navigator.serviceWorker.getRegistrations().then((all) => all.every(({ active }) => active !== null));
    await expect.poll(() => page.evaluate(areActive)).toBe(true);

    await context.setOffline(true);
    for (const address of ['dashboard', 'find-booking', 'booking']) {
      await page.goto(`/${language}/${address}`);
      await expect(page).toHaveURL(new RegExp(`/${language}/booking$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.allOnDevice);
    }
    await page.getByRole('button', { name: new RegExp(orderNumber) }).click();
    await expect(page.getByRole('img', { name: /Marie-Christine Lindqvist/ })).toBeVisible();
    await expect(page.getByText(words.savedAt.split('{')[0] ?? '').first()).toBeVisible();
    await expect(page.getByText(words.position.replace('{position}', '')).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: texts[language].confirmation.ticketPdf }).click(),
    ]);
    expect(download.suggestedFilename()).toContain('.pdf');
    await context.setOffline(false);

    await logOut(page, language);
    expect(await storedPaths(page)).toEqual([]);
  });
