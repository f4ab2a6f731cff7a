import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { bomb, jpeg } from '../../../test-support/images/photographs.ts';
import { listBackups } from '../operations/backup.ts';

vi.setConfig({ testTimeout: 60_000 });

let testDb: TestDatabase;
let line: ReturnType<typeof commandLine>;
let code: string;
const composedStem = 'lisbon-sail';

async function stemOf(product: string): Promise<string | undefined> {
  const { rows } = await testDb.database.pool.query(
    `select i.stem from product_images i join products p on p.id = i.product_id where p.code = $1 and i.position = 0`,
    [product],
  );
  return rows[0]?.stem;
}

const importProduct = async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'lisbon.json'), JSON.stringify(placeWith('lisbon', [productRow('sail')])));
  await line.run('import', folder);
};

async function fileWith(bytes: Buffer | string): Promise<string> {
  const path = join(emptyFolder(), 'photograph.jpg');
  writeFileSync(path, bytes);
  return path;
}

const uploadedFiles = () => {
  const folder = join(line.dataFolder, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
};

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  line = commandLine({ databaseUrl: testDb.url });
  await importProduct();
  code = (await testDb.database.pool.query('select code from products')).rows[0].code;
});
afterAll(() => testDb.drop());

test('An operator sets, replaces and removes a product’s photograph; the composed image returns, and old files are deleted', async () => {
  expect(await stemOf(code)).toBe(composedStem);
  expect(await line.run('image', code, await fileWith(await jpeg(1_200, 800)))).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/now shows lisbon-sail-[0-9a-f]{16} \(1200 × 800\)/),
  });
  const first = await stemOf(code);
  expect(await line.run('image', code, await fileWith(await jpeg(1_000, 800)))).toMatchObject({
    status: 0,
  });
  expect(await stemOf(code)).not.toBe(first);
  expect(uploadedFiles()).toHaveLength(1);
  expect((await line.run('image', code, '--remove')).printed).toContain('composed image again');
  expect(await stemOf(code)).toBe(composedStem);
  expect(uploadedFiles()).toHaveLength(0);
  expect(
    (await testDb.database.pool.query('select from images where file_sha256 is not null')).rowCount,
  ).toBe(0);
  expect((await line.run('image', code, '--remove')).printed).toContain('has no photograph');
});

test('Importing the catalogue again keeps the photograph of a product', async () => {
  await line.run('image', code, await fileWith(await jpeg(1_100, 800)));
  const stem = await stemOf(code);
  await importProduct();
  expect(await stemOf(code)).toBe(stem);
  await line.run('image', code, '--remove');
});

test('A product without a composed image has no image after its photograph is removed', async () => {
  await testDb.database.pool.query(
    "delete from product_images; delete from images where stem = 'lisbon-sail'",
  );
  await line.run('image', code, await fileWith(await jpeg(900, 800)));
  expect(await line.run('image', code, '--remove')).toMatchObject({ status: 0 });
  expect(await stemOf(code)).toBeUndefined();
});

test.each([
  ['no file', async () => '/nowhere/photograph.jpg', 'There is no file'],
  ['a folder', async () => emptyFolder(), 'There is no file'],
  ['a drawing', () => fileWith('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not a JPEG'],
  ['a truncated file', async () => fileWith((await jpeg()).subarray(0, 5_000)), 'damaged'],
  ['a very small image', async () => fileWith(await jpeg(300, 300)), 'smaller than 400'],
  ['a file that is too large', () => fileWith(Buffer.alloc(10 * 1024 * 1024 + 1)), 'larger than 10 MB'],
  ['a decompression bomb', () => fileWith(bomb()), 'more than 40 megapixels'],
])('An unusable file is refused with its reason, and nothing changes: %s', async (_, make, sentence) => {
  const { status, printed } = await line.run('image', code, await make());
  expect([status, printed]).toEqual([1, expect.stringContaining(sentence)]);
  expect(await stemOf(code)).toBe(composedStem);
  expect(uploadedFiles()).toHaveLength(0);
});

test('A command with wrong arguments prints its usage; an unknown product is reported', async () => {
  expect((await line.run('image')).status).toBe(2);
  expect((await line.run('image', code)).status).toBe(2);
  expect((await line.run('image', code, 'a.jpg', '--remove')).status).toBe(2);
  expect(await line.run('image', '00000000', '--remove')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('no product with the code 00000000'),
  });
});

test('A backup names photographs but does not contain them; restore reports the folder for missing files', async () => {
  await line.run('image', code, await fileWith(await jpeg(1_200, 800)));
  await line.run('backup');
  const [path = ''] = listBackups(join(line.dataFolder, 'backups'));
  const otherMachine = commandLine({ databaseUrl: testDb.url });
  expect((await otherMachine.run('restore', path, '--replace')).printed).toContain(
    `Photographs without a file: 1. Copy the saved folder "files" to ${join(otherMachine.dataFolder, 'files')}.`,
  );
  cpSync(join(line.dataFolder, 'files'), join(otherMachine.dataFolder, 'files'), { recursive: true });
  expect((await otherMachine.run('restore', path, '--replace')).printed).not.toContain('Photographs');
});
