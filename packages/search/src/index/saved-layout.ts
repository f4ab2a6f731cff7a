/** To be raised when the arrays are laid out otherwise. */
export const LAYOUT = 1;
export const MAGIC = 0x41534831;

/** Sections begin where any array may. */
export const ALIGNMENT = 8;

/** Magic, checksum of all that follows it, length of the header, nothing. */
export const PREFIX = 16;
export const CHECKED_FROM = 8;

export type Header = {
  readonly layout: number;
  /** Documents that another analysis made are not found by the questions of this one. */
  readonly analyser: string;
  /** What the catalogue was when this was saved, in the words of whoever saves it. */
  readonly note: string;
  readonly lengths: readonly number[];
};

export function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** Tells a file that was cut short or overwritten; nobody forges it. */
export function checksumOf(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  let sum = 0x811c9dc5;
  for (const word of words) sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}
