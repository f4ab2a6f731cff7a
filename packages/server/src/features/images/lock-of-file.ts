/** Held by whoever writes a file or removes it. */
export function lockOfFile(sha256: string): string {
  return `file ${sha256}`;
}
