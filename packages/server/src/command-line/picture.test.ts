import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../database/embedded/data-folder-for-tests.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { placeWith, productRow } from '../features/catalogue/place-for-tests.ts';
import { bomb, jpeg } from '../features/images/photographs-for-tests.ts';
import { listBackups } from './backup.ts';
import { commandLine } from './context-for-tests.ts';

vi.setConfig({ testTimeout: 60_000 });

let own: TestDatabase;
let line: ReturnType<typeof commandLine>;
let code: string;
const composed = 'lisbon-sail';

async function stemOf(product: string): Promise<string | undefined> {
  const { rows } = await own.database.pool.query(
    `select i.stem from product_images i join products p on p.id = i.product_id where p.code = $1 and i.position = 0`,
    [product],
  );
  return rows[0]?.stem;
}

const bring = async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'lisbon.json'), JSON.stringify(placeWith('lisbon', [productRow('sail')])));
  await line.run('import', folder);
};

async function fileWith(bytes: Buffer | string): Promise<string> {
  const path = join(emptyFolder(), 'photograph.jpg');
  writeFileSync(path, bytes);
  return path;
}

const files = () => {
  const folder = join(line.dataFolder, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
};

beforeAll(async () => {
  own = await testDatabase();
});
beforeEach(async () => {
  line = commandLine({ databaseUrl: own.url });
  await bring();
  code = (await own.database.pool.query('select code from products')).rows[0].code;
});
afterAll(() => own.drop());

test('A product is given a photograph, another one, and its composed picture back; nothing is left of what is gone.', async () => {
  expect(await stemOf(code)).toBe(composed);
  expect(await line.run('picture', code, await fileWith(await jpeg(1_200, 800)))).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/now shows lisbon-sail-[0-9a-f]{16} \(1200 × 800\)/),
  });
  const first = await stemOf(code);
  expect(await line.run('picture', code, await fileWith(await jpeg(1_000, 800)))).toMatchObject({
    status: 0,
  });
  expect(await stemOf(code)).not.toBe(first);
  expect(files()).toHaveLength(1);
  expect((await line.run('picture', code, '--remove')).printed).toContain('composed picture again');
  expect(await stemOf(code)).toBe(composed);
  expect(files()).toHaveLength(0);
  expect((await own.database.pool.query('select from images where file_sha256 is not null')).rowCount).toBe(
    0,
  );
  expect((await line.run('picture', code, '--remove')).printed).toContain('has no photograph');
});

test('The catalogue brought in again leaves a photograph where it is.', async () => {
  await line.run('picture', code, await fileWith(await jpeg(1_100, 800)));
  const given = await stemOf(code);
  await bring();
  expect(await stemOf(code)).toBe(given);
  await line.run('picture', code, '--remove');
});

test('A product without a composed picture has none again afterwards.', async () => {
  await own.database.pool.query("delete from product_images; delete from images where stem = 'lisbon-sail'");
  await line.run('picture', code, await fileWith(await jpeg(900, 800)));
  expect(await line.run('picture', code, '--remove')).toMatchObject({ status: 0 });
  expect(await stemOf(code)).toBeUndefined();
});

test.each([
  ['no file', async () => '/nowhere/photograph.jpg', 'There is no file'],
  ['a folder', async () => emptyFolder(), 'There is no file'],
  ['a drawing', () => fileWith('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'none of JPEG'],
  ['half a file', async () => fileWith((await jpeg()).subarray(0, 5_000)), 'damaged'],
  ['a stamp', async () => fileWith(await jpeg(300, 300)), 'smaller than 400'],
  ['a file too large', () => fileWith(Buffer.alloc(10 * 1024 * 1024 + 1)), 'larger than 10 MB'],
  ['a bomb', () => fileWith(bomb()), 'more than 40 megapixels'],
])('What cannot be taken is said in a sentence, and nothing changes: %s', async (_, make, sentence) => {
  const { status, printed } = await line.run('picture', code, await make());
  expect([status, printed]).toEqual([1, expect.stringContaining(sentence)]);
  expect(await stemOf(code)).toBe(composed);
  expect(files()).toHaveLength(0);
});

test('A wrong call explains itself; a product that is not there is named.', async () => {
  expect((await line.run('picture')).status).toBe(2);
  expect((await line.run('picture', code)).status).toBe(2);
  expect((await line.run('picture', code, 'a.jpg', '--remove')).status).toBe(2);
  expect(await line.run('picture', '00000000', '--remove')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('no product with the code 00000000'),
  });
});

test('A backup names photographs and does not hold them: who restores it without their files is told where they belong.', async () => {
  await line.run('picture', code, await fileWith(await jpeg(1_200, 800)));
  await line.run('backup');
  const [path = ''] = listBackups(join(line.dataFolder, 'backups'));
  const other = commandLine({ databaseUrl: own.url });
  expect((await other.run('restore', path, '--replace')).printed).toContain(
    `Photographs whose files are not here: 1. Copy what was kept of the folder "files" into ${join(other.dataFolder, 'files')}.`,
  );
  cpSync(join(line.dataFolder, 'files'), join(other.dataFolder, 'files'), { recursive: true });
  expect((await other.run('restore', path, '--replace')).printed).not.toContain('Photographs');
});
