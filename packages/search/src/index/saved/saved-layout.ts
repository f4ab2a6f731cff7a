/** Raise this when the layout of the arrays changes. */
export const LAYOUT_VERSION = 2;
export const MAGIC_NUMBER = 0x41534831;

/** Sections begin where an array of any type may begin. */
export const ALIGNMENT = 8;

/** Magic number, checksum of everything after it, length of the header, and an unused word. */
export const PREFIX_BYTES = 16;
export const CHECKSUM_START = 8;

export type Header = {
  readonly layout: number;
  /** Queries of this analyser do not find documents that another analyser made. */
  readonly analyser: string;
  /** State of the catalogue when this was saved, as described by the caller. */
  readonly note: string;
  readonly lengths: readonly number[];
};

export function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** Detects a file that was cut short or overwritten. It does not protect against forgery. */
export function checksumOf(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  let sum = 0x811c9dc5;
  for (const word of words) sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}
