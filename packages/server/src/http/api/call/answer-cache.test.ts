import { listProducts, listTours, promotedTours } from '@ashore/core/contract/tours.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { createCache } from '../../load/cache.ts';
import { prepareAnswer } from '../../responses/prepared-answer.ts';
import { dataHeaders } from '../../responses/security-headers.ts';
import type { RequestResponse } from '../../server/request-response.ts';
import { type CachedAnswer, createAnswerCache, isSearch, listKeyOf, searchKeyOf } from './answer-cache.ts';

function setUp(searchVersion: () => number | undefined = () => 1) {
  let now = 0;
  const make = () =>
    createCache<CachedAnswer>({ clock: { now: () => new Date(now) }, maxBytes: 100_000, maxLifeMs: 60_000 });
  const lists = make();
  const answers = createAnswerCache({ lists, searches: make(), searchVersion });
  const exchangeOf = (url: string, language = 'en') =>
    ({ request: { headers: { 'accept-language': language } }, url }) as unknown as RequestResponse;
  const startRecording = (url: string) => answers.startRecording(exchangeOf(url), 'en');
  return {
    lists,
    find: (url: string, language?: string) => answers.find(exchangeOf(url, language)),
    startRecording,
    pass: (milliseconds: number) => (now += milliseconds),
  };
}

test('A cached answer differs by language and encoding, and browsers must validate their copy', () => {
  const { startRecording } = setUp();
  const recorder = startRecording('/api/tours?size=2');
  recorder.recordCall('tours.list');
  const head = recorder.store('{"items":[]}')?.encodings.identity.head ?? [];
  const headers = Object.fromEntries(
    head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1]]] : [])),
  );
  expect(headers).toMatchObject({
    ...dataHeaders,
    'content-type': 'application/json',
    vary: 'Accept-Language, Accept-Encoding',
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^W\/"/),
  });
});

test('A finished answer is found again in its language, until something that it shows changes', () => {
  const { lists, find, startRecording } = setUp();
  const record = () => {
    const recorder = startRecording('/api/tours?size=2');
    recorder.recordCall('tours.list');
    recorder.recordDependency('product:1');
    return recorder.store('{"items":[]}');
  };
  const answer = record();
  expect(find('/api/tours?size=2')).toMatchObject({ answer, call: 'tours.list' });
  expect(find('/api/tours?size=2', 'de')).toBeUndefined();
  lists.drop(['product:2']);
  expect(find('/api/tours?size=2')).toBeDefined();
  lists.drop(['product:1']);
  expect(find('/api/tours?size=2')).toBeUndefined();
});

test('An answer that something has changed since it was begun is sent and not kept', () => {
  const { lists, find, startRecording } = setUp();
  const recorder = startRecording('/api/tours?size=2');
  recorder.recordCall('tours.list');
  lists.drop(['product:1']);
  expect(recorder.store('{}')).toBeDefined();
  expect(find('/api/tours?size=2')).toBeUndefined();
});

test('An answer is kept until the earliest end of what it shows', () => {
  const { find, startRecording, pass } = setUp();
  const recorder = startRecording('/api/tours?size=2');
  recorder.recordCall('tours.list');
  for (const end of [3_000, undefined, 2_000, 4_000])
    recorder.limitExpiry(end === undefined ? undefined : new Date(end));
  recorder.store('{}');
  pass(1_999);
  expect(find('/api/tours?size=2')).toBeDefined();
  pass(1);
  expect(find('/api/tours?size=2')).toBeUndefined();
});

test('Suggestions are found again until the searched data change, and not while there are none', () => {
  let version: number | undefined = 1;
  const { find, startRecording } = setUp(() => version);
  const recorder = startRecording('/api/search?query=sail');
  recorder.recordCall('search.find');
  recorder.store('{}');
  expect(find('/api/search?query=Sail')).toBeDefined();
  version = 2;
  expect(find('/api/search?query=sail')).toBeUndefined();
  version = undefined;
  expect(find('/api/search?query=sail')).toBeUndefined();
  version = 1;
  expect(find('/api/search?query=sail')).toBeDefined();
});

test('Suggestions are not kept while the searched data are unknown, nor for a request without a key', () => {
  let version: number | undefined;
  const { find, startRecording } = setUp(() => version);
  const storeAs = (url: string, call = 'search.find') => {
    const recorder = startRecording(url);
    recorder.recordCall(call);
    return recorder.store('{}');
  };
  expect(storeAs('/api/search?query=sail')).toBeUndefined();
  expect(find('/api/search?query=sail')).toBeUndefined();
  version = 1;
  expect(storeAs('/api/search?query=sail&unknown=1')).toBeUndefined();
  expect(find('/api/search?query=dive&unknown=1')).toBeUndefined();
  expect(storeAs('/api/tours?size[]=2', 'tours.list')).toBeUndefined();
});

test('An answer that is begun after a change is kept', () => {
  const { lists, find, startRecording } = setUp();
  lists.drop(['product:1']);
  const recorder = startRecording('/api/tours?size=2');
  recorder.recordCall('tours.list');
  recorder.store('{}');
  expect(find('/api/tours?size=2')).toBeDefined();
});

test('Unknown parameters neither miss a cached answer nor create another one', () => {
  const { lists, find } = setUp();
  const answer = prepareAnswer({ headers: {}, body: Buffer.from('{}'), gzip: () => Buffer.from('') });
  const dependsOn = new Set<string>();
  const entry = { answer, call: 'tours.list', dependsOn, expiresAt: undefined, bytes: 10 };
  lists.store('en /api/tours?interest=water&size=2', entry, lists.epoch);
  for (const suffix of ['', '&x=1', '&x=2&utm_source=a'])
    expect(find(`/api/tours?size=2&interest=water${suffix}`), suffix).toBeDefined();
  expect(find('/api/tours?size=3&interest=water')).toBeUndefined();
  expect(find('/api/tours?size=2&interest=water&%73ize=3')).toBeUndefined();
});

test('The cache key of a list ignores unknown parameters and the order of parameters', () => {
  const listUrl = '/api/tours?interest=water&size=2';
  for (const url of [
    listUrl,
    '/api/tours?size=2&interest=water',
    '/api/tours?x=1&interest=water&utm_source=a&size=2&x=2',
    '/api/tours?&interest=water&&size=2&',
  ])
    expect(listKeyOf(url), url).toBe(listUrl);
  expect(listKeyOf('/api/tours')).toBe('/api/tours?');
});

test('Every parameter of the contract is part of the cache key', () => {
  for (const { '~orpc': call } of [listTours, listProducts, promotedTours]) {
    const { shape } = call.inputSchema as z.ZodObject;
    for (const name of Object.keys(shape)) {
      // `productType` is part of the path and is used nowhere else.
      if (name === 'productType') continue;
      expect(listKeyOf(`/api/tours?${name}=1`), name).toBe(`/api/tours?${name}=1`);
    }
  }
  expect(listKeyOf('/api/tours?size=2')).not.toBe(listKeyOf('/api/tours?size=3'));
  expect(listKeyOf('/api/tours?size=2')).not.toBe(listKeyOf('/api/shows?size=2'));
});

test('An answer is not cached if a parameter name is encoded or malformed, because it may be a known one', () => {
  for (const query of ['%73ize=2', 'size[]=2', 'size%20=2', 'si+ze=2', 'a?size=2'])
    expect(listKeyOf(`/api/tours?${query}`), query).toBeUndefined();
  expect(listKeyOf('/api/%74ours?size=2')).toBeUndefined();
});

const keyOfQuery = (query: string) => searchKeyOf(`/api/search?${query}`, 'en');

test('Different spellings of the same query share a cache key', () => {
  for (const query of [
    'query=MÁLAGA%20sail',
    'query=malaga+%20sail&currency=EUR',
    'expanded=false&query= malaga sail',
  ])
    expect(keyOfQuery(query), query).toBe('en EUR malaga sail');
  expect(keyOfQuery('query=%20Straße%20')).toBe('en EUR strasse');
  expect(keyOfQuery(`query=${'a'.repeat(200)}`)).toBe(`en EUR ${'a'.repeat(200)}`);
});

test('Each currency has its own cache key, because suggestions state prices', () => {
  expect(keyOfQuery('query=sail&currency=USD')).toBe('en USD sail');
});

test('Each language has its own cache key, and French shares that of English', () => {
  expect([keyOfQuery('query=sail&lang=de'), keyOfQuery('query=sail&lang=fr')]).toEqual([
    'de EUR sail',
    'en EUR sail',
  ]);
  expect(searchKeyOf('/api/search?query=sail', 'zh-Hans')).toBe('zh-Hans EUR sail');
});

test('Expanded, invalid and unknown search requests have no cache key', () => {
  for (const query of [
    ...['', 'query=', 'query=%20', `query=${'a'.repeat(201)}`, 'query=a&query=b', 'q=a', 'query[]=a'],
    ...[
      'query=a&lang=xx',
      'query=a&lang=',
      'query=a&expanded=true',
      'query=a&expanded=0',
      'query=a&currency=EU',
    ],
    ...['query=a&unknown=1', 'query=a&lang=de&lang=en'],
    ...['query=%sail', 'query=sail%ED%A0%80', 'query=sail%00'],
  ])
    expect(keyOfQuery(query), query).toBeUndefined();
  expect([isSearch('/api/search?query=a'), isSearch('/api/searches?query=a')]).toEqual([true, false]);
});

test('Only answers of lists and searches are kept: those of a cart or a booking are not', () => {
  for (const [name, isKept] of [
    ['tours.list', true],
    ['tours.ofType', true],
    ['tours.promoted', true],
    ['quotes.show', false],
    ['bookings.show', false],
    ['', false],
  ] as const) {
    const recorder = setUp().startRecording('/api/tours?size=2');
    recorder.recordCall(name);
    expect(recorder.store('{}') !== undefined, name).toBe(isKept);
  }
});
