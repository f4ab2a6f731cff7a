import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue, trip1, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { bookingRow } from '../../../test-support/discounts/discounts.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { recordSiteAddress } from '../../database/site-address.ts';
import { writeReview } from '../../features/reviews/write-review.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const invitation = [
  '--name',
  'Mara Lind',
  '--email',
  'mara@example.org',
  '--locale',
  'de',
  '--travelled',
  '2024-11-14',
];

/** The booking that the invitation is about, with these differences; returns its order number. */
async function completedBooking(differences: Record<string, unknown> = {}): Promise<string> {
  const { pool } = testDb.database;
  const booking = {
    state: 'completed',
    product: trip1.id,
    day: '2024-11-14',
    email: 'Mara@example.org',
    ...differences,
  };
  const { rows } = await pool.query(
    `update bookings set state = $2, product_id = $3, quote = jsonb_build_object('date', $4::text),
       contact = jsonb_build_object('email', $5::text) where id = $1 returning order_number as order`,
    [await bookingRow(testDb.database), booking.state, booking.product, booking.day, booking.email],
  );
  return rows[0].order;
}

test('An order number is accepted only of a completed booking of this product, day and address', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const others = [
    { state: 'confirmed' },
    { state: 'cancelled' },
    { product: trip3.id },
    { day: '2024-11-15' },
    { email: 'jonas@example.org' },
  ];
  const orders = await Promise.all(others.map((differences) => completedBooking(differences)));
  for (const order of [...orders, 'AAAAAAAA']) {
    const { status, printed } = await run('invite-review', trip1.code, ...invitation, '--booking', order);
    expect([status, printed]).toEqual([1, expect.stringMatching(/is not a completed booking.*no email/)]);
  }
  const { rows } = await testDb.database.pool.query('select 1 from review_invitations');
  expect(rows).toEqual([]);
});

test('On the command line an operator invites a traveller, publishes the review, replies, rejects and deletes it', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const fixture = reviewFixture(testDb.database);
  await recordSiteAddress(testDb.database.pool, 'https://tours.example.org');
  const order = await completedBooking();
  expect(await run('invite-review', trip1.code, ...invitation, '--booking', order.toLowerCase())).toEqual({
    status: 0,
    printed: 'An email to mara@example.org about Ausflug 1 will be sent.',
  });
  const [email] = await fixture.mails('mara@example.org');
  // The server of this database has another address than PUBLIC_URL in the shell of the command.
  expect(email.body.action.url).toMatch(/^https:\/\/tours\.example\.org\/de\/review\//);
  const review = { ...(await fixture.invited()), invitation: email.body.action.url.slice(-43) };
  await writeReview(testDb.database, review, reviewDeps);

  const list = await run('reviews');
  expect(list.printed).toMatch(
    new RegExp(
      `^${review.id}  \\d{4}-\\d\\d-\\d\\d  4 of 5  Trip 1 \\(${trip1.code}\\), Mara, Kiel, de, pending\n    Quiet\\.`,
    ),
  );
  expect(await run('publish-review', review.id.toUpperCase(), '--by', 'Ada')).toEqual({
    status: 0,
    printed: `The review of Ausflug 1 (${trip1.code}) is published.\nAn email to mara@example.org will be sent.`,
  });
  const repeatedDecision = await run('publish-review', review.id);
  expect(repeatedDecision).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/already decided, by Ada on 20.*Nothing/),
  });
  expect((await run('reviews')).printed).toBe('No pending reviews.');

  expect((await run('reply-review', review.id, 'Vielen Dank.')).printed).toBe(
    'The reply is shown below the review.',
  );
  expect((await run('reply-review', review.id, 'Thank you.', '--language', 'en')).printed).toContain(
    'replaces the earlier',
  );
  expect((await run('reviews', '--product', trip1.code)).printed).toContain('published, replied');

  expect((await run('reject-review', review.id, 'Names a person.')).printed).toContain('is rejected');
  expect(await run('invite-review', trip1.code, ...invitation, '--booking', order)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('already'),
  });

  expect((await run('delete-review', review.id)).printed).toContain('are deleted');
  expect((await run('reviews', '--product', trip1.code)).printed).not.toContain(review.id);
});

test('A missing or wrong argument is reported, and nothing is changed', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const wrongCommands: [string[], RegExp][] = [
    [['publish-review'], /Missing <id>/],
    [['publish-review', 'R-1'], /Missing <id>/],
    [['reject-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11'], /Missing <reason>/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', ' '], /Missing <text>/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', '4242424242424242'], /card number/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', 'a', '--language', 'fr'], /en, de or zh-Hans/],
    [['invite-review'], /Missing <product>/],
    [['invite-review', trip1.code, ...invitation, '--name', ' '], /Missing --name/],
    [['invite-review', trip1.code, ...invitation, '--email', 'mara'], /Missing --email/],
    [['invite-review', trip1.code, ...invitation, '--travelled', 'May'], /Missing --travelled/],
    [['invite-review', trip1.code, ...invitation, '--travelled', '0000-01-01'], /Missing --travelled/],
    [
      ['invite-review', trip1.code, ...invitation, '--booking', 'AAAAAAAA', '--locale', 'fr'],
      /en, de or zh-Hans/,
    ],
    [['invite-review', trip1.code, ...invitation], /Missing --booking/],
  ];
  for (const [words, message] of wrongCommands) {
    const [command = '', ...rest] = words;
    expect(await run(command, ...rest)).toMatchObject({ status: 2, printed: expect.stringMatching(message) });
  }
  const toCome = await completedBooking({ day: '2130-01-01' });
  const words = [...invitation, '--booking', toCome, '--travelled', '2130-01-01'];
  expect(await run('invite-review', trip1.code, ...words)).toEqual({
    status: 1,
    printed: 'On 2130-01-01 the trip has not taken place yet. Nothing was changed, and no email was sent.',
  });
  const unknownReviewId = '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11';
  for (const words of [
    ['publish-review', unknownReviewId],
    ['delete-review', unknownReviewId],
    ['reject-review', unknownReviewId, 'No.'],
    ['reply-review', unknownReviewId, 'a'],
  ]) {
    const [command = '', ...rest] = words;
    expect(await run(command, ...rest)).toMatchObject({
      status: 1,
      printed: 'There is no review with this id.',
    });
  }
  expect(await run('invite-review', '00000000', ...invitation, '--booking', toCome)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('is not a completed booking of 00000000'),
  });
});
