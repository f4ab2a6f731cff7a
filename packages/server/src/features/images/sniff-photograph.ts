const signatures = {
  jpeg: Buffer.from('ffd8ff', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
} as const;

export type PhotographKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** What a file is, by how it begins; never by what its name or its sender says. Drawings are not among them. */
export function sniffPhotograph(bytes: Uint8Array): PhotographKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 64));
  const text = start.toString('latin1');
  if (start.indexOf(signatures.jpeg) === 0) return 'jpeg';
  if (start.indexOf(signatures.png) === 0) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  // Telephones write HEIC into the same box; its codec is not free to use, so nothing here reads it.
  return text.startsWith('ftyp', 4) && /avi[fs]/.test(text) ? 'avif' : undefined;
}
