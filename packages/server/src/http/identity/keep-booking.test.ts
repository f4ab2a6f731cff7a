import { beforeEach, expect, test } from 'vitest';
import { listeningShop } from '../../../test-support/app/listening-shop.ts';
import type { TestBrowser } from '../../../test-support/app/test-browser.ts';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { identityTexts } from './texts.ts';

const password = 'four boats at anchor';
const { register } = identityTexts.en;
const shop = listeningShop({ catalogue: quoteCatalogue });

beforeEach(() => shop.query('truncate bookings, accounts cascade'));

const { newBrowser } = shop;
const readRows = async (text: string, values: unknown[] = []) => (await shop.query(text, values)).rows;

/** A guest's booking: its key, and the address of its contact person. */
async function bookAsGuest() {
  const { id } = await insertBooking(shop.database());
  const [row] = await readRows(
    `select access_key as key, contact ->> 'email' as email from bookings where id = $1`,
    [id],
  );
  return { id, key: String(row.key), email: String(row.email) };
}

const postBegin = (browser: TestBrowser, booking: string, origin: string = shop.publicUrl) =>
  browser.open('/oauth/begin', {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ to: '/en/dashboard', booking }),
  });

async function beginLogIn(key: string) {
  const browser = newBrowser();
  const page = await (await postBegin(browser, key)).text();
  return { browser, page };
}

const bookingOwners = () => readRows('select id, account_id as owner from bookings order by id');

test('A guest keeps a booking with one password: the address is fixed, and only this booking goes with it', async () => {
  const [own, other] = [await bookAsGuest(), await bookAsGuest()];
  const { browser, page } = await beginLogIn(own.key);
  expect(page).toContain(`<h1>${register.keep}</h1>`);
  expect(page).toContain(own.email);
  expect(page.match(/<input (?!type="hidden")/g)).toHaveLength(1);
  await browser.submit({ form: 'register', name: 'Eve', email: 'eve@example.org', password });
  expect(browser.address().href).toBe(`${shop.publicUrl}/en/dashboard#logged-in`);
  const accounts = await readRows('select id, email, email_verified_at from accounts');
  expect(accounts).toEqual([{ id: expect.any(String), email: own.email, email_verified_at: null }]);
  const expected = [
    { id: own.id, owner: accounts[0].id },
    { id: other.id, owner: null },
  ];
  expect(await bookingOwners()).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const noted = await readRows(
    `select account_id, booking_id from account_events where kind = 'booking_claimed'`,
  );
  expect(noted).toEqual([{ account_id: accounts[0].id, booking_id: own.id }]);
});

test('The page names the contact person no more when the log-in attempt has expired', async () => {
  const { key, email } = await bookAsGuest();
  const { browser, page } = await beginLogIn(key);
  expect(page).toContain(email);
  await readRows(`update log_in_attempts set expires_at = now() - interval '1 second'`);
  const later = await (await browser.open(browser.address().pathname)).text();
  expect(later).toContain(`<h1>${identityTexts.en.logIn.title}</h1>`);
  expect(later).not.toContain(email);
});

test('A password that is refused is asked again on the same page', async () => {
  const { key, email } = await bookAsGuest();
  const { browser } = await beginLogIn(key);
  const answer = await browser.submit({ form: 'register', password: 'short' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain(`<h1>${register.keep}</h1>`);
  expect(page).toContain(identityTexts.en.error.tooShort);
  expect(page).toContain(email);
});

test('A traveller who has an account logs in to it instead, and the booking goes there', async () => {
  const owner = newBrowser();
  await owner.open('/oauth/begin?to=/en');
  await owner.submit({ form: 'register', name: 'Ada', email: 'ada@example.org', password });
  const [{ id: account }] = await readRows('select id from accounts');
  const { id, key } = await bookAsGuest();
  // The browser is logged in at the issuer, which asks nothing.
  owner.cookies.delete('__Host-session');
  await postBegin(owner, key);
  expect(await bookingOwners()).toEqual([{ id, owner: account }]);
});

test('A log-in that begins no session takes no booking', async () => {
  const { id, key } = await bookAsGuest();
  const { browser } = await beginLogIn(key);
  await readRows('alter table sessions add constraint refused check (false) not valid');
  await browser.submit({ form: 'register', password });
  await readRows('alter table sessions drop constraint refused');
  expect(browser.address().hash).not.toBe('#logged-in');
  expect(await bookingOwners()).toEqual([{ id, owner: null }]);
});

test('A wrong key, or that of a booking of an account or an organisation, brings nothing', async () => {
  const { id, key } = await bookAsGuest();
  await readRows(
    `insert into accounts (id, name, locale, email, email_key) values ('0acc0000-0000-4000-8000-000000000001', 'Bob', 'en', 'b@example.org', 'b@example.org')`,
  );
  await readRows(`update bookings set account_id = '0acc0000-0000-4000-8000-000000000001' where id = $1`, [
    id,
  ]);
  const billed = await bookAsGuest();
  await readRows(`update bookings set checkout_kind = 'billed' where id = $1`, [billed.id]);
  const before = await bookingOwners();
  for (const one of [key, billed.key, 'a'.repeat(key.length), '']) {
    const { browser, page } = await beginLogIn(one);
    expect(page).not.toContain(register.keep);
    await browser.open(`${browser.address().pathname}?form=register`);
    await browser.submit({ form: 'register', name: 'Eve', email: 'eve@example.org', password });
    expect(browser.address().hash).toBe('#logged-in');
  }
  expect(await bookingOwners()).toEqual(before);
});

test('A booking that another account has own in the meantime stays there', async () => {
  const { id, key } = await bookAsGuest();
  const [first, second] = [await beginLogIn(key), await beginLogIn(key)];
  await first.browser.submit({ form: 'register', password });
  const [{ owner }] = await bookingOwners();
  await second.browser.submit({ form: 'register', password });
  expect(await bookingOwners()).toEqual([{ id, owner }]);
});

test('Neither the key of the booking nor name and address of its contact person stand in an address', async () => {
  const { key, email } = await bookAsGuest();
  const { browser } = await beginLogIn(key);
  await browser.submit({ form: 'register', password });
  const { addresses } = browser;
  expect(addresses.map(({ pathname }) => pathname)).toContain('/oidc/auth');
  for (const { href } of addresses) {
    const address = decodeURIComponent(href);
    expect(address).not.toContain(key);
    expect(address).not.toContain(email);
    expect(address).not.toContain('hint');
  }
  expect(shop.logged()).not.toContain(key);
});

test('A key in the address of a log-in keeps no booking, and a form of another site begins none', async () => {
  const { id, key } = await bookAsGuest();
  const browser = newBrowser();
  const page = await (await browser.open(`/oauth/begin?to=/en/dashboard&booking=${key}`)).text();
  expect(page).not.toContain(register.keep);
  expect((await postBegin(newBrowser(), key, 'https://evil.example')).status).toBe(403);
  expect(await bookingOwners()).toEqual([{ id, owner: null }]);
});
