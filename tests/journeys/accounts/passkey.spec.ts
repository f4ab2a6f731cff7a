import { securityTexts } from '../../../packages/server/src/http/identity/security-texts.ts';
import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { expectNoAxeFindings, expectNoAxeFindingsInBothSchemes } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';

for (const { language, tags } of journeyRunsIn('de'))
  test(`a traveller creates a passkey, logs out and logs in with it${tags}`, async ({
    page,
    context,
    complaints,
  }) => {
    // What the profile asks for may arrive after the log-out.
    complaints.allow(/status of 401 .*\/api\/(?:user\/|session\/token)/);
    const { dashboard } = texts[language];
    const { confirm, logIn, register, field } = identityTexts[language];
    const security = securityTexts[language];
    const name = 'Anna Petersen';
    const email = newEmailAddress('anna');
    const home = `/${language}`;
    const password = 'vier Boote vor Anker';
    const devices = await context.newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // This device answers without a finger, so the browser's own offer would log the traveller in before she presses.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });

    await page.goto(`/oauth/begin?to=${home}/dashboard`);
    await page.getByRole('link', { name: logIn.otherLink }).click();
    await page.getByLabel(field.name).fill(name);
    await page.getByLabel(field.email).fill(email);
    await page.getByLabel(field.password).fill(password);
    await page.getByRole('button', { name: register.button }).click();
    await expect(page.getByRole('main')).toContainText(name);

    await test.step('she proves who she is and creates a passkey', async () => {
      await page.getByRole('link', { name: dashboard.security }).click();
      await page.getByLabel(field.password).fill(password);
      await page.getByRole('button', { name: confirm.button, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(security.title);
      await page.getByRole('button', { name: security.add }).click();
      await expect(page.getByRole('status')).toHaveText(security.notice.passkeyAdded);
      await expectNoAxeFindingsInBothSchemes(page);
      await page.getByRole('button', { name: security.done }).click();
      await expect(page.getByRole('main')).toContainText(name);
    });

    await page.getByRole('main').getByRole('button', { name: dashboard.logOut, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.loggedOut);

    await test.step('the passkey alone opens her account', async () => {
      // The device belongs to this page, so the log-in must not open a window of its own.
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByRole('main').getByRole('link', { name: dashboard.logIn }).click();
      await expectNoAxeFindings(page);
      await page.getByRole('button', { name: logIn.passkey }).click();
      await expect(page.getByRole('main')).toContainText(name);
      await expect(page).toHaveURL(`${home}/dashboard`);
    });
  });
