import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { loadSmallWorld, trip1 } from '../features/catalogue/small-world-for-tests.ts';
import { reviewDesk, reviewWorld } from '../features/reviews/reviews-for-tests.ts';
import { writeReview } from '../features/reviews/write-review.ts';
import { commandLine } from './context-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

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

test('From an invitation to a review with an answer below it, all from the desk.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  const world = reviewWorld(place.database);
  expect(await run('invite-review', trip1.code, ...invitation, '--booking', 'B-1')).toEqual({
    status: 0,
    printed: 'A mail to mara@example.org about Ausflug 1 is on its way.',
  });
  const [mail] = await world.mails('mara@example.org');
  expect(mail.body.action.url).toMatch(/^https:\/\/www\.example\.org\/de\/review\//);
  const review = { ...(await world.invited()), invitation: mail.body.action.url.slice(-43) };
  await writeReview(place.database, review, reviewDesk);

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

test('What is missing or wrong is said before anything is done.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  const wrong: [string[], RegExp][] = [
    [['publish-review'], /named by its id/],
    [['publish-review', 'R-1'], /named by its id/],
    [['reject-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11'], /A reason must be given/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', ' '], /An answer must be given/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', '4242424242424242'], /number of a card/],
    [['reply-review', '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11', 'a', '--language', 'fr'], /en, de or zh-Hans/],
    [['invite-review'], /product must be named/],
    [['invite-review', trip1.code, ...invitation, '--name', ' '], /name must be given/],
    [['invite-review', trip1.code, ...invitation, '--email', 'mara'], /e-mail address must be given/],
    [['invite-review', trip1.code, ...invitation, '--travelled', 'May'], /day of the trip/],
    [['invite-review', trip1.code, ...invitation, '--travelled', '0000-01-01'], /day of the trip/],
    [['invite-review', trip1.code, ...invitation, '--locale', 'fr'], /en, de or zh-Hans/],
  ];
  for (const [words, said] of wrong) {
    const [verb = '', ...rest] = words;
    expect(await run(verb, ...rest)).toMatchObject({ status: 2, printed: expect.stringMatching(said) });
  }
  expect(await run('invite-review', trip1.code, ...invitation, '--travelled', '2130-01-01')).toEqual({
    status: 1,
    printed: 'On 2130-01-01 nobody has been there yet. Nothing was changed, and no mail was sent.',
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
