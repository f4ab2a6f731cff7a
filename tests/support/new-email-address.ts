import { randomUUID } from 'node:crypto';

/** An address that no other test has. It has no digits, because one in a thousand random ones has those of a card. */
export function newEmailAddress(name: string): string {
  const letters = randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return `${name}.${letters}@example.org`;
}
