import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../database/embedded/data-folder-for-tests.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { addComposed, testDesk } from './desk-for-tests.ts';
import { namesOfPrints } from './order-print.ts';
import { jpeg } from './photographs-for-tests.ts';
import { removeUpload } from './remove-upload.ts';
import { showPicture } from './show-picture.ts';
import { storeUpload } from './store-upload.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
  await addComposed(own.database, 'sail', 'walk', 'tram');
});
afterAll(() => own.drop());

const small = { width: 45, height: 30, format: 'jpeg' } as const;

async function bytesOf(shown: ReturnType<typeof showPicture>): Promise<Buffer> {
  const result = await shown;
  if (result.outcome !== 'shown') throw new Error(`It is ${result.outcome}`);
  return result.bytes;
}

test('Those who want the same picture at once get the same print; later ones get it from the disk.', async () => {
  const desk = testDesk(own.database);
  const all = Array.from({ length: 12 }, () => bytesOf(showPicture(desk, { stem: 'sail', ...small })));
  const [first, ...others] = await Promise.all(all);
  for (const other of others) expect(other).toEqual(first);
  expect(desk.counts).toMatchObject({ made: 1, disk: 0 });
  expect(await bytesOf(showPicture(desk, { stem: 'sail', ...small }))).toEqual(first);
  expect(desk.counts).toMatchObject({ made: 1, disk: 1 });
  expect(desk.underWay.size).toBe(0);
});

test('Another picture, size or format is another print, and each is the size it is called.', async () => {
  const desk = testDesk(own.database);
  const asked = [
    { stem: 'sail', ...small },
    { stem: 'walk', ...small },
    { stem: 'sail', ...small, format: 'webp' as const },
    { stem: 'sail', width: 160, height: 200, format: 'jpeg' as const },
  ];
  const prints = await Promise.all(asked.map((one) => bytesOf(showPicture(desk, one))));
  expect(new Set(prints.map((print) => print.toString('base64'))).size).toBe(4);
  for (const [at, print] of prints.entries()) {
    const { width, height, format } = asked[at] ?? small;
    expect(await sharp(print).metadata()).toMatchObject({ width, height, format });
  }
});

test('What is in no table is not found, and so is a photograph whose file is lost.', async () => {
  const dataFolder = emptyFolder();
  const desk = testDesk(own.database, { dataFolder });
  expect(await showPicture(desk, { stem: 'nothing', ...small })).toEqual({ outcome: 'not_found' });
  const stored = await storeUpload(desk, { bytes: await jpeg(), name: 'lost' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  rmSync(join(dataFolder, 'files'), { recursive: true });
  expect(await showPicture(desk, { stem: stored.stem, ...small })).toEqual({ outcome: 'not_found' });
});

test('A photograph is shown cut around what matters, and for good; a drawing may change with a release.', async () => {
  const desk = testDesk(own.database);
  const stored = await storeUpload(desk, { bytes: await jpeg(1_600, 800), name: 'boat' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  const shown = await showPicture(desk, { stem: stored.stem, width: 240, height: 320, format: 'jpeg' });
  if (shown.outcome !== 'shown') throw new Error('not shown');
  expect(shown.isFinal).toBe(true);
  // The red disc of the upper right, which a cut around the middle would miss.
  const { data, info } = await sharp(shown.bytes).raw().toBuffer({ resolveWithObject: true });
  const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 2] ?? 0) < 120;
  const red = Array.from({ length: info.width * info.height }, (_, at) => at * 3).filter(isRed);
  expect(red.length).toBeGreaterThan(300);
  expect(await showPicture(desk, { stem: 'sail', ...small })).toMatchObject({ isFinal: false });
});

test('When too many wait one is told when to come again; the others get theirs.', async () => {
  const desk = testDesk(own.database, { mostWaiting: 1 });
  const printing = Promise.withResolvers<Buffer>();
  vi.spyOn(desk.workshop, 'print').mockReturnValue(printing.promise);
  // Whoever is worked for counts no longer as waiting.
  const hands = [45, 48, 96, 160].map((width) =>
    showPicture(desk, { stem: 'sail', width, height: width, format: 'jpeg' }),
  );
  await expect.poll(() => desk.queue.refused + desk.queue.waiting).toBeGreaterThan(0);
  const others = ['walk', 'tram'].map((stem) => showPicture(desk, { stem, ...small }));
  const refused = (await Promise.race([...others, ...hands])).outcome;
  expect(refused).toBe('unavailable');
  printing.resolve(Buffer.from('picture'));
  const outcomes = (await Promise.all([...hands, ...others])).map(({ outcome }) => outcome);
  expect(outcomes).toContain('shown');
  expect(new Set(outcomes)).toEqual(new Set(['shown', 'unavailable']));
});

test('Who has had too much made has to wait for more, but not for what is there already or being made.', async () => {
  const desk = testDesk(own.database);
  const wait = vi.fn(() => 7);
  const patient = { stem: 'walk', ...small, wait };
  expect(await showPicture(desk, patient)).toEqual({ outcome: 'too_many_requests', wait: 7 });
  const making = showPicture(desk, { ...patient, wait: () => 0 });
  await expect.poll(() => desk.underWay.size).toBe(1);
  const joining = showPicture(desk, patient);
  expect(await bytesOf(joining)).toEqual(await bytesOf(making));
  expect((await showPicture(desk, patient)).outcome).toBe('shown');
  expect(wait).toHaveBeenCalledTimes(1);
});

test('A print that fails is a fault, and is tried again the next time.', async () => {
  const desk = testDesk(own.database);
  vi.spyOn(desk.workshop, 'print').mockRejectedValueOnce(new Error('no'));
  await expect(showPicture(desk, { stem: 'tram', ...small })).rejects.toThrow('no');
  expect(desk.underWay.size).toBe(0);
  expect((await showPicture(desk, { stem: 'tram', ...small })).outcome).toBe('shown');
});

test('A photograph that goes takes with it all that was made of it.', async () => {
  const desk = testDesk(own.database);
  const stored = await storeUpload(desk, { bytes: await jpeg(1_300, 900), name: 'regretted' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  await showPicture(desk, { stem: stored.stem, ...small });
  await showPicture(desk, { stem: stored.stem, ...small, format: 'webp' });
  expect(desk.kept.size().entries).toBe(2);
  expect(await removeUpload(desk, stored.stem)).toBe(true);
  expect(desk.kept.size().entries).toBe(0);
  expect(await showPicture(desk, { stem: stored.stem, ...small })).toEqual({ outcome: 'not_found' });
  const photograph = { sha256: 'a', width: 1, height: 1, focus: { left: 0, top: 0 } };
  expect(new Set(namesOfPrints(photograph)).size).toBe(namesOfPrints(photograph).length);
});
