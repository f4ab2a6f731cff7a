import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../../database/embedded/data-folder-for-tests.ts';
import { insideTransaction } from '../../database/inside-transaction.ts';
import { ratesInFile } from './embedded.ts';
import { ratesAtAddress } from './http.ts';
import { MOST_BYTES, type Rates } from './port.ts';
import { centralBankTable, ownTable } from './tables-for-tests.ts';

let server: Server;
let answer: RequestListener = (_, response) => response.end();
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = (path = '/rates') =>
  new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

/** The same text behind either adapter; nothing there at all without one. */
const adapters: [name: string, serve: (text: string | undefined) => Rates][] = [
  [
    'In a file',
    (text) => {
      const path = join(emptyFolder(), 'table');
      if (text !== undefined) writeFileSync(path, text);
      return ratesInFile(path);
    },
  ],
  [
    'At an address',
    (text) => {
      answer = (_, response) => {
        response.statusCode = text === undefined ? 404 : 200;
        response.end(text);
      };
      return ratesAtAddress(address());
    },
  ],
];

describe.each(adapters)('%s', (_, serve) => {
  const rates = { USD: '1.0832', JPY: '162.35', GBP: '0.84210', CHF: '0.9412', CAD: '1.4978' };

  test('the table of the central bank is read as it was published, without what is no money', async () => {
    expect(await serve(centralBankTable).read()).toEqual({
      date: '2026-11-20',
      base: 'EUR',
      source: 'European Central Bank',
      rates,
    });
  });

  test('a table of our own form is read, without the base against itself', async () => {
    expect(await serve(ownTable).read()).toEqual({
      date: '2026-11-20',
      base: 'EUR',
      source: 'The house',
      rates,
    });
  });

  test.each([
    ['nothing', ''],
    ['a page', '<html><body>Down for maintenance</body></html>'],
    ['ninety days at once', centralBankTable + centralBankTable],
    ['a rate that is none', ownTable.replace('"162.35"', '"1e9"')],
    ['a rate of nothing', ownTable.replace('"162.35"', '"0.00"')],
    ['a negative rate', ownTable.replace('"162.35"', '-1')],
    ['a number that no decimal can say', ownTable.replace('"162.35"', '1e-9')],
    ['a day that no calendar has', ownTable.replace('2026-11-20', '2026-02-30')],
    ['a base that is no money', ownTable.replace('"EUR"', '"XAU"')],
  ])('%s is no table', async (_name, text) => {
    expect(await serve(text).read()).toMatchObject({ failed: 'unreadable' });
  });

  test('where nothing is there is no table', async () => {
    expect(await serve(undefined).read()).toMatchObject({ failed: 'unreachable' });
  });

  test('what is longer than any table is not read', async () => {
    expect(await serve(' '.repeat(MOST_BYTES + 1)).read()).toMatchObject({ failed: 'too_large' });
  });
});

test('What unpacks to more than any table is not read either.', async () => {
  answer = (_, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(Buffer.alloc(50 * MOST_BYTES, ' ')));
  };
  expect(await ratesAtAddress(address()).read()).toMatchObject({ failed: 'too_large' });
});

test('It goes nowhere else than it was sent.', async () => {
  asked = [];
  answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
  expect(await ratesAtAddress(address()).read()).toMatchObject({ failed: 'unreachable' });
  expect(asked).toEqual(['/rates']);
});

test('Who does not answer, or stops in the middle, is not waited for.', async () => {
  answer = () => {};
  expect(await ratesAtAddress(address(), { waitMs: 50 }).read()).toMatchObject({ failed: 'unreachable' });
  answer = (_, response) => void response.write('<');
  expect(await ratesAtAddress(address(), { waitMs: 50 }).read()).toMatchObject({ failed: 'unreachable' });
});

test('Where nobody listens it says so.', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => nobody.once('listening', resolve));
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  expect(await ratesAtAddress(new URL(`http://127.0.0.1:${port}`)).read()).toMatchObject({
    failed: 'unreachable',
    details: expect.stringContaining('ECONNREFUSED'),
  });
});

test('Inside a transaction nobody is asked: rows would stay locked for as long as the other side likes.', async () => {
  asked = [];
  await expect(insideTransaction(() => ratesAtAddress(address()).read())).rejects.toThrow(
    'Exchange rates were asked for inside a transaction: put a job instead.',
  );
  expect(asked).toEqual([]);
});
