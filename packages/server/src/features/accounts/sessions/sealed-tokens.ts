import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { IssuerTokens } from '../../../gateways/identity/issuer-client.ts';

type SealInput = {
  /** The secret of this installation. */
  readonly secret: Uint8Array;
  /** The session to which the tokens belong. In the row of another session they cannot be opened. */
  readonly sessionId: string;
};

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the issuer's tokens, so that a copy of the database opens nothing at the issuer. */
export function sealTokens(tokens: IssuerTokens, { secret, sessionId }: SealInput): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(sessionId));
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws if the tokens were changed, belong to another session, or were encrypted with another secret. */
export function openTokens(sealed: Buffer, { secret, sessionId }: SealInput): IssuerTokens {
  const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(sessionId))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as IssuerTokens;
}

function keyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'tokens of sessions', 32));
}
