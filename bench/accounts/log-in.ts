import { createSharedSecret } from '../../packages/server/src/database/shared-secret.ts';
import { isPassword } from '../../packages/server/src/features/accounts/passwords/hash-password.ts';
import { identityCookies } from '../../packages/server/src/http/identity/cookies.ts';
import { addKnownAccount } from '../../packages/server/src/http/identity/known-accounts.ts';
import { testBrowser } from '../../packages/server/test-support/app/test-browser.ts';
import { median } from '../tools/numbers.ts';
import { processorTimeOf } from '../tools/processor-time.ts';
import type { Site } from './signed-in.ts';

export type LogIns = {
  /** Milliseconds of each hash alone. */
  readonly hashes: readonly number[];
  /** Milliseconds from sending the password to the page that closes the window, logged in. */
  readonly logIns: readonly number[];
  /** Milliseconds of the processors: of a hash, and of the server with its database for a log-in. */
  readonly work: { readonly hash: number; readonly logIn: number };
  /** Cookies of the sessions that began, whose tokens the issuer has given out. */
  readonly cookies: readonly string[];
};

type LogInInput = {
  readonly count: number;
  readonly password: string;
  readonly hashed: string;
  /** Processor time of the server and of its database. */
  readonly serverWork: () => Promise<number>;
};

/** Logs accounts in with their password, in browsers that know them, one after another and in turns with the hash alone. */
export async function measureLogIns(
  { database, publicUrl }: Site,
  { count, password, hashed, serverWork }: LogInInput,
): Promise<LogIns> {
  const { rows } = await database.pool.query<{ id: string; email: string }>(
    'select id, email from accounts where email_verified_at is not null order by md5(id::text) desc limit $1',
    [count],
  );
  const clock = { now: () => new Date() };
  const secret = await createSharedSecret({ database, clock, name: 'identity' })();
  const hashes: Cost[] = [];
  const logIns: Cost[] = [];
  const cookies: string[] = [];
  for (const { id, email } of rows) {
    hashes.push(await costOf(ownWork, async () => void (await isPassword(password, hashed))));
    const browser = testBrowser({ url: publicUrl, publicUrl });
    const known = addKnownAccount([], { accountId: id, at: clock.now() }, secret);
    const [name = '', value = ''] =
      identityCookies(publicUrl).write('known', known, { maxAge: 60 }).split(';')[0]?.split('=', 2) ?? [];
    browser.cookies.set(name, value);
    await browser.open('/oauth/begin?to=/en&mode=popup');
    logIns.push(
      await costOf(serverWork, async () => {
        const answer = await browser.submit({ form: 'log-in', email, password });
        await answer.arrayBuffer();
        if (
          !answer.ok ||
          browser.address().pathname !== '/oauth/done' ||
          browser.address().search !== '?to=%2Fen'
        )
          throw new Error(`A log-in failed: ${answer.status} ${browser.address().pathname}`);
      }),
    );
    cookies.push(browser.headers().cookie ?? '');
  }
  const times = (costs: readonly Cost[]) => costs.map(({ time }) => time);
  const work = (costs: readonly Cost[]) => median(costs.map((cost) => cost.work));
  return {
    hashes: times(hashes),
    logIns: times(logIns),
    work: { hash: work(hashes), logIn: work(logIns) },
    cookies,
  };
}

type Cost = { readonly time: number; readonly work: number };

const ownWork = async () => processorTimeOf(process.pid);

async function costOf(workSoFar: () => Promise<number>, act: () => Promise<void>): Promise<Cost> {
  const workBefore = await workSoFar();
  const begunAt = performance.now();
  await act();
  const time = performance.now() - begunAt;
  return { time, work: (await workSoFar()) - workBefore };
}
