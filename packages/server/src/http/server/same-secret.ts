import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the duration reveals nothing about a guess. */
export function isSameSecret(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}
