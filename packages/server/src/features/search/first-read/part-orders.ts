import type { ReadPart } from './read-part.ts';

/** An order for a thread. It does one thing after the other. */
export type PartOrder =
  | { readonly kind: 'read'; readonly ids: readonly string[] }
  | { readonly kind: 'finish'; readonly others: readonly Uint8Array[] };

/** The answer to each order. */
export type PartReply = { readonly fault?: string; readonly part?: ReadPart };

export type PartThreadData = { readonly databaseUrl: string };

/** The memory of bytes, to be passed to another thread instead of copied. */
export function buffersOf(all: readonly Uint8Array[]): ArrayBuffer[] {
  return all.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
}
