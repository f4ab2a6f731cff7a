import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { decideOnReview } from './decide-on-review.ts';
import { purgeReviews } from './purge-reviews.ts';
import { showInvitation } from './show-invitation.ts';
import { writeReview } from './write-review.ts';

let testDb: TestDatabase;
let fixture: ReturnType<typeof reviewFixture>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  fixture = reviewFixture(testDb.database);
});

afterAll(() => testDb.drop());

async function knownInvitees(): Promise<string[]> {
  const { rows } = await testDb.database.pool.query(
    'select email_address as email from review_invitations where email_address is not null order by 1',
  );
  return rows.map(({ email }) => email);
}

const inviteAs = (name: string) => fixture.invited({ emailAddress: `${name}@example.org` });

test('An invitee’s data is deleted 90 days after the invitation ends, unless their review is still pending', async () => {
  const { database } = testDb;
  const [unused, used, waiting] = [
    await inviteAs('unused'),
    await inviteAs('used'),
    await inviteAs('waiting'),
  ];
  for (const review of [used, waiting]) await writeReview(database, review, reviewDeps);
  await decideOnReview(database, { id: used.id, by: 'ada' }, reviewDeps);

  await fixture.later('89 days');
  expect(await purgeReviews(database.pool)).toBe(0);
  expect(await knownInvitees()).toHaveLength(3);

  await fixture.later('2 days');
  expect(await purgeReviews(database.pool)).toBe(1);
  expect(await knownInvitees()).toEqual(['unused@example.org', 'waiting@example.org']);
  // The used invitation remains as proof that its review came from a booking.
  expect(await showInvitation(database, used.invitation)).toMatchObject({ state: 'used' });

  // An unused invitation is valid for 60 days, and its 90 days count from then.
  await fixture.later('58 days');
  expect(await purgeReviews(database.pool)).toBe(0);
  await fixture.later('2 days');
  expect(await purgeReviews(database.pool)).toBe(1);
  expect(await showInvitation(database, unused.invitation)).toBeUndefined();
  expect(await knownInvitees()).toEqual(['waiting@example.org']);
  await decideOnReview(database, { id: waiting.id, by: 'ada' }, reviewDeps);
  expect(await purgeReviews(database.pool)).toBe(1);
  expect(await knownInvitees()).toEqual([]);
});

test('Rejected reviews are deleted after a year and suspected ones after a month; published reviews stay', async () => {
  const { database } = testDb;
  const [refused, shown] = [await fixture.invited(), await fixture.invited()];
  const trapped = { ...(await fixture.invited()), trap: 'x' };
  for (const review of [refused, shown, trapped]) await writeReview(database, review, reviewDeps);
  await decideOnReview(database, { id: refused.id, by: 'ada', reason: 'No.' }, reviewDeps);
  await decideOnReview(database, { id: shown.id, by: 'ada' }, reviewDeps);
  const storedIds = async () => {
    const { rows } = await database.pool.query('select id from reviews where id = any($1)', [
      [refused.id, shown.id, trapped.id],
    ]);
    return new Set(rows.map(({ id }) => id));
  };
  const storedAfter = async (interval: string) => {
    await fixture.later(interval);
    while ((await purgeReviews(database.pool)) > 0);
    return storedIds();
  };
  expect(await storedAfter('29 days')).toEqual(new Set([refused.id, shown.id, trapped.id]));
  expect(await storedAfter('2 days')).toEqual(new Set([refused.id, shown.id]));
  expect(await storedAfter('10 months')).toEqual(new Set([refused.id, shown.id]));
  expect(await storedAfter('2 months')).toEqual(new Set([shown.id]));
});
