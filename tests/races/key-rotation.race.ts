import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { ada, forgetLogIn, isLoggedIn } from '../../packages/server/test-support/accounts/log-in-pages.ts';
import { listeningApp } from '../../packages/server/test-support/app/listening-app.ts';
import { type TestBrowser, testBrowser } from '../../packages/server/test-support/app/test-browser.ts';
import { createRaceDatabase, type RaceDatabase } from './race-database.ts';
import { controlOptions, RACE_TIMEOUT } from './race-limits.ts';

/** ID tokens of the issuer live so long, and each server looks for new keys once a minute. */
const TOKEN_SECONDS = 300;
const DAY = 86_400_000;
const startMs = Date.UTC(2037, 0, 1);
const publicUrl = 'https://www.example.org';
const clients = 10;

/** The keys that both servers publish at a moment of the test’s clock, and the one that signs an ID token received then. */
type Published = { readonly at: number; readonly kids: readonly string[] };
type Signed = { readonly at: number; readonly kid: string };

type Race = {
  readonly failed: number;
  readonly done: number;
  /** How many keys have signed. */
  readonly keys: number;
  /** Tokens whose key one of the servers did not publish when the token was made, or no longer at its end. */
  readonly unknown: number;
};

/** Days on which a successor is published and signs for the first time. The last two are after a pause. */
const days = [89, 90, 179, 180, 400, 401];
/** Around the moment of a change, and until the last token of the key before has ended. */
const secondsAround = [-70, -50, -30, -10, 10, 30, 50, 70, 130, 370];

async function race(change?: (db: RaceDatabase, now: Date) => Promise<void>): Promise<Race> {
  const raceDatabase = await createRaceDatabase();
  const { pool } = raceDatabase.database;
  const time = { now: startMs };
  const servers = await Promise.all(
    [0, 1].map((index) => {
      // The clocks of the servers differ by half a minute.
      const clock = { now: () => new Date(time.now + index * 30_000) };
      return listeningApp({
        database: raceDatabase.connectAgain(),
        clock,
        env: { TRUSTED_PROXIES: '127.0.0.1' },
      });
    }),
  );
  const published: Published[] = [];
  const signed: Signed[] = [];
  const results: boolean[] = [];
  let isOver = false;

  const publish = async () => {
    const lists = await Promise.all(
      servers.map(async ({ url }) => {
        const { keys } = (await (await fetch(`${url}/oidc/jwks`)).json()) as { keys: { kid: string }[] };
        return keys.map(({ kid }) => kid);
      }),
    );
    published.push({ at: time.now, kids: lists[0]?.filter((kid) => lists[1]?.includes(kid)) ?? [] });
  };

  /** Logs in or renews its tokens again and again, each at its own pace. */
  async function act({ browser, url, logsIn }: { browser: TestBrowser; url: string; logsIn: boolean }) {
    while (!isOver) results.push(logsIn ? await logIn(browser) : await renew(browser, url));
  }

  async function renew(browser: TestBrowser, url: string): Promise<boolean> {
    const cookie = browser.headers().cookie ?? '';
    const secret = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
    await pool.query(
      `update sessions set checked_at = now() - interval '1 hour' where hash = sha256(convert_to($1, 'UTF8'))`,
      [secret],
    );
    const begun = time.now;
    const answer = await fetch(`${url}/api/session/token`, {
      method: 'POST',
      headers: { origin: publicUrl, ...browser.headers() },
    });
    const { id_token: idToken } = (await answer.json()) as { id_token?: string };
    if (idToken === undefined) return false;
    signed.push({ at: begun, kid: String(decodeProtectedHeader(idToken).kid) });
    return answer.status === 200;
  }

  try {
    const visitors = await Promise.all(
      Array.from({ length: clients }, async (_, index) => {
        const { url } = servers[index % servers.length] ?? { url: '' };
        const browser = testBrowser({ url, publicUrl });
        await browser.open('/oauth/begin?to=/en');
        await browser.submit({ form: 'register', ...ada });
        return { browser, url, logsIn: index < 4 };
      }),
    );
    await publish();
    const running = visitors.map(act);
    for (const day of days) {
      for (const seconds of secondsAround) {
        time.now = startMs + day * DAY + seconds * 1000;
        if (seconds === -10 && day % 2 === 0) await change?.(raceDatabase, new Date(time.now));
        await publish();
        const before = results.length;
        await expect.poll(() => results.length).toBeGreaterThan(before + clients);
      }
    }
    isOver = true;
    await Promise.all(running);
  } finally {
    isOver = true;
    for (const server of servers) await server.close();
  }

  const isKnown = ({ at, kid }: Signed) =>
    published
      .filter((list) => list.at > at - 20_000 && list.at <= at + TOKEN_SECONDS * 1000)
      .every(({ kids }) => kids.includes(kid));
  return {
    failed: results.filter((succeeded) => !succeeded).length,
    done: results.length,
    keys: new Set(signed.map(({ kid }) => kid)).size,
    unknown: signed.filter((token) => !isKnown(token)).length,
  };
}

async function logIn(browser: TestBrowser): Promise<boolean> {
  forgetLogIn(browser);
  await browser.open('/oauth/begin?to=/en');
  await browser.submit({ form: 'log-in', email: ada.email, password: ada.password });
  return isLoggedIn(browser);
}

test(
  'While the keys of the issuer are replaced under load, no log-in and no renewal fails, and every token can be verified until its end',
  async () => {
    const { failed, unknown, done, keys } = await race();
    expect({ failed, unknown }).toEqual({ failed: 0, unknown: 0 });
    expect(done).toBeGreaterThan(days.length * secondsAround.length * clients);
    expect(keys).toBe(4);
  },
  RACE_TIMEOUT,
);

test('Control: a key that signs without having been published is noticed', controlOptions, async () => {
  const { unknown } = await race(async ({ database: { pool } }, now) => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
    await pool.query(`delete from identity_keys where state <> 'current'`);
    await pool.query(`update identity_keys set state = 'past', since = $1`, [now]);
    await pool.query(`insert into identity_keys (kid, jwk, state, since) values ($1, $2, 'current', $3)`, [
      jwk.kid,
      jwk,
      now,
    ]);
  });
  expect(unknown).toBeGreaterThan(0);
});

test(
  'Control: a key that is no longer published while its tokens live is noticed',
  controlOptions,
  async () => {
    const { unknown } = await race(({ database: { pool } }) =>
      pool.query(`delete from identity_keys where state = 'past'`).then(async () => {
        await pool.query(`create or replace rule forget as on update to identity_keys where new.state = 'past'
        do instead delete from identity_keys where kid = old.kid`);
      }),
    );
    expect(unknown).toBeGreaterThan(0);
  },
);
