import { beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { listeningShop } from '../../../../test-support/app/listening-shop.ts';
import type { testBrowser } from '../../../../test-support/app/test-browser.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const password = 'four boats at anchor';
const shop = listeningShop();

beforeEach(async () => {
  await shop.query('delete from accounts');
  await shop.query('truncate oidc_rows');
});

type Client = Readonly<Record<string, string>>;

async function callAs(client: Client, method: string, path: string) {
  const answer = await fetch(`${shop.url()}/api${path}`, {
    method,
    headers: { origin: shop.publicUrl, ...client },
  });
  return { status: answer.status, body: await answer.json(), cookies: answer.headers.getSetCookie() };
}

/** A laptop and a phone of one account, as what their pages send. */
async function logInTwoDevices(): Promise<[Client, Client]> {
  const [laptop, phone] = [shop.newBrowser(), shop.newBrowser()];
  await laptop.open('/oauth/begin?to=/en&screen=proof');
  await laptop.submit({ form: 'register', name: 'Ada', email: 'ada@example.org', password });
  phone.cookies.set('__Host-known', laptop.cookies.get('__Host-known') ?? '');
  phone.userAgent = iphone;
  await phone.open('/oauth/begin?to=/en');
  await phone.submit({ form: 'log-in', email: 'ada@example.org', password });
  return [await signedIn(laptop), await signedIn(phone)];
}

async function signedIn(browser: Pick<ReturnType<typeof testBrowser>, 'headers'>): Promise<Client> {
  const { body } = await callAs(browser.headers(), 'POST', '/session/token');
  return { ...browser.headers(), authorization: `Bearer ${body.access_token}` };
}

const clientOf = ({ token, cookie }: LoggedIn): Client => ({ cookie, authorization: `Bearer ${token}` });
const isLoggedIn = async (client: Client) => (await callAs(client, 'POST', '/session/token')).status === 200;

test('A traveller sees every browser in which the account is logged in, this one first', async () => {
  const [laptop, phone] = await logInTwoDevices();
  const { status, body } = await callAs(laptop, 'GET', '/user/sessions');
  expect(status).toBe(200);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(body.sessions).toMatchObject([
    { isCurrent: true, since: day, lastSeen: day },
    { browser: 'Safari', system: 'iPhone', isCurrent: false },
  ]);
  expect((await callAs(phone, 'GET', '/user/sessions')).body.sessions).toMatchObject([
    { browser: 'Safari', isCurrent: true },
    { isCurrent: false },
  ]);
  expect(JSON.stringify(body)).not.toContain('hash');
});

test('A session that has ended is not listed', async () => {
  const [laptop] = await logInTwoDevices();
  await shop.query(`update sessions set ends_at = now() - interval '1 second' where system = 'iPhone'`);
  const { body } = await callAs(laptop, 'GET', '/user/sessions');
  expect(body.sessions).toMatchObject([{ isCurrent: true }]);
});

test('A traveller logs out another browser, at the embedded issuer as well, and stays logged in in this one', async () => {
  const [laptop, phone] = await logInTwoDevices();
  const { body } = await callAs(laptop, 'GET', '/user/sessions');
  const other = body.sessions[1].id;
  expect((await callAs(laptop, 'DELETE', `/user/sessions/${other}`)).body).toEqual({ ended: true });
  expect([await isLoggedIn(laptop), await isLoggedIn(phone)]).toEqual([true, false]);
  const { rows } = await shop.query(
    `select model, count(*)::int as count from oidc_rows where model in ('Session', 'Grant', 'RefreshToken')
     group by model order by model`,
  );
  expect(rows).toEqual(['Grant', 'RefreshToken', 'Session'].map((model) => ({ model, count: 1 })));
  expect((await callAs(laptop, 'DELETE', `/user/sessions/${other}`)).body).toEqual({ ended: false });
});

test('Logging out on all devices ends every session, and what the embedded issuer has of the account', async () => {
  const [laptop, phone] = await logInTwoDevices();
  const stranger = clientOf(await loggedIn({ database: shop.database(), now: new Date() }));
  const { body, cookies } = await callAs(laptop, 'DELETE', '/user/sessions');
  expect(body).toEqual({ ended: 2, end_session_url: null });
  expect(cookies).toEqual([expect.stringMatching(/^__Host-session=; .*Max-Age=0/)]);
  expect([await isLoggedIn(laptop), await isLoggedIn(phone), await isLoggedIn(stranger)]).toEqual([
    false,
    false,
    true,
  ]);
  const { rows } = await shop.query(`select model from oidc_rows where account is not null`);
  expect(rows).toEqual([]);
});

test('A session of another account can neither be seen nor ended, and none without a token', async () => {
  const database = shop.database();
  const [own, foreign] = [
    clientOf(await loggedIn({ database, now: new Date() })),
    clientOf(await loggedIn({ database, now: new Date() })),
  ];
  const [{ id }] = (await callAs(foreign, 'GET', '/user/sessions')).body.sessions;
  expect((await callAs(own, 'DELETE', `/user/sessions/${id}`)).body).toEqual({ ended: false });
  expect(await isLoggedIn(foreign)).toBe(true);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', `/${id}`],
  ] as const)
    expect((await callAs({ cookie: own.cookie ?? '' }, method, `/user/sessions${path}`)).status).toBe(401);
});
