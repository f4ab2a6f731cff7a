import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { eventually } from '../../test-support/eventually.ts';
import { rawClient } from '../../test-support/http/raw-client.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const startApp = () => testApp({ database: testDb.database, env: { CONNECTIONS_PER_ADDRESS: '5000' } });

const subscribePath = '/api/newsletter/subscriptions/test';
const tooLong = 'a'.repeat(10_000);

/** Sends raw bytes and returns the answer. */
async function sendRaw(
  port: number,
  text: string | Buffer,
): Promise<{ status: number; head: string; body: string }> {
  const client = await rawClient(port);
  client.send(text);
  const answer = await client.closed;
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: body.join('\r\n\r\n') };
}

const sendGet = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`;

function sendPost(
  body: string | Buffer,
  headers = 'content-type: application/json\r\n',
  path = subscribePath,
): Buffer {
  const length = Buffer.byteLength(body);
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${length}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

const validSubscription = { email_address: 'someone@example.org', status: 'pending', language: 'de' };

const requests: readonly [what: string, bytes: string | Buffer, status: number][] = [
  ['a path of 10,000 letters', sendGet(`/${tooLong}`), 414],
  ['a query of 10,000 letters', sendGet(`/?q=${tooLong}`), 414],
  ['an API path of 10,000 letters', sendGet(`/api/${tooLong}`), 414],
  ['a header of 10,000 letters', sendGet('/', `x: ${tooLong}\r\n`), 200],
  ['a cookie of 10,000 letters', sendGet('/', `cookie: currency=${tooLong}\r\n`), 200],
  ['a language of 10,000 letters', sendGet('/', `accept-language: ${'de,'.repeat(3_300)}\r\n`), 200],
  ['encodings of 10,000 letters', sendGet('/', `accept-encoding: ${'br;q=0,'.repeat(1_400)}\r\n`), 200],
  ['headers of 20,000 letters', sendGet('/', `x: ${tooLong}\r\ny: ${tooLong}\r\n`), 431],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two hosts', sendGet('/', 'host: b\r\n'), 400],
  ['an expectation of its own', sendGet('/', 'expect: banana\r\n'), 400],
  ['a malformed escape', sendGet('/%zz'), 400],
  ['half an escape', sendGet('/%e4%b8'), 400],
  ['a malformed escape in the API', sendGet('/api/%zz'), 400],
  ['a malformed escape in an API query', sendGet('/api/tours?location=%zz'), 400],
  ['NUL', sendGet('/de/%00'), 404],
  ['NUL in the API', sendGet('/api/tours?location=%00'), 400],
  ['a path above the root', sendGet('/de/../../etc/passwd'), 404],
  ['a path above the root, encoded', sendGet('/de/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['a path above the API', sendGet('/api/../de'), 404],
  ['a path above the files', sendGet('/assets/../../package.json'), 404],
  ['a path above the images', sendGet('/images/..%2f..%2fpackage.json'), 404],
  ['an encoded slash', sendGet('/de%2ffaq'), 404],
  ['a backslash', sendGet('/\\evil.example'), 404],
  ['two slashes', sendGet('//evil.example/%2e%2e'), 404],
  ['the address of another site', sendGet('http://evil.example/'), 400],
  ['no path', sendGet('*'), 400],
  ['letters that belong encoded', Buffer.from(sendGet('/\u00e4'), 'latin1'), 400],
  ['a method that pages do not have', 'DELETE /de HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
  [
    'a method that files do not have',
    'PUT /assets/a-1.js HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    405,
  ],
  [
    'a method that a call does not have',
    'DELETE /api/tours HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    405,
  ],
  ['a method of WebDAV', 'PROPFIND /api/tours HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
  ['an unknown method', 'NONSENSE / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['a call that there is not', sendGet('/api/nope'), 404],
  ['a call that there is not, deeper', sendGet('/api/a/b/c'), 404],
  ['a product type that there is not', sendGet('/api/nope/1sb0na11'), 404],
  ['an id that is none', sendGet('/api/tours/nonsense!'), 400],
  ['a size beyond all bounds', sendGet('/api/tours?size=1e9'), 400],
  ['a page before the first', sendGet('/api/tours?page=-1'), 400],
  ['a number that is none', sendGet('/api/tours?page=NaN'), 400],
  ['two values where one is wanted', sendGet('/api/tours?page=1&page=2'), 400],
  ['an object where a number is wanted', sendGet('/api/tours?page[a]=1&page[__proto__][b]=2'), 400],
  ['a prototype in the query', sendGet('/api/tours?__proto__[page]=1&constructor[prototype][page]=1'), 200],
  ['malformed JSON', sendPost('{"a":'), 400],
  ['no JSON at all', sendPost(''), 400],
  ['nesting of 60,000', sendPost('['.repeat(60_000)), 400],
  ['the same key twice', sendPost('{"status":"pending","status":"x"}'), 400],
  ['a prototype', sendPost('{"__proto__":{"status":"pending"}}'), 400],
  ['a number beyond all bounds', sendPost('{"status":1e999}'), 400],
  ['bytes that are not UTF-8', sendPost(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 400],
  ['half a character', sendPost('{"email_address":"\\ud800@example.org"}'), 400],
  [
    'NUL in a value',
    sendPost(JSON.stringify({ ...validSubscription, email_address: 'a\0@example.org' })),
    400,
  ],
  ['another type', sendPost('a=b', 'content-type: application/x-www-form-urlencoded\r\n'), 415],
  ['no type', sendPost('{}', ''), 415],
  ['a type that is none', sendPost('{}', 'content-type: ;;;\r\n'), 415],
  ['a packed body', sendPost('{}', 'content-type: application/json\r\ncontent-encoding: gzip\r\n'), 415],
  ['as much as is read, and too little in it', sendPost('{}'.padEnd(64 * 1024)), 400],
  ['a byte more than is read', sendPost('{}'.padEnd(64 * 1024 + 1)), 413],
  ['more than a megabyte', sendPost(Buffer.alloc(1_100_000, ' ')), 413],
  [
    'what another site sends',
    sendPost('{}', 'content-type: application/json\r\norigin: https://evil.example\r\n'),
    403,
  ],
  [
    'a list that there is not',
    sendPost(JSON.stringify(validSubscription), undefined, subscribePath.replace('test', 'other')),
    404,
  ],
];

test.each(requests)('Bad input gets a clear answer and no server error: %s', async (_, bytes, status) => {
  const { port, logged } = await startApp();
  const answer = await sendRaw(port, bytes);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
  expect(logged()).not.toContain('"level":50');
  if (status < 400) return;
  expect(answer.head).toMatch(/\r\nstrict-transport-security: /i);
  const type = /\r\ncontent-type: ([^\r]*)/i.exec(answer.head)?.[1];
  if (type?.startsWith('text/html')) expect(answer.body).toContain(`/status/${status}`);
  else
    expect(JSON.parse(answer.body)).toMatchObject({
      status,
      message: expect.any(String),
      code: expect.any(String),
    });
  if (status === 405) expect(answer.head).toMatch(/\r\nallow: [A-Z, ]*GET/i);
});

test('An invalid field is named as the caller wrote it', async () => {
  const { port } = await startApp();
  const wrong = await sendRaw(
    port,
    sendPost(JSON.stringify({ ...validSubscription, email_address: 'no address' })),
  );
  expect(JSON.parse(wrong.body)).toEqual({
    message: 'Bad Request',
    status: 400,
    code: 'invalid_input',
    field: 'email_address',
  });
});

test('A body without an end is refused at the size limit and not read further', async () => {
  // The limit is one chunk of 64 kB. Buffers on the way take more of them, but far fewer than all 1,600.
  const { port } = await startApp();
  const client = await rawClient(port);
  client.send(
    `POST ${subscribePath} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  let sentRequests = 0;
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  while (client.socket.writable && sentRequests < 1_600) {
    await new Promise<void>((resolve) => client.socket.write(chunk, () => resolve()));
    sentRequests += 1;
  }
  expect(await client.closed).toMatch(/^HTTP\/1\.1 413 .*"code":"payload_too_large"}$/s);
  expect(sentRequests).toBeLessThan(400);
});

test('A client that hangs up while it sends a body is not a server error', async () => {
  const { port, logged } = await startApp();
  const client = await rawClient(port);
  client.send(
    `POST ${subscribePath} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"`,
  );
  await eventually(async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('ashore_work_under_way{load="write"} 1');
  });
  client.socket.destroy();
  await eventually(() => expect(logged()).toContain('"class":"api"'));
  expect(logged()).not.toContain('"level":50');
});

const anyJson = fc.oneof(
  fc.constantFrom(
    '/',
    'de',
    'zh-Hans',
    'fr',
    'faq',
    'list',
    'tours',
    'api',
    'assets',
    'images',
    'status',
    '404',
    'login',
  ),
  fc.constantFrom(
    '//',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%00',
    '%0d%0a',
    '%c3',
    '%ed%a0%80',
    '%F0%9F%98%80',
  ),
  fc.constantFrom(
    '?',
    '&',
    '=',
    'page=',
    'size=',
    'location=',
    '[',
    ']',
    '__proto__',
    'constructor',
    '#',
    '.data',
    '_routes=',
  ),
  fc.constantFrom(
    'sitemap.xml',
    'sitemaps/',
    'en-products-',
    'robots.txt',
    'readyz',
    'metrics',
    'openapi.json',
    'docs',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
  fc.integer().map(String),
);

test('No address leads to a server error', async () => {
  const { port, logged } = await startApp();
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(method, fc.array(anyJson, { maxLength: 7 }), async (verb, pieces) => {
      const target = `/${pieces.join('')}`.replace(/\s/g, '+');
      const { status } = await sendRaw(
        port,
        `${verb} ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
      );
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  expect(logged()).not.toContain('"level":50');
});

test('No body leads to a server error', async () => {
  // The clock advances a minute between calls, so that no call is refused by a rate limit.
  let now = Date.now();
  const clock = {
    now() {
      now += 60_000;
      return new Date(now);
    },
  };
  const { port, logged } = await testApp({ database: testDb.database, clock });
  const body = fc.oneof(
    fc.json({ noUnicodeString: false, maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .record({ email_address: fc.anything(), status: fc.anything(), language: fc.anything() })
      .map((value) => {
        return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? Number(inner) : inner)) ?? '';
      }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const { status } = await sendRaw(port, sendPost(text));
      expect([400, 404]).toContain(status);
    }),
    { numRuns: 150 },
  );
  expect(logged()).not.toContain('"level":50');
});
