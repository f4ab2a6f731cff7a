import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { purgeReviews } from './purge-reviews.ts';
import { refuseInvitations } from './refuse-invitations.ts';
import { showInvitation } from './show-invitation.ts';

let testDb: TestDatabase;
let fixture: ReturnType<typeof reviewFixture>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  fixture = reviewFixture(testDb.database);
});

afterAll(() => testDb.drop());

/** The secret in the unsubscribe link of the newest invitation to this address. */
async function tokenOf(emailAddress: string): Promise<string> {
  const [mail] = await fixture.mails(emailAddress);
  const [, token = ''] = /\/unsubscribe\/reviews\/de\/([\w-]{43})$/.exec(mail?.unsubscribeUrl) ?? [];
  return token;
}

const refuseWith = (token: string) => refuseInvitations(testDb.database, token);
const jobsOf = async (key: string) =>
  (await testDb.database.pool.query(`select from jobs where key = $1`, [key])).rowCount;

test('An address that refuses is never invited again, however it is spelled, and another address still is', async () => {
  await fixture.invite({ emailAddress: 'Mara@example.org' });
  await fixture.invite({ emailAddress: 'jonas@example.org' });
  await refuseWith(await tokenOf('Mara@example.org'));
  for (const emailAddress of ['mara@example.org', 'MARA@EXAMPLE.ORG']) {
    expect(await fixture.invite({ emailAddress, bookingReference: 'R-1' })).toEqual({ outcome: 'refused' });
    expect(await fixture.mails(emailAddress)).toEqual([]);
  }
  expect(await fixture.invite({ emailAddress: 'jonas@example.org' })).toMatchObject({ outcome: 'invited' });
  expect(await fixture.mails('jonas@example.org')).toHaveLength(2);
});

test('A refusal stops invitations that wait to be sent, and leaves those of other addresses', async () => {
  const sendAt = new Date('2137-05-16T09:00:00Z');
  await fixture.invite({ emailAddress: 'one@example.org' });
  const [first] = await fixture.mails('one@example.org');
  await testDb.database.pool.query('update emails set sent_at = now() where key = $1', [first.key]);
  for (const emailAddress of ['one@example.org', 'two@example.org'])
    await fixture.invite({ emailAddress, sendAt });
  const waiting = (await fixture.mails('one@example.org')).find(({ key }) => key !== first.key);
  const [other] = await fixture.mails('two@example.org');
  await refuseWith(await tokenOf('one@example.org'));
  expect((await fixture.mails('one@example.org')).map(({ key }) => key)).toEqual([first.key]);
  expect(await jobsOf(waiting.key)).toBe(0);
  expect(await jobsOf(other.key)).toBe(1);
});

test('A booking of a traveller who refused can still be reviewed, and its earlier link stays valid', async () => {
  const review = await fixture.invited({ emailAddress: 'later@example.org', bookingReference: 'R-2' });
  await refuseWith(await tokenOf('later@example.org'));
  await fixture.invite({ emailAddress: 'later@example.org', bookingReference: 'R-2' });
  await fixture.invite({ emailAddress: 'later@example.org', bookingReference: 'R-3' });
  expect(await showInvitation(testDb.database, review.invitation)).toMatchObject({ state: 'open' });
  const { rows } = await testDb.database.pool.query(
    `select booking_reference as of from review_invitations where email_address = 'later@example.org' order by 1`,
  );
  expect(rows).toEqual([{ of: 'R-2' }, { of: 'R-3' }]);
});

test('A refusal repeated changes nothing, an unknown token is refused, and no address is stored', async () => {
  await fixture.invite({ emailAddress: 'again@example.org' });
  const token = await tokenOf('again@example.org');
  await refuseWith(token);
  await refuseWith(token);
  await expect(refuseWith('A'.repeat(43))).rejects.toMatchObject({ code: 'gone' });
  const { rows } = await testDb.database.pool.query('select r::text as row from review_refusals r');
  expect(JSON.stringify(rows)).not.toContain('example');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('Links stay valid for three years, and refusals for good', async () => {
  await fixture.invite({ emailAddress: 'unused@example.org' });
  await fixture.invite({ emailAddress: 'refused@example.org' });
  const token = await tokenOf('unused@example.org');
  await refuseWith(await tokenOf('refused@example.org'));
  const age = (interval: string) =>
    testDb.database.pool.query(
      `update review_refusals set made_at = made_at - $1::interval, refused_at = refused_at - $1::interval`,
      [interval],
    );
  await age('1090 days');
  await purgeReviews(testDb.database.pool);
  await refuseWith(token);
  await fixture.invite({ emailAddress: 'other@example.org' });
  const other = await tokenOf('other@example.org');
  await age('1100 days');
  while ((await purgeReviews(testDb.database.pool)) > 0);
  await expect(refuseWith(other)).rejects.toMatchObject({ code: 'gone' });
  expect(await fixture.invite({ emailAddress: 'refused@example.org' })).toEqual({ outcome: 'refused' });
});
