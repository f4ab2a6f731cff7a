import { createHash, randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date.ts';
import { plainName } from '@ashore/core/waivers/distinct-names.ts';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import type { Database } from '../../database/connect-database.ts';
import { catalogueId } from '../catalogue/catalogue-id.ts';
import { importPlaces } from '../catalogue/import-places.ts';
import { placeWith, productRow } from '../catalogue/place-for-tests.ts';
import type { Signing } from './check-signing.ts';
import type { DrawWaiver } from './waiver-facts.ts';

export const kayakId = catalogueId('product', 'lisbon', 'kayak');
export const walkId = catalogueId('product', 'lisbon', 'walk');
export const tripDate = localDate('2026-11-23');
export const signedAt = new Date('2026-11-21T20:00:00.500Z');

/** A trip before which something is signed, and one before which nothing is. */
export async function loadWaiverWorld(database: Database): Promise<void> {
  await importPlaces(database, {
    places: [placeWith('lisbon', [productRow('kayak', { waiver: 'water' }), productRow('walk')])],
    today: localDate('2026-11-21'),
  });
}

/** What stands for a paper where it does not matter how one looks. */
export const plainPaper: DrawWaiver = async (facts) =>
  Buffer.from(`${facts.seal} ${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`);

/** Mara signs for herself, in English, for two who go on the water. */
export function signing(more: Partial<Signing> = {}): Signing {
  return {
    cartId: randomUUID(),
    participantName: 'Mara Lind',
    guardianName: null,
    textVersion: waiverText('water', 'en').version,
    signature: { kind: 'typed', text: more.guardianName ?? plainName(more.participantName ?? 'Mara Lind') },
    trip: { productId: kayakId, date: tripDate, timeZone: 'Europe/Lisbon', spots: 2 },
    signedAt,
    ...more,
  };
}
