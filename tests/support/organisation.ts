import { randomUUID } from 'node:crypto';
import { LOGGED_IN } from '@ashore/core/contract/values/limits.ts';
import type { Page } from '@playwright/test';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { createSharedSecret } from '../../packages/server/src/database/shared-secret.ts';
import { hashPassword } from '../../packages/server/src/features/accounts/passwords/hash-password.ts';
import type { Role } from '../../packages/server/src/features/organisations/roles.ts';
import { identityCookies } from '../../packages/server/src/http/identity/cookies.ts';
import { addKnownAccount } from '../../packages/server/src/http/identity/known-accounts.ts';
import { loggedIn } from '../../packages/server/test-support/accounts/logged-in.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { test as base } from './journey.ts';
import { importOwnSailing, type OwnSailing } from './own-sailing.ts';
import { startServer } from './server.ts';

type LogInInput = {
  /** Role of the member; null for an account that belongs to no organisation. */
  readonly role?: Role | null;
  /** Whether the member has proved who it is within the last minutes. */
  readonly isProven?: boolean;
};

/** With which every member that these journeys make can prove who it is. */
export const adminPassword = 'four boats at anchor';

type BookingOrganisation = {
  readonly url: string;
  /** Logs the browser in as a new member of the organisation, with the session that logging in gives. */
  logIn(page: Page, input?: LogInInput): Promise<void>;
  /** Imports a sailing of a new ship. */
  sail(): Promise<OwnSailing>;
};
type Organisations = { of(variant: string): Promise<BookingOrganisation> };

/** Journeys of an organisation that books for its guests, on the server of a variant. */
export const test = base.extend<object, { organisations: Organisations }>({
  organisations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const shopsByVariant = new Map<string, Promise<BookingOrganisation & { close(): Promise<void> }>>();
      const of = (variant: string) => {
        const organisation = shopsByVariant.get(variant) ?? openOrganisationShop(variant);
        shopsByVariant.set(variant, organisation);
        return organisation;
      };
      await use({ of });
      for (const organisation of shopsByVariant.values()) await (await organisation).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function openOrganisationShop(
  variant: string,
): Promise<BookingOrganisation & { close(): Promise<void> }> {
  const folder = await makeDataFolder('organisation');
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const server = await startServer({ variant, env });
  const hotelId = randomUUID();
  const database = connectDatabase({ url: postgres.url, log: () => {}, maxConnections: 1 });
  await database.pool.query(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Cais', 'cais@example.org')`,
    [hotelId],
  );

  let sailingCount = 0;
  return {
    url: server.url,
    sail: () => importOwnSailing(database, ++sailingCount),
    async logIn(page, { role = 'worker', isProven = true } = {}) {
      const { cookie, sub } = await loggedIn({
        database,
        now: new Date(),
        publicUrl: server.url,
        memberOf: role === null ? [] : [{ organisationId: hotelId, role }],
      });
      await database.pool.query('update accounts set password = $2 where id = $1', [
        sub,
        await hashPassword(adminPassword),
      ]);
      if (!isProven)
        await database.pool.query('update sessions set authenticated_at = null where account_id = $1', [sub]);
      // As after a first log-in: the password alone opens the account in this browser.
      const secret = await createSharedSecret({
        database,
        clock: { now: () => new Date() },
        name: 'identity',
      })();
      const known = addKnownAccount([], { accountId: sub, at: new Date() }, secret);
      const knownCookie = identityCookies(server.url).write('known', known, { maxAge: 600 });
      for (const written of [cookie, knownCookie]) {
        const [name = '', value = ''] = written.split(';', 1)[0]?.split('=', 2) ?? [];
        await page
          .context()
          .addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Strict' }]);
      }
      const renewed = page.waitForResponse(/\/api\/session\/token$/);
      await page.goto(`${server.url}/en/faq${LOGGED_IN}`);
      await renewed;
      await page.waitForFunction(() => localStorage.root?.includes('"isAuthenticated":true'));
    },
    async close() {
      await database.close();
      await server.stop();
      await postgres.stop();
      await removeFolder(folder);
    },
  };
}
