import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { addComposed, testDesk } from '../../features/images/desk-for-tests.ts';
import { showPicture } from '../../features/images/show-picture.ts';
import { makeAhead } from './make-ahead.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
  await addComposed(own.database, 'sail', 'walk');
});
afterAll(() => own.drop());

const page = `
  <img src="/images/sail-320x400" srcset="/images/sail-160x200 160w, /images/sail-320x400 320w, /images/sail-800x1000 800w">
  <img src="/images/walk-320x400"><img src="/images/hero.svg"><img src="/images/nobody-320x400">
  <img src="/images/sail-321x400"><a href="/images/">no picture</a>`;

test('What the page shows in the sizes of cards is there before anybody asks, each once.', async () => {
  const desk = testDesk(own.database);
  expect(await makeAhead({ desk, page, isOver: () => false })).toBe(2);
  expect(desk.counts).toMatchObject({ made: 2 });
  await showPicture(desk, { stem: 'walk', width: 320, height: 400, format: 'avif' });
  expect(desk.counts).toMatchObject({ made: 2, disk: 1 });
});

test('It stops when the process does.', async () => {
  const desk = testDesk(own.database);
  expect(await makeAhead({ desk, page, isOver: () => true })).toBe(0);
  expect(desk.counts.made).toBe(0);
});
