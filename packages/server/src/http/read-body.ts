import type { Exchange } from './exchange.ts';

/** All that was sent, as it came; nothing where it is more than that. */
export async function readBody({ request }: Exchange, largest: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > largest) return undefined;
  }
  return Buffer.concat(chunks);
}
