import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue, trip1 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import type { Database } from '../../database/connect.ts';
import type { NewReview } from './review-input.ts';
import { showInvitation } from './show-invitation.ts';
import { writeReview } from './write-review.ts';

let testDb: TestDatabase;
let fixture: ReturnType<typeof reviewFixture>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  fixture = reviewFixture(testDb.database);
});

afterAll(() => testDb.drop());

const writeForTest = (review: NewReview, database: Database = testDb.database) =>
  writeReview(database, review, reviewDeps);

async function storedOf(invitation: string, database: Database = testDb.database) {
  const { rows } = await database.pool.query(
    `select r.* from reviews r join review_invitations i on i.id = r.invitation_id
     where i.hash = sha256($1::bytea) order by r.id`,
    [Buffer.from(invitation)],
  );
  return rows;
}

test('A review is marked as verified only if its invitation belongs to a booking', async () => {
  const [withBooking, without] = [
    await fixture.invited({ bookingReference: 'K7M2QY' }),
    await fixture.invited(),
  ];
  await writeForTest(withBooking);
  await writeForTest(without);
  expect(await storedOf(withBooking.invitation)).toMatchObject([{ verified: true }]);
  expect(await storedOf(without.invitation)).toMatchObject([{ verified: false }]);
});

test('A new review is pending and verified, does not change the rating, and operations are notified how to decide', async () => {
  const before = await fixture.stars();
  const review = await fixture.invited({ bookingReference: 'K7M2QX' });
  await writeForTest(review);
  expect(await storedOf(review.invitation)).toMatchObject([
    {
      id: review.id,
      product_id: trip1.id,
      locale: 'de',
      author_name: 'Mara, Kiel',
      rating: 4,
      status: 'pending',
    },
  ]);
  expect(await storedOf(review.invitation)).toMatchObject([
    { verified: true, suspected: false, text: review.text },
  ]);
  expect(await fixture.stars()).toEqual(before);
  const [mail] = await fixture.mails('desk@example.org');
  expect(mail).toMatchObject({
    key: `review/${review.id}/desk`,
    subject: 'Review to check: 4 of 5 for Trip 1',
  });
  expect(mail.body.paragraphs).toEqual(['Quiet.', 'Bring a jacket.']);
  expect(mail.body.small.join()).toContain(`publish-review ${review.id}`);
  expect(JSON.stringify(mail)).not.toContain(review.emailAddress);
});

test('An invitation works once; a second review, an expired token and an unknown token are refused', async () => {
  const review = await fixture.invited();
  await writeForTest(review);
  await expect(writeForTest({ ...review, id: randomUUID() })).rejects.toMatchObject({ code: 'gone' });
  for (const other of [
    { text: 'Something else' },
    { rating: 1 },
    { author: 'Max' },
    { language: 'en' },
  ] as const)
    await expect(writeForTest({ ...review, ...other })).rejects.toMatchObject({ code: 'gone' });
  await writeForTest(review);
  expect(await storedOf(review.invitation)).toHaveLength(1);
  await expect(writeForTest({ ...review, invitation: 'A'.repeat(43) })).rejects.toMatchObject({
    code: 'gone',
  });
  const late = await fixture.invited();
  await testDb.database.pool.query(
    `update review_invitations set expires_at = now() where email_address = $1`,
    [late.emailAddress],
  );
  await expect(writeForTest(late)).rejects.toMatchObject({ code: 'gone' });
  expect(await storedOf(late.invitation)).toEqual([]);
});

test('A review sent several times is stored once and sends one email', async () => {
  const review = await fixture.invited();
  await Promise.all(Array.from({ length: 8 }, () => writeForTest(review)));
  expect(await storedOf(review.invitation)).toHaveLength(1);
  const mails = (await fixture.mails('desk@example.org')).filter(({ key }) => key.includes(review.id));
  expect(mails).toHaveLength(1);
});

test('Of concurrent reviews with one invitation exactly one is accepted; without the guard, several are', async () => {
  for (let round = 0; round < 10; round++)
    expect(await writeAtOnce(testDb.database)).toEqual({ taken: 1, stored: 1 });

  const ownDb = await testDatabase({ catalogue: smallCatalogue });
  await ownDb.database.pool.query('alter table reviews drop constraint reviews_invitation_id_key');
  const { taken, stored } = await writeAtOnce(withoutRowLock(ownDb.database));
  await ownDb.drop();
  expect(taken).toBeGreaterThan(1);
  expect(stored).toBe(taken);
});

/** Sends twelve different reviews with one token at the same time. */
async function writeAtOnce(database: Database): Promise<{ taken: number; stored: number }> {
  const review = await reviewFixture(database).invited();
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) =>
      writeForTest({ ...review, id: randomUUID(), text: `Text ${n}` }, database),
    ),
  );
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'gone' });
  const accepted = results.filter(({ status }) => status === 'fulfilled').length;
  return { taken: accepted, stored: (await storedOf(review.invitation, database)).length };
}

/** The same database, but for code that does not check whether an invitation was used. */
function withoutRowLock(database: Database): Database {
  const { pool } = database;
  const connect = async () => {
    const client = await pool.connect();
    const forgetful = (text: unknown, ...rest: unknown[]) =>
      Reflect.apply(client.query, client, [
        typeof text === 'string' ? text.replace('and used_at is null', '') : text,
        ...rest,
      ]);
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') return forgetful;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  const forgetful = new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, pool: forgetful as Pool };
}

test('A review with the id of another review is refused, and its invitation stays open', async () => {
  const [first, second] = [await fixture.invited(), await fixture.invited()];
  await writeForTest(first);
  await expect(writeForTest({ ...second, id: first.id })).rejects.toMatchObject({
    code: 'conflict',
    field: 'data.id',
  });
  expect(await showInvitation(testDb.database, second.invitation)).toMatchObject({ state: 'open' });
  await writeForTest(second);
});

test('A review with a card number is refused with the name of the field, and its invitation stays open', async () => {
  const review = await fixture.invited();
  for (const field of ['text', 'author'] as const) {
    await expect(writeForTest({ ...review, [field]: 'it is 4242 4242 4242 4242' })).rejects.toMatchObject({
      code: 'unprocessable',
      field: `data.${field}`,
    });
  }
  expect(await showInvitation(testDb.database, review.invitation)).toMatchObject({ state: 'open' });
});

test('Suspected spam is stored, and no email is sent', async () => {
  const trapped = await fixture.invited();
  await writeForTest({ ...trapped, trap: 'https://buy.example' });
  expect(await storedOf(trapped.invitation)).toMatchObject([{ status: 'pending', suspected: true }]);
  const mails = (await fixture.mails('desk@example.org')).filter(({ key }) => key.includes(trapped.id));
  expect(mails).toEqual([]);
});

test('A token reveals its traveller while the invitation is open, and afterwards only its state', async () => {
  const review = await fixture.invited();
  const open = await showInvitation(testDb.database, review.invitation);
  expect(open).toMatchObject({
    state: 'open',
    productId: trip1.id,
    traveller: { name: 'Mara Lind', language: 'de', travelledOn: '2024-11-14' },
  });
  expect(open?.traveller?.expiresOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  await writeForTest(review);
  const ended = { productId: trip1.id, traveller: null };
  expect(await showInvitation(testDb.database, review.invitation)).toEqual({ ...ended, state: 'used' });
  const late = await fixture.invited();
  await fixture.later('61 days');
  expect(await showInvitation(testDb.database, late.invitation)).toEqual({ ...ended, state: 'expired' });
  expect(await showInvitation(testDb.database, 'A'.repeat(43))).toBeUndefined();
});
