/**
 * Reads an answer of at most so many bytes; undefined if it is longer. The bytes are counted here, because a declared
 * length may be false and an unpacked answer has another length anyway.
 */
export async function readAtMost({ body }: Response, mostBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
