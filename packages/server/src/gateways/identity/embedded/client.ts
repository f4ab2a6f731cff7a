import { createHmac } from 'node:crypto';

export const CLIENT_ID = 'ashore';

/** A secret of its own for each purpose, so that one can never stand in for another. */
export function deriveSecret(secret: Buffer, purpose: string): string {
  return createHmac('sha256', secret).update(`identity ${purpose}`).digest('base64url');
}

/** The secret with which the shop proves itself to the embedded issuer. Only servers of this installation know it. */
export function clientSecret(secret: Buffer): string {
  return deriveSecret(secret, 'client');
}
