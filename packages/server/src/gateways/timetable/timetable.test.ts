import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insideTransaction } from '../../database/transaction.ts';
import { httpTimetable } from './http.ts';
import { MOST_BYTES } from './port.ts';

let server: Server;
let answer: RequestListener = (_, response) => response.end();
let requestCount = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requestCount += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const hostOf = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const readTimetable = (path = '/sailings.json', options = {}) =>
  httpTimetable(new URL(path, `http://${hostOf()}`), options).read();

test('A timetable is read with the time of its publication, and its name keeps no secret of the address', async () => {
  answer = (_, response) => {
    response.setHeader('last-modified', 'Sat, 28 Nov 2026 06:30:00 GMT');
    response.end('{}');
  };
  expect(await readTimetable('/sailings.json?key=secret')).toEqual({
    name: `${hostOf()}/sailings.json`,
    text: '{}',
    publishedAt: new Date('2026-11-28T06:30:00Z'),
  });
});

test('A text in CSV is known by its address or by its content type', async () => {
  answer = (_, response) => response.end('ship');
  expect(await readTimetable('/sailings.csv')).toMatchObject({ name: `${hostOf()}/sailings.csv` });
  answer = (_, response) => {
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.end('ship');
  };
  expect(await readTimetable('/export')).toMatchObject({
    name: `${hostOf()}/export.csv`,
    publishedAt: undefined,
  });
});

test('A redirect is not followed', async () => {
  requestCount = 0;
  answer = (_, response) =>
    requestCount === 1 ? response.writeHead(302, { location: '/elsewhere' }).end() : response.end('{}');
  expect(await readTimetable()).toMatchObject({ failed: 'unreachable' });
  expect(requestCount).toBe(1);
});

test('A source that fails or stops in the middle is unreachable', async () => {
  answer = (_, response) => response.writeHead(503).end();
  expect(await readTimetable()).toEqual({ failed: 'unreachable', details: 'status 503' });
  answer = (_, response) => void response.write('{');
  expect(await readTimetable('/sailings.json', { waitMs: 50 })).toMatchObject({ failed: 'unreachable' });
});

test('An answer that unpacks to more than any timetable is not read', async () => {
  answer = (_, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(Buffer.alloc(MOST_BYTES + 1, ' ')));
  };
  expect(await readTimetable()).toMatchObject({ failed: 'too_large' });
});

test('A timetable is never fetched inside a transaction', async () => {
  requestCount = 0;
  await expect(insideTransaction(() => readTimetable())).rejects.toThrow('inside a transaction');
  expect(requestCount).toBe(0);
});
