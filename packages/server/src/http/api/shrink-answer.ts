import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { encodingsTaken } from '../encodings-taken.ts';

/** In bytes: below it an answer goes in one packet either way. */
const worthIt = 1_400;

/** Larger ones are smaller by little and take much longer, and this one is made while somebody waits. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const shrinkers = { br: (body: Buffer) => promisify(brotliCompress)(body, quickly), gzip: promisify(gzip) };

/** Makes an answer smaller that is sent once and not kept: a list by days, a map, what a wish finds. */
export async function shrinkAnswer(
  { method, headers }: IncomingMessage,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return payload;
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(body) || body.length < worthIt) return payload;
  const [encoding = 'identity'] = encodingsTaken(String(headers['accept-encoding'] ?? ''));
  if (encoding === 'identity') return body;
  reply.header('content-encoding', encoding);
  return shrinkers[encoding](body);
}
