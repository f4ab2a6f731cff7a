import type { Segment } from '../segment.ts';
import {
  aligned,
  CHECKSUM_START,
  checksumOf,
  type Header,
  LAYOUT_VERSION,
  MAGIC_NUMBER,
  PREFIX_BYTES,
} from './saved-layout.ts';

export type FreezeInput = { readonly analyserVersion: string; readonly note: string };

const encoder = new TextEncoder();

/**
 * Writes a segment as bytes from which `thaw` makes the same segment, on any machine of the same byte order.
 */
export function freeze(segment: Segment, { analyserVersion, note }: FreezeInput): Uint8Array {
  // `segmentOf` in thaw.ts reads this order. Another order or section needs another LAYOUT.
  const sections = [
    encodeLines(segment.ids),
    encodeLines(segment.suppliers),
    encodeLines(segment.lexemes.words),
    bytesOf(segment.versions),
    bytesOf(segment.popularity),
    bytesOf(segment.starts),
    bytesOf(segment.counts),
    segment.packed,
    segment.dead,
  ];
  const lengths = sections.map(({ length }) => length);
  const header: Header = { layout: LAYOUT_VERSION, analyser: analyserVersion, note, lengths };
  const text = encoder.encode(JSON.stringify(header));
  const bodyOffset = aligned(PREFIX_BYTES + text.length);
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + aligned(length), bodyOffset));
  bytes.set(text, PREFIX_BYTES);
  let offset = bodyOffset;
  for (const section of sections) {
    bytes.set(section, offset);
    offset += aligned(section.length);
  }
  const prefix = new Uint32Array(bytes.buffer, 0, PREFIX_BYTES / 4);
  prefix.set([MAGIC_NUMBER, 0, text.length]);
  prefix[1] = checksumOf(bytes.subarray(CHECKSUM_START));
  return bytes;
}

/** No id and no word contains a line break. */
const encodeLines = (texts: readonly string[]) => encoder.encode(texts.join('\n'));

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
