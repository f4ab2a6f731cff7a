import { randomBytes } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../database/connect-database.ts';
import { checkSigning, type Signing } from './check-signing.ts';
import { presentWaiver, type Waiver } from './present-waiver.ts';
import { sealOf } from './seal-of.ts';
import { type SignedProduct, selectSignedProduct } from './signed-product.queries.ts';
import { countSignatures, insertWaiver, latestWaiver, type NewWaiver } from './waiver.queries.ts';
import type { DrawWaiver } from './waiver-facts.ts';

type Parts = { readonly database: Database; readonly draw: DrawWaiver };

/** Enough for everybody to sign five times over, and for names that are put right. */
const spare = 10;
const timesEach = 5;

/**
 * Keeps what one of those who come has signed, as a sealed paper. The same signature again, from another tab or after a
 * lost answer, is the same paper; another one takes its place, and the paper before stays what it was.
 */
export async function signWaiver({ database, draw }: Parts, signing: Signing): Promise<Waiver> {
  const { pool } = database;
  const product = await selectSignedProduct(pool, signing.trip.productId, signing.textVersion);
  if (!product) throw new Failure('gone', { field: 'cartId' });
  const text = checkSigning(signing, product);
  const sealed = sealOf(signing, text);
  let made: NewWaiver | undefined;
  // A round is lost to somebody who has signed, and of those there are only so many.
  for (;;) {
    const before = await latestWaiver(pool, signing);
    if (before?.signedHash.equals(sealed.signedHash)) return presentWaiver(before);
    if ((await countSignatures(pool, signing.cartId)) >= signing.trip.spots * timesEach + spare)
      throw new Failure('too_many_requests');
    made ??= await paperOf(draw, signing, { product, sealed });
    const kept = await insertWaiver(pool, { ...made, number: (before?.number ?? 0) + 1 });
    if (kept) return presentWaiver(kept);
  }
}

type Sealed = ReturnType<typeof sealOf>;

/** Drawn before anything is written: no transaction waits for it. */
async function paperOf(
  draw: DrawWaiver,
  { cartId, participantName, guardianName, signature, signedAt, trip }: Signing,
  { product, sealed }: { readonly product: SignedProduct; readonly sealed: Sealed },
): Promise<NewWaiver> {
  const { text, textHash, signedHash, seal } = sealed;
  const { name, city, supplierName } = product;
  const paper = await draw({
    text,
    textHash: textHash.toString('hex'),
    participantName,
    guardianName,
    signature,
    trip: { name, city, supplierName, date: trip.date, timeZone: trip.timeZone },
    signedAt,
    seal: seal.toString('hex'),
  });
  return {
    cartId,
    participantName,
    guardianName,
    productId: trip.productId,
    date: trip.date,
    text,
    textHash,
    signatureKind: signature.kind,
    signedHash,
    signedAt,
    secret: randomBytes(32).toString('base64url'),
    paper,
  };
}
