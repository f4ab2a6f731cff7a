import { createHash } from 'node:crypto';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** What we keep of a secret. It has 256 random bits, so there is nothing to guess and nothing to slow down. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
