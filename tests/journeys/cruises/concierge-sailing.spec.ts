import { expectNoAxeFindings } from '../../support/axe.ts';
import { fillInContactPerson, stepButton } from '../../support/checkout.ts';
import { expect } from '../../support/journey.ts';
import type { journeyRunsIn } from '../../support/journey-runs.ts';
import { test } from '../../support/organisation.ts';
import { wordsIn } from '../../support/stays.ts';
import { bindingWords, fillIn, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

test.use(ownClientAddress);

/** A walk in Lisbon at half past eight, which is at its end after eleven. */
const walkCode = 'nhb299eb';

type Run = Pick<ReturnType<typeof journeyRunsIn>[number], 'language' | 'tags'>;

const runs: readonly Run[] = [
  { language: 'en', tags: ': en @ci' },
  { language: 'de', tags: ': de @phone @full' },
  { language: 'zh-Hans', tags: ': zh-Hans @phone @full' },
];

for (const { language, tags } of runs)
  test(`cruise-concierge: an organisation leads a passenger from the picker on home to a trip that fits, and books it on its account${tags}`, async ({
    page,
    organisations,
  }) => {
    const { bookingPanel, confirmation, pay, ship: words, traveller } = texts[language];
    const text = wordsIn(language);
    const organisation = await organisations.of('cruise-concierge');
    await organisation.logIn(page, { role: 'admin' });
    const { ship, lineName, routeId, lisbon } = await organisation.sail();
    await page.goto(`${organisation.url}/${language}`);
    await expect(async () => {
      await page.reload();
      await page.getByRole('link', { name: lineName }).click({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('link', { name: ship.name, exact: true }).click();
    await page.locator(`a[href$="/toursForCruises/${routeId}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.name);
    await expectNoAxeFindings(page);
    await page.locator(`#call-${lisbon.position} a[href*="${walkCode}"]`).click();

    const own = page.getByRole('region', { name: text(words.yourShip, { ship: ship.name }) });
    await expect(own).toContainText(text(words.startsThatFit, { times: '08:30' }));
    await page.locator('input[name="start"]').check();
    const label = text(bookingPanel.hold, { count: 2, minutes: 15 });
    await stepButton(page, label)
      .or(stepButton(page, text(bookingPanel.holdOn, { count: 2 })))
      .click();
    await expect(page).toHaveURL(/method_select$/);
    await page.getByRole('radio', { name: traveller['bill-organisation'] }).check();
    await stepButton(page, traveller.toGuest).click();
    await fillInContactPerson(page, language);
    await stepButton(page, traveller.toParty).click();
    const second = page.getByRole('group', { name: fillIn(traveller.nthAdult, { place: 2 }) });
    await second.getByLabel(traveller.firstName).fill('Jonas');
    await second.getByLabel(traveller.lastName).fill('Lindqvist');
    await stepButton(page, traveller.toCheck).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(ship.name);
    await stepButton(page, new RegExp(`^${bindingWords(pay.bookOnAccount)}`)).click();
    await expect(page.getByText(confirmation.onAccount)).toBeVisible();
    await expect(main).toContainText(ship.name);
    await expect(main).toContainText('16:30');
  });
