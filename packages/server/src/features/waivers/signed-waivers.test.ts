import { randomUUID } from 'node:crypto';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  kayakId,
  plainWaiverPdf,
  signing,
  tripDate,
  waiverCatalogue,
  walkId,
} from '../../../test-support/waivers/waivers.ts';
import { type Signing, signWaiver } from './sign-waiver.ts';
import { missingWaivers } from './signed-waivers.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: waiverCatalogue });
});

afterAll(() => testDb.drop());

const participantOf = (
  participantName: string,
  ticketType: 'adult' | 'child' = 'adult',
  dateOfBirth: string | null = null,
) => ({ participantName, ticketType, dateOfBirth });

async function cartWith(...signed: Partial<Signing>[]) {
  const cartId = randomUUID();
  for (const waiver of signed)
    await signWaiver({ database: testDb.database, draw: plainWaiverPdf }, signing({ cartId, ...waiver }));
  return (
    participants: ReturnType<typeof participantOf>[],
    trip: { productId?: string; date?: string; kind?: WaiverKind | null } = {},
  ) =>
    missingWaivers(testDb.database.pool, {
      cartId,
      kind: 'water',
      productId: kayakId,
      date: tripDate,
      participants,
      ...trip,
    });
}

test('Travellers without a waiver are listed by position, and the list is empty once all have signed', async () => {
  const missing = await cartWith({}, { participantName: 'Ada Lind' });
  expect(
    await missing([
      participantOf('Mara Lind'),
      participantOf('Jonas Lind'),
      participantOf('Ada Lind'),
      participantOf('mara lind'),
    ]),
  ).toEqual([1, 3]);
  expect(await missing([participantOf('Ada Lind'), participantOf('Mara Lind')])).toEqual([]);
});

test('Two travellers with the same name sign separately, the second with an index', async () => {
  const missing = await cartWith({});
  expect(await missing([participantOf('Mara Lind'), participantOf('Mara Lind')])).toEqual([1]);
  const both = await cartWith({}, { participantName: 'Mara Lind (2)' });
  expect(await both([participantOf('Mara Lind'), participantOf('Mara Lind')])).toEqual([]);
});

test('A child’s own signature does not count until a guardian signs', async () => {
  const missing = await cartWith({});
  expect(await missing([participantOf('Mara Lind', 'child')])).toEqual([0]);
  expect(await missing([participantOf('Mara Lind', 'adult', '2012-01-01')])).toEqual([0]);
  const guarded = await cartWith({}, { guardianName: 'Jonas Lind' });
  expect(await guarded([participantOf('Mara Lind', 'child')])).toEqual([]);
});

test('Travellers cannot be their own guardian under another spelling or index of the name', async () => {
  for (const guardianName of ['Mara Lind', ' mara  LIND '])
    await expect(cartWith({ guardianName })).rejects.toMatchObject({ field: 'data.guardianName' });
  await expect(
    cartWith({ participantName: 'Mara Lind (2)', guardianName: 'Mara Lind (2)' }),
  ).rejects.toMatchObject({ field: 'data.guardianName' });
});

test('A waiver for another trip, day or cart does not count', async () => {
  const missing = await cartWith({});
  expect(await missing([participantOf('Mara Lind')], { date: '2026-11-24' })).toEqual([0]);
  const other = await cartWith();
  expect(await other([participantOf('Mara Lind')])).toEqual([0]);
  expect(await missing([participantOf('Mara Lind')], { kind: 'riding' })).toEqual([0]);
  expect(await missing([participantOf('Mara Lind')], { productId: walkId })).toEqual([0]);
});

test('A trip without a waiver requires no signature', async () => {
  const missing = await cartWith();
  expect(await missing([participantOf('Mara Lind')], { productId: walkId, kind: null })).toEqual([]);
});
