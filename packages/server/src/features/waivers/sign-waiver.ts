import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { isBlank, isNameOf, type Signature } from '@ashore/core/waivers/signature.ts';
import { sealedText, type WaiverText, waiverText } from '@ashore/core/waivers/waiver-text.ts';
import type { Database } from '../../database/connect.ts';
import type { DrawWaiver } from './document-facts.ts';
import { presentWaiver, type Waiver } from './present-waiver.ts';
import { type SignedProduct, selectSignedProduct } from './signed-product.queries.ts';
import { countSignatures, insertWaiver, latestWaiver, type NewWaiver } from './signed-waivers.ts';

type SigningDeps = { readonly database: Database; readonly draw: DrawWaiver };

/** A cart allows five signatures per spot and ten more, so that travellers can correct names. */
const EXTRA_SIGNATURES = 10;
const SIGNATURES_PER_SPOT = 5;

/**
 * Stores the waiver of a traveller as a sealed document. The same signature again, from another tab or after
 * a lost answer, returns the same document. A different signature replaces it, and the earlier document
 * remains unchanged.
 */
export async function signWaiver({ database, draw }: SigningDeps, signing: Signing): Promise<Waiver> {
  const { pool } = database;
  const product = await selectSignedProduct(pool, signing.trip.productId, signing.textVersion);
  if (!product) throw new Failure('gone', { field: 'cartId' });
  const text = checkSigning(signing, product);
  const sealedSignature = sealOf(signing, text);
  let newWaiver: NewWaiver | undefined;
  // A round is repeated only if a concurrent signature took the number. The limit on signatures ends the
  // loop.
  for (;;) {
    const latest = await latestWaiver(pool, signing);
    if (latest?.signedHash.equals(sealedSignature.signedHash)) return presentWaiver(latest);
    if (
      (await countSignatures(pool, signing.cartId)) >=
      signing.trip.spots * SIGNATURES_PER_SPOT + EXTRA_SIGNATURES
    )
      throw new Failure('too_many_requests');
    newWaiver ??= await waiverWithPdf(draw, signing, { product, sealed: sealedSignature });
    const storedWaiver = await insertWaiver(pool, { ...newWaiver, number: (latest?.number ?? 0) + 1 });
    if (storedWaiver) return presentWaiver(storedWaiver);
  }
}

type SealedSignature = ReturnType<typeof sealOf>;

/** Drawn before anything is written, so that no transaction waits for it. */
async function waiverWithPdf(
  draw: DrawWaiver,
  { cartId, participantName, guardianName, signature, signedAt, trip }: Signing,
  { product, sealed: sealedSignature }: { readonly product: SignedProduct; readonly sealed: SealedSignature },
): Promise<NewWaiver> {
  const { text, textHash, signedHash, seal } = sealedSignature;
  const { name, city, supplierName } = product;
  const pdf = await draw({
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
    document: pdf,
  };
}

export type Signing = {
  readonly cartId: string;
  readonly participantName: string;
  readonly guardianName: string | null;
  readonly textVersion: string;
  readonly signature: Signature;
  /** The trip that the cart holds. */
  readonly trip: {
    readonly productId: string;
    readonly date: LocalDate;
    readonly timeZone: string;
    readonly spots: number;
  };
  /** By the clock of the database. */
  readonly signedAt: Date;
};

/**
 * Returns the signed text. Refuses a product without a waiver and a text that is not in force. Also refuses
 * card numbers as names, a guardian with the traveller's name, and an empty or wrong signature.
 */
function checkSigning(signing: Signing, product: SignedProduct): WaiverText {
  if (product.waiver === null) throw new Failure('unprocessable', { field: 'data.productUuid' });
  const { waiver: kind } = product;
  const text = MESSAGE_LOCALES.map((locale) => waiverText(kind, locale)).find(
    ({ version }) => version === signing.textVersion,
  );
  // The text has changed since the traveller read it. Only the text in force can be signed.
  if (!text) throw new Failure('conflict', { field: 'textVersion' });
  const wrongField = wrongFieldOf(signing);
  if (wrongField !== undefined) throw new Failure('unprocessable', { field: `data.${wrongField}` });
  return text;
}

function wrongFieldOf({ participantName, guardianName, signature }: Signing): string | undefined {
  if (containsCardNumber(participantName)) return 'participantName';
  if (guardianName !== null && containsCardNumber(guardianName)) return 'guardianName';
  if (guardianName !== null && isNameOf(guardianName, participantName)) return 'guardianName';
  if (signature.kind === 'drawn') return isBlank(signature.strokes) ? 'signature.strokes' : undefined;
  return isNameOf(signature.text, guardianName ?? participantName) ? undefined : 'signature.text';
}

/**
 * Hashes of the text, of everything that was signed, and of the same with the time. The last one is the seal
 * on the document.
 */
function sealOf(signing: Signing, text: WaiverText) {
  const { cartId, participantName, guardianName, signature, trip, signedAt } = signing;
  const textHash = hashOf(sealedText(text));
  const signedParts = [
    text.version,
    textHash.toString('hex'),
    cartId,
    trip.productId,
    trip.date,
    participantName,
    guardianName,
    signature.kind,
    signature.kind === 'typed' ? signature.text : signature.strokes,
  ];
  const signedHash = hashOf(JSON.stringify(signedParts));
  const seal = hashOf(JSON.stringify([...signedParts, signedAt.toISOString()]));
  return { text, textHash, signedHash, seal };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
