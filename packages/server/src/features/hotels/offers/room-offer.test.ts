import { randomBytes } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { offerExpiry, type RoomOffer, readOffer, signOffer } from './room-offer.ts';

const now = new Date('2027-03-01T10:00:00Z');
const secret = randomBytes(32);
const secretOf = async () => secret;
const offer: RoomOffer = {
  hotelId: '11111111-1111-8111-8111-111111111111',
  roomTypeId: '22222222-2222-8222-8222-222222222222',
  ratePlanId: '33333333-3333-8333-8333-333333333333',
  stay: { arrival: localDate('2027-05-14'), departure: localDate('2027-05-18') },
  party: { adults: 2, childrenAges: [0, 7, 12, 17] },
  residence: 'DE',
  currency: 'JPY',
  totalMinor: 104_960,
  hotelTotalMinor: 65_600,
  expiresAt: offerExpiry(now),
};

test('An offer is read as it was signed, until it expires after fifteen minutes', async () => {
  const token = signOffer(offer, secret);
  expect(token.length).toBeLessThan(1_000);
  expect(await readOffer(token, { secretOf, now: new Date('2027-03-01T10:14:59Z') })).toEqual(offer);
  expect(await readOffer(token, { secretOf, now: new Date('2027-03-01T10:15:00Z') })).toBe('expired');
});

test('The terms of an offer are signed with it, with and without another nationality', async () => {
  const terms = { board: 'breakfast', payment: 'prepaid', cancellation: 'aB3_-xyz', no_show: '12345678' };
  for (const more of [{ terms }, { terms, nationality: 'CN' }, { nationality: 'CN' }]) {
    const token = signOffer({ ...offer, ...more }, secret);
    expect(token.length).toBeLessThan(1_000);
    expect(await readOffer(token, { secretOf, now })).toEqual({ ...offer, ...more });
  }
});

test('A change of any part of an offer, or another secret, is refused as forged', async () => {
  const token = signOffer(offer, secret);
  const [body = '', signature = ''] = token.split('.');
  const cheaper = Buffer.from(Buffer.from(body, 'base64url').toString().replace('104960', '104959')).toString(
    'base64url',
  );
  for (const forged of [
    `${cheaper}.${signature}`,
    body,
    `${body}.`,
    `.${signature}`,
    '',
    'x',
    `${body}.${signature.slice(2)}`,
    `${token}.x`,
    `${token}==`,
    `${token} `,
  ])
    expect(await readOffer(forged, { secretOf, now }), forged).toBe('forged');
  const other = async () => randomBytes(32);
  expect(await readOffer(token, { secretOf: other, now })).toBe('forged');
});

test('A secret that has changed is read again', async () => {
  const token = signOffer(offer, secret);
  const renewed = async ({ mustReadAgain = false } = {}) => (mustReadAgain ? secret : randomBytes(32));
  expect(await readOffer(token, { secretOf: renewed, now })).toEqual(offer);
});
