import { createHash, randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { plainName } from '@ashore/core/waivers/signature.ts';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import { catalogueId } from '../../src/features/catalogue/import/catalogue-id.ts';
import { importPlaces } from '../../src/features/catalogue/import/import-catalogue.ts';
import type { DrawWaiver } from '../../src/features/waivers/document-facts.ts';
import type { Signing } from '../../src/features/waivers/sign-waiver.ts';
import { placeWith, productRow } from '../catalogue/place-file.ts';
import type { TestCatalogue } from '../database/test-database.ts';

export const kayakId = catalogueId('product', 'lisbon', 'kayak');
export const walkId = catalogueId('product', 'lisbon', 'walk');
export const tripDate = localDate('2026-11-23');
export const signedAt = new Date('2026-11-21T20:00:00.500Z');

/** A trip before which a waiver is signed, and one before which none is. */
export const waiverCatalogue: TestCatalogue = {
  name: 'waivers',
  async load(database) {
    await importPlaces(database, {
      places: [placeWith('lisbon', [productRow('kayak', { waiver: 'water' }), productRow('walk')])],
      today: localDate('2026-11-21'),
    });
  },
};

/** Stands in for a waiver document where its appearance does not matter. */
export const plainWaiverPdf: DrawWaiver = async (facts) =>
  Buffer.from(`${facts.seal} ${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`);

/** Mara signs for herself, in English, for a water trip of two travellers. */
export function signing(differences: Partial<Signing> = {}): Signing {
  return {
    cartId: randomUUID(),
    participantName: 'Mara Lind',
    guardianName: null,
    textVersion: waiverText('water', 'en').version,
    signature: {
      kind: 'typed',
      text: differences.guardianName ?? plainName(differences.participantName ?? 'Mara Lind'),
    },
    trip: { productId: kayakId, date: tripDate, timeZone: 'Europe/Lisbon', spots: 2 },
    signedAt,
    ...differences,
  };
}
