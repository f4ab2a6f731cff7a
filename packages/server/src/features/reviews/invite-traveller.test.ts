import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue, trip1, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { transaction } from '../../database/transaction.ts';
import { inviteTraveller } from './invite-traveller.ts';
import { showInvitation } from './show-invitation.ts';
import { writeReview } from './write-review.ts';

let testDb: TestDatabase;
let fixture: ReturnType<typeof reviewFixture>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  fixture = reviewFixture(testDb.database);
});

afterAll(() => testDb.drop());

const secretIn = (mail: { body: { action: { url: string } } }) => mail.body.action.url.slice(-43);

test('An invitation names trip and day in the traveller’s language, and its token is stored nowhere else', async () => {
  for (const [locale, name, day] of [
    ['en', 'Trip 1', '14 November 2024'],
    ['de', 'Ausflug 1', '14. November 2024'],
    ['zh-Hans', '行程 1', '2024年11月14日'],
  ] as const) {
    const emailAddress = `${locale}@example.org`;
    await fixture.invite({ locale, emailAddress });
    const [mail] = await fixture.mails(emailAddress);
    expect(mail).toMatchObject({
      locale,
      replyTo: 'desk@example.org',
      subject: expect.stringContaining(name),
    });
    expect(mail.body.paragraphs.join()).toContain(day);
    expect(mail.body.action.url).toMatch(
      new RegExp(`^https://www\\.example\\.org/${locale}/review/${trip1.code}#token=[\\w-]{43}$`),
    );
    const { rows } = await testDb.database.pool.query(
      `select to_jsonb(i)::text as all, encode(hash, 'hex') as hash from review_invitations i where email_address = $1`,
      [emailAddress],
    );
    expect(rows[0].all).not.toContain(secretIn(mail));
    expect(mail.key).not.toContain(secretIn(mail));
  }
  expect(MESSAGE_LOCALES).toHaveLength(3);
});

test('A second invitation for the same booking ends the earlier link; other bookings have their own links', async () => {
  const emailAddress = 'again@example.org';
  const secrets: string[] = [];
  for (const bookingReference of ['B-1', 'B-1', 'B-2', undefined, undefined]) {
    await fixture.invite({ emailAddress, bookingReference });
    const [mail] = await fixture.mails(emailAddress);
    secrets.push(secretIn(mail));
  }
  const states = await Promise.all(
    secrets.map(async (secret) => (await showInvitation(testDb.database, secret))?.state),
  );
  expect(states).toEqual([undefined, 'open', 'open', 'open', 'open']);
});

test('A traveller who has reviewed a booking is not invited for it again', async () => {
  const review = await fixture.invited({ bookingReference: 'B-3' });
  await writeReview(testDb.database, review, reviewDeps);
  const again = { emailAddress: review.emailAddress.toUpperCase(), bookingReference: 'B-3' };
  expect(await fixture.invite(again)).toEqual({ outcome: 'reviewed' });
  expect(await fixture.mails(again.emailAddress)).toEqual([]);
  expect(await fixture.invite({ ...again, product: trip3.id })).toMatchObject({ outcome: 'invited' });
});

test('A traveller is invited from the local day of the trip, and not before', async () => {
  const { pool } = testDb.database;
  const dayThere = async (days: number) => {
    const { rows } = await pool.query<{ day: string }>(
      `select ((now() at time zone l.time_zone)::date + $2::int)::text as day
       from products p join locations l on l.id = p.location_id where p.id = $1`,
      [trip3.id, days],
    );
    return localDate(rows[0]?.day ?? '');
  };
  const invite = (travelledOn: LocalDate, emailAddress: string) =>
    fixture.invite({ product: trip3.id, travelledOn, emailAddress });
  expect(await invite(await dayThere(1), 'early@example.org')).toEqual({ outcome: 'to_come' });
  expect(await fixture.mails('early@example.org')).toEqual([]);
  expect(await invite(await dayThere(0), 'early@example.org')).toMatchObject({ outcome: 'invited' });
});

test('An unknown product is reported as unknown, and no invitation is written', async () => {
  for (const product of ['00000000', 'no product', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11'])
    expect(await fixture.invite({ product, emailAddress: 'none@example.org' })).toEqual({
      outcome: 'unknown',
    });
  expect(await fixture.mails('none@example.org')).toEqual([]);
});

test('An invitation and its email are undone if the caller’s transaction is rolled back', async () => {
  const invitation = {
    product: trip1.id,
    name: 'Mara',
    emailAddress: 'undone@example.org',
    locale: 'en',
    travelledOn: localDate('2024-11-14'),
  } as const;
  const undone = transaction(testDb.database, async ({ client }) => {
    await inviteTraveller(client, invitation, reviewDeps);
    throw new Error('no booking');
  });
  await expect(undone).rejects.toThrow('no booking');
  expect(await fixture.mails(invitation.emailAddress)).toEqual([]);
});

test('An invitation for later is sent then, and its sixty days count from then', async () => {
  const sendAt = new Date('2137-05-16T09:00:00Z');
  await fixture.invite({ emailAddress: 'later@example.org', sendAt });
  const { rows } = await testDb.database.pool.query(
    `select j.due_at as "sentAt", i.expires_at as "until" from review_invitations i, emails m
     join jobs j on j.kind = 'send-mail' and j.key = m.key
     where i.email_address = 'later@example.org' and m.to_address = i.email_address`,
  );
  expect(rows).toEqual([{ sentAt: sendAt, until: new Date('2137-07-15T09:00:00Z') }]);
});
