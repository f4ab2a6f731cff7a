import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { smallCatalogue } from '../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { noPhotographs } from '../../test-support/jobs/photograph-jobs.ts';
import type { Translator } from '../gateways/translator/port.ts';
import { createHandlers } from './handlers.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const warn = vi.fn();
const handlerWith = (translator: Translator | undefined) =>
  createHandlers({
    database: testDb.database,
    gateway: undefined,
    brand: vi.fn(),
    operatorAddress: 'support@example.org',
    mailRetentionDays: 30,
    travellerRetentionDays: 30,
    ...noPhotographs,
    rates: undefined,
    translator,
    warn,
  })['translate-reviews'];

const runJob = (translator: Translator) => handlerWith(translator)?.run({}, new AbortController().signal);

test('Without a service the job has no handler', () => {
  expect(handlerWith(undefined)).toBeUndefined();
});

test('If the service fails, the job is retried later and the log says why', async () => {
  const reason = 'unreachable: status 456';
  const failing = { translate: async () => ({ failed: 'unreachable', details: 'status 456' }) as const };
  expect(await runJob(failing)).toEqual({ end: 'later', reason });
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(reason));
});

test('The job ends once every review is translated', async () => {
  expect(await runJob({ translate: async ({ texts }) => texts })).toEqual({ end: 'done' });
  const { rows } = await testDb.database.pool.query(
    `select count(*)::int as missing from reviews where translations = '{}'`,
  );
  expect(rows).toEqual([{ missing: 0 }]);
});
