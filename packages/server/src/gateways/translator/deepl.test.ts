import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '../../../test-support/gateways/listen.ts';
import { insideTransaction } from '../../database/transaction.ts';
import { deeplTranslator } from './deepl.ts';
import type { TranslationRequest } from './port.ts';

let received: { readonly call: string; readonly key: string | undefined; readonly body: unknown }[] = [];

/** Answers as the service does, each text in capital letters. */
const translateToCapitals: RequestListener = async (request, response) => {
  const body = JSON.parse(await text(request));
  received.push({ call: `${request.method} ${request.url}`, key: request.headers.authorization, body });
  const translations = body.text.map((one: string) => ({
    detected_source_language: 'DE',
    text: ` ${one.toUpperCase()}`,
  }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ translations }));
};

const serverAnswering =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(body);

const german: TranslationRequest = { texts: ['Sehr gut.', 'Gern wieder.'], from: 'de', to: 'zh-Hans' };

async function translateWith(
  answer: RequestListener,
  { request = german, waitMs = 20_000, signal = new AbortController().signal } = {},
) {
  received = [];
  const { url } = await listen(answer);
  return deeplTranslator({ url, key: 'a-key', waitMs }).translate(request, signal);
}

test('All texts are sent in one request with the key, and each is returned in its place', async () => {
  expect(await translateWith(translateToCapitals)).toEqual(['SEHR GUT.', 'GERN WIEDER.']);
  expect(received).toEqual([
    {
      call: 'POST /v2/translate',
      key: 'DeepL-Auth-Key a-key',
      body: { text: german.texts, source_lang: 'DE', target_lang: 'ZH-HANS' },
    },
  ]);
});

test.each([
  ['en', 'de', 'EN', 'DE'],
  ['zh-Hans', 'en', 'ZH', 'EN-GB'],
] as const)('From %s to %s the languages have the names of the service', async (from, to, source, target) => {
  await translateWith(translateToCapitals, { request: { texts: ['a'], from, to } });
  expect(received[0]?.body).toEqual({ text: ['a'], source_lang: source, target_lang: target });
});

test.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['another form', '{"data":[]}'],
  ['one translation for two texts', '{"translations":[{"text":"Good."}]}'],
  ['an empty translation', '{"translations":[{"text":"Good."},{"text":" "}]}'],
])('An answer with %s is unreadable', async (_, body) => {
  expect(await translateWith(serverAnswering(200, body))).toMatchObject({ failed: 'unreadable' });
});

test.each([403, 429, 456, 500])('Status %i is reported as unreachable', async (status) => {
  expect(await translateWith(serverAnswering(status, '{}'))).toEqual({
    failed: 'unreachable',
    details: `status ${status}`,
  });
});

test('A redirect is not followed, because it would send texts and key elsewhere', async () => {
  const answer: RequestListener = (request, response) =>
    request.url === '/elsewhere'
      ? translateToCapitals(request, response)
      : response.writeHead(307, { location: '/elsewhere' }).end();
  expect(await translateWith(answer)).toMatchObject({ failed: 'unreachable' });
  expect(received).toEqual([]);
});

test('A service that does not answer is given up, after the limit or when the job is stopped', async () => {
  const silent: RequestListener = () => {};
  expect(await translateWith(silent, { waitMs: 20 })).toMatchObject({ failed: 'unreachable' });
  expect(await translateWith(silent, { signal: AbortSignal.abort() })).toMatchObject({
    failed: 'unreachable',
  });
});

test('Translations are never requested inside a transaction', async () => {
  await expect(insideTransaction(() => translateWith(translateToCapitals))).rejects.toThrow('Translations');
});
