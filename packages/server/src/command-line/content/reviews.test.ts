import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld, trip1 } from '../../../test-support/catalogue/small-world.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { reviewDeps, reviewWorld } from '../../../test-support/reviews/reviews.ts';
import { writeReview } from '../../features/reviews/write-review.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ world: smallWorld });
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

test('An operator takes a review from the invitation to a published answer on the command line', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const world = reviewWorld(testDb.database);
  expect(await run('invite-review', trip1.code, ...invitation, '--booking', 'B-1')).toEqual({
    status: 0,
    printed: 'A mail to mara@example.org about Ausflug 1 is on its way.',
  });
  const [mail] = await world.mails('mara@example.org');
  expect(mail.body.action.url).toMatch(/^https:\/\/www\.example\.org\/de\/review\//);
  const review = { ...(await world.invited()), invitation: mail.body.action.url.slice(-43) };
  await writeReview(testDb.database, review, reviewDeps);

  const listed = await run('reviews');
  expect(listed.printed).toMatch(
    new RegExp(
      `^${review.id}  \\d{4}-\\d\\d-\\d\\d  4 of 5  Trip 1 \\(${trip1.code}\\), Mara, Kiel, de, pending\n    Quiet\\.`,
    ),
  );
  expect(await run('publish-review', review.id.toUpperCase(), '--by', 'Ada')).toEqual({
    status: 0,
    printed: `The review of Ausflug 1 (${trip1.code}) is shown now.\nA mail to mara@example.org is on its way.`,
  });
  const again = await run('publish-review', review.id);
  expect(again).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/decided already, by Ada on 20.*Nothing/),
  });
  expect((await run('reviews')).printed).toBe('There is none.');

  expect((await run('reply-review', review.id, 'Vielen Dank.')).printed).toBe(
    'The answer stands below the review.',
  );
  expect((await run('reply-review', review.id, 'Thank you.', '--language', 'en')).printed).toContain(
    'in place of',
  );
  expect((await run('reviews', '--product', trip1.code)).printed).toContain('published, answered');

  expect((await run('reject-review', review.id, 'Names a person.')).printed).toContain('is not shown');
  expect(await run('invite-review', trip1.code, ...invitation, '--booking', 'B-1')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('already'),
  });

  expect((await run('delete-review', review.id)).printed).toContain('is gone');
  expect((await run('reviews', '--product', trip1.code)).printed).not.toContain(review.id);
});

test('A missing or wrong argument is reported before anything is done', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const wrong: [string[], RegExp][] = [
    [['publish-review'], /named by its id/],
    [['publish-review', 'R-1'], /named by its id/],
    [['reject-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11'], /A reason must be given/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', ' '], /An answer must be given/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', '4242424242424242'], /card number/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', 'a', '--language', 'fr'], /en, de or zh-Hans/],
    [['invite-review'], /product must be named/],
    [['invite-review', trip1.code, ...invitation, '--name', ' '], /name must be given/],
    [['invite-review', trip1.code, ...invitation, '--email', 'mara'], /e-mail address must be given/],
    [['invite-review', trip1.code, ...invitation, '--travelled', 'May'], /day of the trip/],
    [['invite-review', trip1.code, ...invitation, '--travelled', '0000-01-01'], /day of the trip/],
    [['invite-review', trip1.code, ...invitation, '--locale', 'fr'], /en, de or zh-Hans/],
  ];
  for (const [words, message] of wrong) {
    const [verb = '', ...rest] = words;
    expect(await run(verb, ...rest)).toMatchObject({ status: 2, printed: expect.stringMatching(message) });
  }
  expect(await run('invite-review', trip1.code, ...invitation, '--travelled', '2130-01-01')).toEqual({
    status: 1,
    printed: 'On 2130-01-01 the trip has not taken place yet. Nothing was changed, and no email was sent.',
  });
  const nobodys = '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11';
  for (const words of [
    ['publish-review', nobodys],
    ['delete-review', nobodys],
    ['reject-review', nobodys, 'No.'],
    ['reply-review', nobodys, 'a'],
  ]) {
    const [verb = '', ...rest] = words;
    expect(await run(verb, ...rest)).toMatchObject({
      status: 1,
      printed: 'There is no review with this id.',
    });
  }
  expect(await run('invite-review', '00000000', ...invitation)).toMatchObject({
    status: 1,
    printed: 'There is no product 00000000.',
  });
});
