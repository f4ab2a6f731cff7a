import { createHash } from 'node:crypto';

/**
 * The id of a thing that a catalogue file names: the same name gives the same id in every database, so that a
 * catalogue may be brought again and meets itself.
 */
export function catalogueId(kind: string, ...names: readonly (string | number)[]): string {
  const hex = digest(kind, names).toString('hex');
  // Version 8: a UUID of one's own making.
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Its short public name: eight letters of Crockford's thirty-two. */
export function catalogueCode(kind: string, ...names: readonly (string | number)[]): string {
  return [...digest(`${kind} code`, names).subarray(0, 8)].map((byte) => letters[byte & 31]).join('');
}

function digest(kind: string, names: readonly (string | number)[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...names]))
    .digest();
}
