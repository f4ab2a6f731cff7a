import { createHash } from 'node:crypto';
import { sealedWords, type WaiverText } from '@ashore/core/waivers/waiver-text.ts';
import type { Signing } from './check-signing.ts';

/** Hashes of what was read, of what was said by signing it, and of both with the instant: the last stands on the paper. */
export function sealOf(signing: Signing, text: WaiverText) {
  const { cartId, participantName, guardianName, signature, trip, signedAt } = signing;
  const textHash = hashOf(sealedWords(text));
  const said = [
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
  const signedHash = hashOf(JSON.stringify(said));
  const seal = hashOf(JSON.stringify([...said, signedAt.toISOString()]));
  return { text, textHash, signedHash, seal };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
