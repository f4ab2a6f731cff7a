import { createHash } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  kayakId,
  plainWaiverPdf,
  signedAt,
  signing,
  waiverCatalogue,
  walkId,
} from '../../../test-support/waivers/waivers.ts';
import { type Signing, signWaiver } from './sign-waiver.ts';
import { findWaiverDocument, waiversOf } from './signed-waivers.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: waiverCatalogue });
});

afterAll(() => testDb.drop());

const signForTest = (request: Signing, draw = plainWaiverPdf) =>
  signWaiver({ database: testDb.database, draw }, request);
const secretOf = ({ url }: { readonly url: string }) =>
  /^\/papers\/waiver\/([\w-]{43})\.pdf$/.exec(url)?.[1] ?? '';
const rowsOf = async (cartId: string) =>
  (await testDb.database.pool.query('select * from waivers where cart_id = $1 order by number', [cartId]))
    .rows;

test('A signature makes a document with a seal and a hash, which only its secret address opens', async () => {
  const request = signing();
  const waiver = await signForTest(request);
  expect(waiver).toMatchObject({
    participantName: 'Mara Lind',
    status: 'signed',
    signedAt: signedAt.toISOString(),
    guardianName: null,
  });
  const [row] = await rowsOf(request.cartId);
  const pdf = await findWaiverDocument(testDb.database.pool, secretOf(waiver));
  expect(pdf?.equals(row.document)).toBe(true);
  expect(row.document_hash.equals(createHash('sha256').update(row.document).digest())).toBe(true);
  expect(row).toMatchObject({
    number: 1,
    kind: 'water',
    text_version: request.textVersion,
    product_id: kayakId,
  });
  expect(await findWaiverDocument(testDb.database.pool, 'A'.repeat(43))).toBeUndefined();
});

test('The document is in the language of the signed text and names the trip', async () => {
  const draw = vi.fn(plainWaiverPdf);
  await signForTest(signing({ textVersion: waiverText('water', 'de').version }), draw);
  expect(draw.mock.calls[0]?.[0]).toMatchObject({
    text: waiverText('water', 'de'),
    trip: { name: 'Title of kayak (de)', supplierName: 'Harbour Walks' },
  });
});

test('The same signature again returns the same document, which is neither drawn nor stored twice', async () => {
  const request = signing();
  const draw = vi.fn(plainWaiverPdf);
  const first = await signForTest(request, draw);
  const later = { ...request, signedAt: new Date(signedAt.getTime() + 60_000) };
  expect(await signForTest(later, draw)).toEqual(first);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await rowsOf(request.cartId)).toHaveLength(1);
});

test('A signature that differs in anything that was signed makes another document with another seal', async () => {
  const request = signing();
  const seals = new Set<string>();
  const draw: typeof plainWaiverPdf = (facts) => {
    seals.add(facts.seal);
    return plainWaiverPdf(facts);
  };
  const differences: Partial<Signing>[] = [
    {},
    { cartId: signing().cartId },
    { trip: { ...request.trip, date: localDate('2026-11-24') } },
    { guardianName: 'Jonas Lind', signature: { kind: 'typed', text: 'Jonas Lind' } },
    { signature: { kind: 'typed', text: 'mara lind' } },
    { signature: { kind: 'drawn', strokes: [[0, 0, 300, 90]] } },
    { signature: { kind: 'drawn', strokes: [[0, 0, 300, 91]] } },
    { textVersion: waiverText('water', 'de').version },
    { participantName: 'Mara Lind (2)' },
  ];
  const urls = new Set<string>();
  for (const difference of differences)
    urls.add((await signForTest({ ...request, ...difference }, draw)).url);
  expect([urls.size, seals.size]).toEqual([differences.length, differences.length]);
  // The seal also contains the time.
  const later = { signedAt: new Date(signedAt.getTime() + 1), cartId: request.cartId };
  await signForTest({ ...request, ...later }, draw);
  expect(seals.size).toBe(differences.length + 1);
});

test('A new signature for the same name replaces the earlier one, whose document remains unchanged', async () => {
  const request = signing();
  const typed = await signForTest(request);
  const drawn = await signForTest({ ...request, signature: { kind: 'drawn', strokes: [[0, 0, 300, 90]] } });
  expect(drawn.url).not.toBe(typed.url);
  expect(await waiversOf(testDb.database.pool, [request.cartId])).toMatchObject([{ number: 2 }]);
  expect(await findWaiverDocument(testDb.database.pool, secretOf(typed))).toBeDefined();
});

test('The database refuses any change of a signed waiver', async () => {
  const request = signing();
  await signForTest(request);
  const change = (what: string) =>
    testDb.database.pool.query(`update waivers set ${what} where cart_id = $1`, [request.cartId]);
  await expect(change(`participant_name = 'Somebody Else'`)).rejects.toThrow('cannot be changed');
  await expect(change(`document = 'x', document_hash = sha256('x')`)).rejects.toThrow('cannot be changed');
});

const refusals: [string, Partial<Signing>, object][] = [
  [
    'a text that is not in force',
    { textVersion: '2020-01-01-000000000000' },
    { code: 'conflict', field: 'textVersion' },
  ],
  [
    'the text of another kind of trip',
    { textVersion: waiverText('height', 'en').version },
    { code: 'conflict', field: 'textVersion' },
  ],
  [
    'a trip without a waiver',
    { trip: { ...signing().trip, productId: walkId } },
    { code: 'unprocessable', field: 'data.productUuid' },
  ],
  [
    'an unknown trip',
    { trip: { ...signing().trip, productId: '00000000-0000-4000-8000-000000000000' } },
    { code: 'gone', field: 'cartId' },
  ],
  [
    'half a name',
    { signature: { kind: 'typed', text: 'Mara' } },
    { code: 'unprocessable', field: 'data.signature.text' },
  ],
  [
    'the name of the child where a guardian signs',
    { guardianName: 'Jonas Lind', signature: { kind: 'typed', text: 'Mara Lind' } },
    { code: 'unprocessable', field: 'data.signature.text' },
  ],
  [
    'a dot',
    { signature: { kind: 'drawn', strokes: [[5, 5, 6, 5]] } },
    { code: 'unprocessable', field: 'data.signature.strokes' },
  ],
  [
    'the number of a card for a name',
    { participantName: '4242 4242 4242 4242' },
    { code: 'unprocessable', field: 'data.participantName' },
  ],
  [
    'the number of a card for a guardian',
    { guardianName: 'Jo 4242424242424242' },
    { code: 'unprocessable', field: 'data.guardianName' },
  ],
];

test.each(refusals)('A signature is refused and not stored for %s', async (_, wrong, failure) => {
  const request = signing(wrong);
  await expect(signForTest(request)).rejects.toMatchObject(failure);
  expect(await rowsOf(request.cartId)).toEqual([]);
});

test('A guardian signs with their own name, and the index of a repeated name is not typed', async () => {
  expect(await signForTest(signing({ guardianName: 'Jonas Lind' }))).toMatchObject({
    guardianName: 'Jonas Lind',
  });
  const second = signing({
    participantName: 'Mara Lind (2)',
    signature: { kind: 'typed', text: 'mara lind' },
  });
  expect(await signForTest(second)).toMatchObject({ participantName: 'Mara Lind (2)' });
});

test('A cart allows five signatures per spot and ten more', async () => {
  const { cartId } = signing();
  // The trip is for two travellers: five for each, and ten more.
  for (let count = 0; count < 2 * 5 + 10; count++)
    await signForTest(signing({ cartId, participantName: `Traveller ${count}` }));
  await expect(signForTest(signing({ cartId, participantName: 'One More' }))).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  // A repeated signature is not a new one.
  await signForTest(signing({ cartId, participantName: 'Traveller 3' }));
});
