import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes as long for a good guess as for a bad one. */
export function isSameSecret(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}
