import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { addComposed, testImageService } from '../../../test-support/images/image-service.ts';
import { showImage } from '../../features/images/show-image.ts';
import { makeImagesAhead } from './make-images-ahead.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await addComposed(testDb.database, 'sail', 'walk');
});
afterAll(() => testDb.drop());

const page = `
  <img src="/images/sail-320x400" srcset="/images/sail-160x200 160w, /images/sail-320x400 320w, /images/sail-800x1000 800w">
  <img src="/images/walk-320x400"><img src="/images/hero.svg"><img src="/images/unknown-320x400">
  <img src="/images/sail-321x400"><a href="/images/">no picture</a>`;

test('Images that a page shows in card sizes are made in advance, each once', async () => {
  const images = testImageService(testDb.database);
  expect(await makeImagesAhead({ images, page, isStopping: () => false })).toBe(2);
  expect(images.counts).toMatchObject({ made: 2 });
  await showImage(images, { stem: 'walk', width: 320, height: 400, format: 'avif' });
  expect(images.counts).toMatchObject({ made: 2, disk: 1 });
});

test('Making images in advance stops when the process stops', async () => {
  const images = testImageService(testDb.database);
  expect(await makeImagesAhead({ images, page, isStopping: () => true })).toBe(0);
  expect(images.counts.made).toBe(0);
});
