import { createHash, randomBytes } from 'node:crypto';

/**
 * Makes a new secret for a link in an email. The secret is in the email and nowhere else: only its hash is
 * stored.
 */
export function newMailSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What we store of a secret. It has 256 random bits, so it cannot be guessed and needs no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Names an email after the secret in it, without revealing the secret. */
export function secretName(secret: string): string {
  return nameOfHash(hashOf(secret));
}

/** The name of the email whose secret has this hash. */
export function nameOfHash(hash: Buffer): string {
  return hash.toString('base64url').slice(0, 22);
}
