import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';

let testDb: TestDatabase;
let client: PoolClient;

beforeAll(async () => {
  testDb = await testDatabase({ migrated: false });
  client = await testDb.database.pool.connect();
  await client.query('CREATE TABLE numbers (n int)');
});
beforeEach(() => client.query('TRUNCATE numbers'));
afterAll(async () => {
  client.release();
  await testDb.drop();
});

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

const countNumbers = async () => Number((await client.query('SELECT count(*) FROM numbers')).rows[0]?.count);

test('Rows are copied in and out, in pieces cut anywhere, and are counted', async () => {
  expect(await copyIn(client, 'COPY numbers FROM STDIN', pieces('1\n2', '0\n', '3\n'))).toBe(3);
  let out = '';
  const rows = await copyOut(client, 'COPY (SELECT n FROM numbers ORDER BY n) TO STDOUT', (bytes) => {
    out += bytes.toString('utf8');
    return undefined;
  });
  expect([rows, out]).toEqual([3, '1\n3\n20\n']);
});

test('The receiver of the bytes can make the server wait', async () => {
  let waiting = 0;
  const take = async () => {
    waiting += 1;
    await new Promise(setImmediate);
  };
  expect(await copyOut(client, 'COPY (SELECT generate_series(1, 20000)) TO STDOUT', take)).toBe(20_000);
  expect(waiting).toBeGreaterThan(1);
});

test('A copy that the server refuses fails with its error, and the connection stays usable', async () => {
  await expect(copyIn(client, 'COPY numbers FROM STDIN', pieces('1\n', 'one\n'))).rejects.toMatchObject({
    code: '22P02',
  });
  await expect(copyIn(client, 'COPY nothing FROM STDIN', pieces())).rejects.toMatchObject({ code: '42P01' });
  await expect(copyOut(client, 'COPY nothing TO STDOUT', () => undefined)).rejects.toMatchObject({
    code: '42P01',
  });
  expect(await countNumbers()).toBe(0);
});

test('A source that fails in the middle leaves nothing of the copy, and its own error is reported', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from('1\n');
    throw new Error('the file is damaged');
  }
  await expect(copyIn(client, 'COPY numbers FROM STDIN', failing())).rejects.toThrow('the file is damaged');
  expect(await countNumbers()).toBe(0);
});

test('A copy that is larger than any buffer succeeds', async () => {
  async function* many(): AsyncGenerator<Buffer> {
    for (let i = 0; i < 200; i++) yield Buffer.from('1234567\n'.repeat(8_000));
  }
  expect(await copyIn(client, 'COPY numbers FROM STDIN', many())).toBe(1_600_000);
});

test('A copy ends with an error if its bytes cannot be taken, which breaks the connection', async () => {
  const other = await testDb.database.pool.connect();
  const full = copyOut(other, 'COPY (SELECT generate_series(1, 100000)) TO STDOUT', () =>
    Promise.reject(new Error('the disk is full')),
  );
  await expect(full).rejects.toThrow('the disk is full');
  other.release(true);
});
