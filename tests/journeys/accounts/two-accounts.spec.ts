import type { Page } from '@playwright/test';
import { confirmAddress, createAccount, sessionOf } from '../../support/accounts.ts';
import { bookForTwo } from '../../support/book.ts';
import type { Language } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';
import { newClientAddressHeader, useOtherClientAddress } from '../../support/visitor.ts';

/** The code of the trip that `bookForTwo` books. */
const bookedTour = 'nhb299eb';

type Traveller = {
  readonly page: Page;
  readonly sub: string;
  readonly token: string;
  readonly orderNumber: string;
  readonly trip: string;
  /** What no other traveller may read. */
  readonly secrets: readonly string[];
};

type NewTraveller = {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  /** Which trip of the list is saved. */
  readonly saves: number;
};

/** Creates an account with a booking, a profile and a wishlist. */
async function settleIn(page: Page, { language, saves, ...names }: NewTraveller): Promise<Traveller> {
  const { firstName, lastName, phoneNumber } = names;
  const email = newEmailAddress(firstName.toLowerCase());
  await useOtherClientAddress(page, '**/api/**');
  await createAccount(page, { language, email, name: `${firstName} ${lastName}` });
  await confirmAddress(page, { language, email });
  const { token, sub } = await sessionOf(page);
  const { orderNumber } = await bookForTwo(page.request, { token, email });
  const ask = askAs({ page, token });
  const tours = await (
    await page.request.get('/api/tours?size=4', { headers: { 'accept-language': language }, maxRetries })
  ).json();
  const { tourId, tourName } = tours._embedded.tourSummaryList[saves];
  await ask('POST', `/user/wishlist?subjectId=${sub}`, { data: { tourUuid: tourId, isWished: true } });
  await ask('PUT', `/user/profile?subjectId=${sub}`, {
    ...{ firstName, lastName, phoneNumber, language, currency: 'EUR' },
  });
  return {
    ...{ page, sub, token, orderNumber, trip: tourId },
    secrets: [email, firstName, orderNumber, phoneNumber, tourName],
  };
}

/** Makes calls with the token and the cookies of a traveller. */
function askAs({ page, token }: Pick<Traveller, 'page' | 'token'>) {
  return async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/api${path}`, {
      ...{ method, maxRetries },
      headers: {
        authorization: `Bearer ${token}`,
        origin: new URL(page.url()).origin,
        ...newClientAddressHeader(),
      },
      ...(data && { data }),
    });
    return { status: answer.status(), body: await answer.json() };
  };
}

for (const { language, tags } of journeyRunsIn('en'))
  test(`two travellers in two browsers find nothing of one another, also at addresses that they guess${tags}`, async ({
    page,
    browser,
    complaints,
  }) => {
    // What they guess does not exist for them.
    complaints.allow(/status of (?:403|404|410) .*\/api\/(?:bookings|products\/reviews)/);
    const { booking: words, dashboard, review } = texts[language];
    const otherBrowser = await browser.newContext();
    complaints.listenTo(otherBrowser);
    const [anna, ben] = await test.step('each has a booking, a profile and a wishlist', async () => [
      await settleIn(page, {
        ...{ language, firstName: 'Annika', lastName: 'Petersen', saves: 0 },
        phoneNumber: '+351912345678',
      }),
      await settleIn(await otherBrowser.newPage(), {
        ...{ language, firstName: 'Benedikt', lastName: 'Okafor', saves: 1 },
        phoneNumber: '+4915112345678',
      }),
    ]);

    for (const [reader, other] of [
      [anna, ben],
      [ben, anna],
    ] as const)
      await test.step(`${reader.secrets[1]} looks for ${other.secrets[1]}`, async () => {
        const { page: own, secrets } = reader;
        const main = own.getByRole('main');
        const [email = '', , orderNumber = '', phone = '', savedTour = ''] = secrets;
        const pages = `/${language}/dashboard`;
        for (const [address, shown] of [
          [pages, dashboard.showTicket],
          [`${pages}?part=wishlist`, savedTour],
          [`${pages}?part=profile`, email],
          [`/${language}/my-data`, orderNumber],
        ] as const) {
          await own.goto(address);
          await expect(main.getByText(shown).first()).toBeVisible();
          const html = await own.content();
          const stored = await own.evaluate(() =>
            JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
          );
          for (const secret of other.secrets)
            expect(main.getByText(secret), `${secret} on ${address}`).toHaveCount(0);
          for (const secret of other.secrets.slice(0, 4)) {
            expect(html, address).not.toContain(secret);
            expect(stored, address).not.toContain(secret);
          }
          if (address.endsWith('profile')) {
            const phoneField = main.getByLabel(texts[language].profile.phoneNumber);
            await expect(phoneField).not.toHaveValue('');
            expect((await phoneField.inputValue()).replaceAll(/\D/g, '')).toContain(phone.slice(-6));
          }
        }

        // Order numbers are short, and open a booking for its own account alone.
        await own.goto('about:blank');
        await own.goto(`/${language}/booking#key=${other.orderNumber}`);
        await expect(own.getByText(words.noKeyTitle)).toBeVisible();
        await own.goto('about:blank');
        await own.goto(`/${language}/review/${bookedTour}#key=${other.orderNumber}`);
        await expect(own.getByText(review.unknown)).toBeVisible();
        const headers = { authorization: `Bearer ${reader.token}` };
        for (const file of ['ticket.pdf', 'trip.ics']) {
          const statusOf = async (number: string) =>
            (await own.request.get(`/papers/${number}/${file}`, { headers, maxRetries })).status();
          expect([await statusOf(reader.orderNumber), await statusOf(other.orderNumber)]).toEqual([200, 404]);
        }

        const ask = askAs(reader);
        const theirs = `subjectId=${other.sub}`;
        const removal = { data: { tourUuid: other.trip, isWished: false } };
        for (const [status, method, path, body] of [
          [403, 'GET', `/shopper/user-bookings?${theirs}`],
          [403, 'GET', `/shopper/guest-bookings?${theirs}`],
          [403, 'POST', `/shopper/guest-bookings?${theirs}`, {}],
          [403, 'GET', `/user/profile?${theirs}`],
          [403, 'GET', `/user/wishlist?${theirs}`],
          [403, 'POST', `/user/wishlist?${theirs}`, removal],
          [404, 'GET', `/bookings/${other.orderNumber}`],
          [404, 'POST', `/bookings/${other.orderNumber}/cancellation-quote`, {}],
          [404, 'POST', `/bookings/${other.orderNumber}/cancellation`, { refund: 0 }],
        ] as const)
          expect([path, (await ask(method, path, body)).status]).toEqual([path, status]);
        const claim = { orderNumber: other.orderNumber };
        expect(await ask('POST', `/shopper/guest-bookings?subjectId=${reader.sub}`, claim)).toEqual({
          status: 200,
          body: { claimed: 0 },
        });
      });

    await test.step('both are as they were', async () => {
      for (const { page: own, orderNumber, trip, sub, token } of [anna, ben]) {
        const ask = askAs({ page: own, token });
        expect((await ask('GET', `/user/wishlist?subjectId=${sub}`)).body).toEqual([{ tourUuid: trip }]);
        const { _embedded } = (await ask('GET', `/shopper/user-bookings?subjectId=${sub}`)).body;
        expect(_embedded.bookingList.map((booking: { orderNumber: string }) => booking.orderNumber)).toEqual([
          orderNumber,
        ]);
      }
    });
    await otherBrowser.close();
  });
