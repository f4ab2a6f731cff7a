import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { IssuerTokens } from '../../../gateways/identity/issuer-client.ts';

type SealInput = {
  /** The secret of this installation. */
  readonly secret: Uint8Array;
  /** The session to which the tokens belong. In the row of another session they cannot be opened. */
  readonly sessionId: string;
};

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the issuer's tokens, so that a copy of the database opens nothing at the issuer. */
export function sealTokens(tokens: IssuerTokens, { secret, sessionId }: SealInput): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(sessionId));
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws if the tokens were changed, belong to another session, or were encrypted with another secret. */
export function openTokens(sealed: Buffer, { secret, sessionId }: SealInput): IssuerTokens {
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(sessionId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as IssuerTokens;
}

function keyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'tokens of sessions', 32));
}
