import { createHash } from 'node:crypto';

/**
 * ID of an entry that a catalogue file names. The same name gives the same ID in every database, so that a
 * repeated import finds its own entries.
 */
export function catalogueId(kind: string, ...names: readonly (string | number)[]): string {
  const hex = digest(kind, names).toString('hex');
  // Version 8 marks a custom UUID.
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

const CODE_CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Short public code of an entry: eight of Crockford's thirty-two characters. */
export function catalogueCode(kind: string, ...names: readonly (string | number)[]): string {
  return [...digest(`${kind} code`, names).subarray(0, 8)].map((byte) => CODE_CHARACTERS[byte & 31]).join('');
}

function digest(kind: string, names: readonly (string | number)[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...names]))
    .digest();
}

/** What the rows of a product share: its ID, and the slugs that form the IDs of its parts. */
export type CatalogueIdentity = { readonly id: string; readonly names: readonly string[] };
