import {
  ALIGNMENT,
  aligned,
  CHECKED_FROM,
  checksumOf,
  type Header,
  LAYOUT,
  MAGIC,
  PREFIX,
} from './saved-layout.ts';
import { type Segment, sortedLexemes } from './segment.ts';

export type ThawedSegment = { readonly segment: Segment; readonly note: string };

/**
 * Restores a frozen segment, with arrays that are views of the given bytes. Returns undefined for another
 * layout or analyser, and for bytes that are cut short or damaged. The segment must then be built from the
 * catalogue.
 */
export function thaw(bytes: Uint8Array, analyserVersion: string): ThawedSegment | undefined {
  // Bytes that were read from a file are a Buffer, whose `slice` does not copy.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  // A view must begin at an aligned byte.
  const savedBytes = plain.byteOffset % ALIGNMENT === 0 ? plain : plain.slice();
  const [magic, checksum, length = 0] = prefixOf(savedBytes);
  if (magic !== MAGIC || checksum !== checksumOf(savedBytes.subarray(CHECKED_FROM))) return;
  const header: Header = JSON.parse(new TextDecoder().decode(savedBytes.subarray(PREFIX, PREFIX + length)));
  if (header.layout !== LAYOUT || header.analyser !== analyserVersion) return;
  const sections = sectionsOf(savedBytes, aligned(PREFIX + length), header);
  return { segment: segmentOf(sections), note: header.note };
}

function prefixOf(bytes: Uint8Array): Uint32Array {
  return bytes.length < PREFIX ? new Uint32Array() : new Uint32Array(bytes.slice(0, PREFIX).buffer);
}

function sectionsOf(bytes: Uint8Array, from: number, { lengths }: Header): Uint8Array[] {
  let at = from;
  return lengths.map((length) => {
    const section = bytes.subarray(at, at + length);
    at += aligned(length);
    return section;
  });
}

function segmentOf(sections: readonly Uint8Array[]): Segment {
  const [ids, suppliers, lexemes, versions, popularity, starts, postings, dead = new Uint8Array()] = sections;
  const count = dead.length;
  return {
    ids: linesOf(ids, count),
    suppliers: linesOf(suppliers, count),
    versions: new Float64Array(...within(versions, 8)),
    popularity: new Float64Array(...within(popularity, 8)),
    lexemes: sortedLexemes(linesOf(lexemes, (starts?.length ?? 4) / 4 - 1)),
    starts: new Uint32Array(...within(starts, 4)),
    postings: new Uint32Array(...within(postings, 4)),
    dead,
    deadCount: dead.reduce((sum, isDead) => sum + isDead, 0),
  };
}

function within(section: Uint8Array | undefined, width: 4 | 8): [ArrayBufferLike, number, number] {
  if (!section) return [new ArrayBuffer(0), 0, 0];
  return [section.buffer, section.byteOffset, section.length / width];
}

/** No lines and one empty line look alike. */
function linesOf(section: Uint8Array | undefined, count: number): string[] {
  return count === 0 ? [] : new TextDecoder().decode(section).split('\n');
}
