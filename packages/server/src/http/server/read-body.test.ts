import { expect, test } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { readBody } from './read-body.ts';

const LARGEST = 10;

/** Posts a body, in parts without a stated length if there are several, and returns what the server read. */
async function readBodyOf(...parts: readonly string[]): Promise<string | undefined> {
  let body: Buffer | undefined;
  const { url } = await answering(async (exchange) => {
    body = await readBody(exchange, LARGEST);
    exchange.response.writeHead(204, { connection: 'close' }).end();
  });
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(Buffer.from(part));
      controller.close();
    },
  });
  const sent = { method: 'POST', body: parts.length > 1 ? stream : parts[0], duplex: 'half' };
  await fetch(url, sent as RequestInit);
  return body?.toString();
}

test('A body of exactly the largest size is read, with or without a stated length', async () => {
  expect(await readBodyOf('0123456789')).toBe('0123456789');
  expect(await readBodyOf('01234', '56789')).toBe('0123456789');
});

test('A body that is a byte too large is not read, with or without a stated length', async () => {
  expect(await readBodyOf('0123456789a')).toBeUndefined();
  expect(await readBodyOf('01234', '56789a')).toBeUndefined();
});
