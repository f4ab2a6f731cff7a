import { randomUUID } from 'node:crypto';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { Signing } from './check-signing.ts';
import { missingWaivers } from './missing-waivers.ts';
import { signWaiver } from './sign-waiver.ts';
import { kayakId, loadWaiverWorld, plainPaper, signing, tripDate, walkId } from './waivers-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadWaiverWorld(place.database);
});

afterAll(() => place.drop());

const who = (
  participantName: string,
  ticketType: 'adult' | 'child' = 'adult',
  dateOfBirth: string | null = null,
) => ({ participantName, ticketType, dateOfBirth });

async function cartWith(...signed: Partial<Signing>[]) {
  const cartId = randomUUID();
  for (const one of signed)
    await signWaiver({ database: place.database, draw: plainPaper }, signing({ cartId, ...one }));
  return (
    participants: ReturnType<typeof who>[],
    trip: { productId?: string; date?: string; kind?: WaiverKind | null } = {},
  ) =>
    missingWaivers(place.database.pool, {
      cartId,
      kind: 'water',
      productId: kayakId,
      date: tripDate,
      participants,
      ...trip,
    });
}

test('Whoever has not signed is named by his place; nobody is where everybody has.', async () => {
  const missing = await cartWith({}, { participantName: 'Ada Lind' });
  expect(await missing([who('Mara Lind'), who('Jonas Lind'), who('Ada Lind'), who('mara lind')])).toEqual([
    1, 3,
  ]);
  expect(await missing([who('Ada Lind'), who('Mara Lind')])).toEqual([]);
});

test('Two who are called the same sign each for himself, the second with an index.', async () => {
  const missing = await cartWith({});
  expect(await missing([who('Mara Lind'), who('Mara Lind')])).toEqual([1]);
  const both = await cartWith({}, { participantName: 'Mara Lind (2)' });
  expect(await both([who('Mara Lind'), who('Mara Lind')])).toEqual([]);
});

test('What a child has signed counts for nothing until a guardian signs.', async () => {
  const missing = await cartWith({});
  expect(await missing([who('Mara Lind', 'child')])).toEqual([0]);
  expect(await missing([who('Mara Lind', 'adult', '2012-01-01')])).toEqual([0]);
  const guarded = await cartWith({}, { guardianName: 'Jonas Lind' });
  expect(await guarded([who('Mara Lind', 'child')])).toEqual([]);
});

test('Nobody is his own guardian, however he writes his name, nor another of the same name by its index.', async () => {
  for (const guardianName of ['Mara Lind', ' mara  LIND '])
    await expect(cartWith({ guardianName })).rejects.toMatchObject({ field: 'data.guardianName' });
  await expect(
    cartWith({ participantName: 'Mara Lind (2)', guardianName: 'Mara Lind (2)' }),
  ).rejects.toMatchObject({ field: 'data.guardianName' });
});

test('What was signed for another trip, another day or another cart does not count.', async () => {
  const missing = await cartWith({});
  expect(await missing([who('Mara Lind')], { date: '2026-11-24' })).toEqual([0]);
  const other = await cartWith();
  expect(await other([who('Mara Lind')])).toEqual([0]);
  expect(await missing([who('Mara Lind')], { kind: 'riding' })).toEqual([0]);
  expect(await missing([who('Mara Lind')], { productId: walkId })).toEqual([0]);
});

test('Before a trip that asks for nothing nobody has to sign.', async () => {
  const missing = await cartWith();
  expect(await missing([who('Mara Lind')], { productId: walkId, kind: null })).toEqual([]);
});
