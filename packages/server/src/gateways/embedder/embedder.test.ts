import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embedderByLetters } from '../../../test-support/gateways/embed-by-letters.ts';
import { insideTransaction } from '../../database/transaction.ts';
import { httpEmbedder } from './http.ts';
import type { Embedder, Vector } from './port.ts';

let server: Server;
let answer: RequestListener;
let received: {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}[];

/** Answers as real servers do, but in reverse order. */
const speak: RequestListener = async (request, response) => {
  const { input, model } = await noteRequest(request);
  const vectors = (await embedderByLetters().embed(input, 0)) as Vector[];
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ object: 'list', model, data: data.reverse(), usage: { total_tokens: 1 } }));
};

async function noteRequest(request: IncomingMessage): Promise<{ input: string[]; model: string }> {
  const body = JSON.parse(await text(request));
  received.push({ url: request.url, authorization: request.headers.authorization, body });
  return body;
}

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function createRealEmbedder(listener: RequestListener = speak, key?: string): Embedder {
  [answer, received] = [listener, []];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  return httpEmbedder({ url, model: 'small', key });
}

const engines: readonly (readonly [string, () => Embedder])[] = [
  ['At an address', () => createRealEmbedder()],
  ['By letters', embedderByLetters],
];

describe.each(engines)('%s', (_, create) => {
  const embed = async (...texts: string[]) => (await create().embed(texts, 5_000)) as Vector[];

  test('Each text has a vector, in order and all of one length', async () => {
    const vectors = await embed('sail', '里斯本', 'sail', '');
    expect(vectors).toHaveLength(4);
    expect(new Set(vectors.map(({ length }) => length)).size).toBe(1);
    expect(vectors[0]).toEqual(vectors[2]);
    expect(vectors[0]).not.toEqual(vectors[1]);
    expect(await embed()).toEqual([]);
  });

  test('Similar texts have vectors that are closer than those of different texts', async () => {
    const [one = [], near = [], far = []] = await embed('sailing trip', 'sailing trips', 'museum');
    const product = (a: Vector, b: Vector) => a.reduce((sum, part, at) => sum + part * (b[at] ?? 0), 0);
    const likeness = (a: Vector, b: Vector) => product(a, b) / Math.sqrt(product(a, a) * product(b, b));
    expect(likeness(one, near)).toBeGreaterThan(likeness(one, far));
  });
});

test('The request follows the interface, with the key if there is one', async () => {
  await createRealEmbedder().embed(['sail'], 5_000);
  expect(received).toEqual([
    { url: '/v1/embeddings', authorization: undefined, body: { model: 'small', input: ['sail'] } },
  ]);
  await createRealEmbedder(speak, 'secret').embed(['sail'], 5_000);
  expect(received[0]?.authorization).toBe('Bearer secret');
});

test('Any other answer is reported as a failure, and so is no answer', async () => {
  const saying =
    (status: number, body: string): RequestListener =>
    (_, response) => {
      response.statusCode = status;
      response.end(body);
    };
  const vector = (index: number, embedding: unknown) => ({ index, embedding });
  const bodies = [
    ...['', 'no JSON', '[]', '{"data":{}}'],
    ...[[], [vector(0, [])], [vector(0, ['a'])], [vector(1, [1])], [vector(0, [1]), vector(1, [1])]].map(
      (data) => JSON.stringify({ data }),
    ),
  ];
  for (const body of bodies)
    expect(await createRealEmbedder(saying(200, body)).embed(['sail'], 5_000), body).toMatchObject({
      failed: 'unreadable',
    });
  expect(await createRealEmbedder(saying(429, '')).embed(['sail'], 5_000)).toMatchObject({
    failed: 'unreachable',
  });
  const elsewhere: RequestListener = (_, response) => response.writeHead(302, { location: '/other' }).end();
  expect(await createRealEmbedder(elsewhere).embed(['sail'], 5_000)).toMatchObject({ failed: 'unreachable' });
  expect(await createRealEmbedder(() => {}).embed(['sail'], 30)).toMatchObject({ failed: 'late' });
  const nowhere = httpEmbedder({ url: 'http://127.0.0.1:1/v1', model: 'small', key: undefined });
  expect(await nowhere.embed(['sail'], 5_000)).toMatchObject({ failed: 'unreachable' });
});

test('Vectors are never requested inside a transaction', async () => {
  await expect(insideTransaction(() => createRealEmbedder().embed(['sail'], 5_000))).rejects.toThrow(
    'Vectors',
  );
});
