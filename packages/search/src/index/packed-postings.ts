/**
 * Postings of a lexeme as bytes. A posting is four times the number of its document plus the level of the lexeme in it. Only the
 * distance to the document before is stored, seven bits to a byte, the lowest first. Common lexemes, which have most of all
 * postings, thereby take a byte for each.
 */
export type PostingWriter = {
  /** Begins the postings of the next lexeme. */
  begin(): void;
  /** The documents of a lexeme come in the order of their numbers. */
  add(posting: number): void;
  /** How many bytes there are so far. */
  readonly length: number;
  bytes(): Uint8Array;
};

const MAX_BYTES_PER_POSTING = 5;

export function createPostingWriter(expectedBytes = 1_024): PostingWriter {
  let bytes = new Uint8Array(expectedBytes);
  let length = 0;
  let documentBefore = 0;
  return {
    begin() {
      documentBefore = 0;
    },
    add(posting) {
      if (length + MAX_BYTES_PER_POSTING > bytes.length) {
        const larger = new Uint8Array(bytes.length * 2 + MAX_BYTES_PER_POSTING);
        larger.set(bytes);
        bytes = larger;
      }
      const document = posting >>> 2;
      let value = (document - documentBefore) * 4 + (posting & 3);
      documentBefore = document;
      for (; value > 127; value >>>= 7) bytes[length++] = (value & 127) | 128;
      bytes[length++] = value;
    },
    get length() {
      return length;
    },
    bytes: () => bytes.slice(0, length),
  };
}

/** Reads that many postings of a lexeme, which begin at a byte, into the beginning of an array. */
export function unpackPostings(
  bytes: Uint8Array,
  { start, count, into }: { readonly start: number; readonly count: number; readonly into: Uint32Array },
): void {
  let at = start;
  let document = 0;
  for (let index = 0; index < count; index++) {
    let byte = bytes[at++] ?? 0;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
    }
    document += value >>> 2;
    into[index] = document * 4 + (value & 3);
  }
}
