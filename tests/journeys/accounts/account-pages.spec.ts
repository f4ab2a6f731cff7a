import { confirmAddress, createAccount, sessionOf } from '../../support/accounts.ts';
import { expectNoAxeFindingsInBothSchemes } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress } from '../../support/visitor.ts';

const secret = 's'.repeat(43);
const unknownAccount = '0acc0000-0000-4000-8000-000000000001';

for (const { language, tags } of journeyRunsIn('de', 'usual', 'desktop'))
  test(`Axe finds nothing on any page of an account, before and after its address is confirmed, in light and dark${tags}`, async ({
    page,
  }) => {
    test.slow();
    await useOtherClientAddress(page, '**/api/**');
    const { shell, dashboard, myData, login, invitation, verification, billingEmail } = texts[language];
    const email = newEmailAddress('mara');
    const main = page.getByRole('main');
    const check = (address: string, shown: string) =>
      test.step(address, async () => {
        // A change of the fragment alone would not load the page.
        await page.goto('about:blank');
        await page.goto(`/${language}${address}`);
        await expect(main.getByText(shown).first()).toBeVisible();
        await expectNoAxeFindingsInBothSchemes(page);
      });

    await check('/login', login.title);
    await check('/my-data', myData.loggedOut);
    await check(`/billing-email#token=${secret}`, billingEmail.lead);
    await createAccount(page, { language, email, name: 'Mara Lind' });
    await check('/dashboard', dashboard.unverified);
    await check('/dashboard?part=profile', email);
    await check(`/verification?subjectId=${unknownAccount}&verificationCode=${secret}`, verification.lead);
    await confirmAddress(page, { language, email });
    await check('/dashboard', dashboard.nothing);
    const { token } = await sessionOf(page);
    const { orderNumber } = await bookForTwo(page.request, { token });
    await check('/dashboard', dashboard.showTicket);
    await check('/dashboard?part=wishlist', shell.wishlist);
    await check('/dashboard?part=profile', dashboard.devices);
    await check('/my-data', orderNumber);
    await check(`/invitation#secret=${secret}`, invitation.accept);
    await check(`/booking#key=${orderNumber}`, orderNumber);
  });
