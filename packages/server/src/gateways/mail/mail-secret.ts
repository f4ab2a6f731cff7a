import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a link in a mail. It is in the mail and nowhere else: what is kept is its hash. */
export function newMailSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What we keep of a secret. It has 256 random bits, so there is nothing to guess and nothing to slow down. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Names a mail after the secret in it, without giving the secret away. */
export function secretName(secret: string): string {
  return hashOf(secret).toString('base64url').slice(0, 22);
}
