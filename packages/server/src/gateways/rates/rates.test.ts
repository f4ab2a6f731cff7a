import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { centralBankTable, ownTable } from '../../../test-support/gateways/rate-tables.ts';
import { insideTransaction } from '../../database/transaction.ts';
import { ratesFromFile } from './embedded.ts';
import { httpRates } from './http.ts';
import { MOST_BYTES, type RateSource } from './port.ts';

let server: Server;
let answer: RequestListener = (_, response) => response.end();
let requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const feedUrl = (path = '/rates') =>
  new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

/** Serves the same text through either adapter. Without a text there is nothing to read. */
const adapters: [name: string, serve: (text: string | undefined) => RateSource][] = [
  [
    'In a file',
    (text) => {
      const path = join(emptyFolder(), 'table');
      if (text !== undefined) writeFileSync(path, text);
      return ratesFromFile(path);
    },
  ],
  [
    'At an address',
    (text) => {
      answer = (_, response) => {
        response.statusCode = text === undefined ? 404 : 200;
        response.end(text);
      };
      return httpRates(feedUrl());
    },
  ],
];

describe.each(adapters)('%s', (_, serve) => {
  const rates = { USD: '1.0832', JPY: '162.35', GBP: '0.84210', CHF: '0.9412', CAD: '1.4978' };

  test('the table of the central bank is read as published, without codes that are not currencies', async () => {
    expect(await serve(centralBankTable).read()).toEqual({
      date: '2026-11-20',
      base: 'EUR',
      source: 'European Central Bank',
      rates,
    });
  });

  test('a table of our own form is read, without a rate of the base currency', async () => {
    expect(await serve(ownTable).read()).toEqual({
      date: '2026-11-20',
      base: 'EUR',
      source: 'Operations',
      rates,
    });
  });

  test.each([
    ['nothing', ''],
    ['a page', '<html><body>Down for maintenance</body></html>'],
    ['two tables in one answer', centralBankTable + centralBankTable],
    ['a rate in text form with an exponent', ownTable.replace('"162.35"', '"1e9"')],
    ['a rate of zero', ownTable.replace('"162.35"', '"0.00"')],
    ['a negative rate', ownTable.replace('"162.35"', '-1')],
    ['a rate as a number that is written with an exponent', ownTable.replace('"162.35"', '1e-9')],
    ['a date that does not exist', ownTable.replace('2026-11-20', '2026-02-30')],
    ['a base that is not a currency', ownTable.replace('"EUR"', '"XAU"')],
  ])('The answer is refused as a rate table: %s', async (_name, text) => {
    expect(await serve(text).read()).toMatchObject({ failed: 'unreadable' });
  });

  test('a missing table is reported as unreachable', async () => {
    expect(await serve(undefined).read()).toMatchObject({ failed: 'unreachable' });
  });

  test('a text longer than any table is not read', async () => {
    expect(await serve(' '.repeat(MOST_BYTES + 1)).read()).toMatchObject({ failed: 'too_large' });
  });
});

test('An answer that unpacks to more than any table is not read', async () => {
  answer = (_, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(Buffer.alloc(50 * MOST_BYTES, ' ')));
  };
  expect(await httpRates(feedUrl()).read()).toMatchObject({ failed: 'too_large' });
});

test('A redirect is not followed', async () => {
  requests = [];
  answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
  expect(await httpRates(feedUrl()).read()).toMatchObject({ failed: 'unreachable' });
  expect(requests).toEqual(['/rates']);
});

test('Reading ends at the time limit if the source does not answer or stops in the middle', async () => {
  answer = () => {};
  expect(await httpRates(feedUrl(), { waitMs: 50 }).read()).toMatchObject({ failed: 'unreachable' });
  answer = (_, response) => void response.write('<');
  expect(await httpRates(feedUrl(), { waitMs: 50 }).read()).toMatchObject({ failed: 'unreachable' });
});

test('A refused connection is reported with its cause', async () => {
  const closedServer = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closedServer.once('listening', resolve));
  const { port } = closedServer.address() as AddressInfo;
  await new Promise((resolve) => closedServer.close(resolve));
  expect(await httpRates(new URL(`http://127.0.0.1:${port}`)).read()).toMatchObject({
    failed: 'unreachable',
    details: expect.stringContaining('ECONNREFUSED'),
  });
});

test('Rates are never fetched inside a transaction, because rows would stay locked until the source answers', async () => {
  requests = [];
  await expect(insideTransaction(() => httpRates(feedUrl()).read())).rejects.toThrow(
    'Exchange rates were requested inside a transaction: enqueue a job instead.',
  );
  expect(requests).toEqual([]);
});
