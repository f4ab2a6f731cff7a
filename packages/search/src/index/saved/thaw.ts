import { type Segment, sortedLexemes } from '../segment.ts';
import {
  ALIGNMENT,
  aligned,
  CHECKSUM_START,
  checksumOf,
  type Header,
  LAYOUT_VERSION,
  MAGIC_NUMBER,
  PREFIX_BYTES,
} from './saved-layout.ts';

export type ThawedSegment = { readonly segment: Segment; readonly note: string };

/**
 * Restores a frozen segment, with arrays that are views of the given bytes. Returns undefined for another
 * layout or analyser, and for bytes that are cut short or damaged. The segment must then be built from the
 * catalogue.
 */
export function thaw(bytes: Uint8Array, analyserVersion: string): ThawedSegment | undefined {
  // Bytes that were read from a file are a Buffer, whose `slice` does not copy.
  const byteView = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  // A view must begin at an aligned byte.
  const savedBytes = byteView.byteOffset % ALIGNMENT === 0 ? byteView : byteView.slice();
  const [magic, checksum, length = 0] = prefixOf(savedBytes);
  if (magic !== MAGIC_NUMBER || checksum !== checksumOf(savedBytes.subarray(CHECKSUM_START))) return;
  const header: Header = JSON.parse(
    new TextDecoder().decode(savedBytes.subarray(PREFIX_BYTES, PREFIX_BYTES + length)),
  );
  if (header.layout !== LAYOUT_VERSION || header.analyser !== analyserVersion) return;
  const sections = sectionsOf(savedBytes, aligned(PREFIX_BYTES + length), header);
  return { segment: segmentOf(sections), note: header.note };
}

function prefixOf(bytes: Uint8Array): Uint32Array {
  return bytes.length < PREFIX_BYTES
    ? new Uint32Array()
    : new Uint32Array(bytes.slice(0, PREFIX_BYTES).buffer);
}

function sectionsOf(bytes: Uint8Array, from: number, { lengths }: Header): Uint8Array[] {
  let offset = from;
  return lengths.map((length) => {
    const section = bytes.subarray(offset, offset + length);
    offset += aligned(length);
    return section;
  });
}

function segmentOf(sections: readonly Uint8Array[]): Segment {
  const [ids, suppliers, lexemes, versions, popularity, starts, counts, ...bytes] = sections;
  const [packed = new Uint8Array(), dead = new Uint8Array()] = bytes;
  const count = dead.length;
  return {
    ids: linesOf(ids, count),
    suppliers: linesOf(suppliers, count),
    versions: new Float64Array(...viewArguments(versions, 8)),
    popularity: new Float64Array(...viewArguments(popularity, 8)),
    lexemes: sortedLexemes(linesOf(lexemes, (starts?.length ?? 0) / 4)),
    starts: new Uint32Array(...viewArguments(starts, 4)),
    counts: new Uint32Array(...viewArguments(counts, 4)),
    packed,
    dead,
    deadCount: dead.reduce((sum, isDead) => sum + isDead, 0),
  };
}

function viewArguments(
  section: Uint8Array | undefined,
  bytesPerElement: 4 | 8,
): [ArrayBufferLike, number, number] {
  if (!section) return [new ArrayBuffer(0), 0, 0];
  return [section.buffer, section.byteOffset, section.length / bytesPerElement];
}

/** No lines and one empty line look alike. */
function linesOf(section: Uint8Array | undefined, count: number): string[] {
  return count === 0 ? [] : new TextDecoder().decode(section).split('\n');
}
