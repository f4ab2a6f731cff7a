import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import type { EndedRequest } from '../server/open-requests.ts';
import { createRequestLog, describeFault, openLog, plainLines } from './log.ts';

async function logFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ashore-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'log');
}

test('Request lines and messages are written whole, and faults without their data', async () => {
  const file = await logFile();
  const { log, writeRequestLines } = openLog('info', { file });
  log.error({ err: new Error('failed for someone@example.org') }, 'a call failed');
  writeRequestLines?.('{"msg":"request"}\n');
  await eventually(async () => expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2));
  const [fault = '', request = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(fault)).toMatchObject({
    level: 50,
    msg: 'a call failed',
    err: { message: 'failed for …@…' },
  });
  expect(JSON.parse(request)).toEqual({ msg: 'request' });
});

test('A full disk loses log lines but does not stop the server', async () => {
  const { log, writeRequestLines } = openLog('info', { file: '/dev/full' });
  log.info('lost');
  writeRequestLines?.('lost\n');
  const later = await logFile();
  const other = openLog('info', { file: later });
  other.log.info('kept');
  await eventually(async () => expect(await readFile(later, 'utf8')).toContain('kept'));
});

test('A silent log contains no request lines', async () => {
  expect(openLog('warn', { file: await logFile() }).writeRequestLines).toBeUndefined();
});

test('At a terminal, request lines and messages are sentences', async () => {
  const file = await logFile();
  const { log, writeRequestLines } = openLog('info', { file, plain: true });
  log.info('started');
  writeRequestLines?.(
    '{"level":30,"time":0,"method":"GET","status":200,"route":"home","ms":2,"msg":"request"}\n',
  );
  await eventually(async () =>
    expect(await readFile(file, 'utf8')).toMatch(/ {2}started\n.* 200 GET home, 2 ms\n/),
  );
});

const time = new Date(2026, 10, 21, 9, 5, 7).getTime();
const asJson = (...lines: object[]) => lines.map((line) => `${JSON.stringify({ time, ...line })}\n`).join('');

test('A terminal line has a time and a sentence; only warnings and errors show their level', () => {
  const lines = asJson({ level: 30, msg: 'started' }, { level: 40, msg: 'slow' }, { level: 50, msg: 'gone' });
  expect(plainLines(lines)).toBe('09:05:07  started\n09:05:07  warning slow\n09:05:07  ERROR gone\n');
});

test('A logged fault contains its error, its stack position and its cause', () => {
  const fault = Object.assign(new TypeError('no relation', { cause: new Error('gone') }), { code: '42P01' });
  const lines = plainLines(
    asJson({ level: 50, msg: 'a page could not be made', screen: 'home', err: describeFault(fault) }),
  );
  expect(lines).toMatch(
    /^09:05:07 {2}ERROR a page could not be made, screen home\nTypeError: 42P01: no relation\n +at /,
  );
  expect(lines).toMatch(/\ncaused by Error: gone\n +at /);
});

test('Unicode line separators do not end a log line', () => {
  expect(plainLines(asJson({ level: 30, msg: 'a\u2028b\u2029c' }))).toBe('09:05:07  a\u2028b\u2029c\n');
});

test('A request is one short line', () => {
  const request = { level: 30, msg: 'request', method: 'GET', status: 200, route: 'home', ms: 1.5 };
  expect(plainLines(asJson(request))).toBe('09:05:07  200 GET home, 1.5 ms\n');
});

test('The log shows where a fault happened, without its data', () => {
  const cause = Object.assign(new Error('duplicate key (someone@example.org)'), {
    code: '23505',
    detail: 'Key (email_address)=(someone@example.org) already exists.',
  });
  const fault = new Error('Failed query: insert into x values ($1)\nparams: someone@example.org,4111', {
    cause,
  });
  const text = JSON.stringify(describeFault(fault));
  expect(text).not.toMatch(/example\.org|4111/);
  expect(describeFault(fault)).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into x values ($1)\nparams: …',
    cause: { code: '23505', message: 'duplicate key (…@…)' },
  });
  expect(String(describeFault(fault).stack)).toMatch(/^\s+at .*log\.test\.ts/);
});

test('A thrown value that is not an error is logged by its type only', () => {
  expect(describeFault('someone@example.org')).toEqual({ type: 'string' });
});

test('A long message is cut off', () => {
  expect(String(describeFault(new Error('a'.repeat(100_000))).message).length).toBe(500);
});

const ended = (more: Partial<EndedRequest['exchange']> = {}, aborted = false): EndedRequest => ({
  exchange: {
    id: 'abc-1',
    routeClass: 'page',
    route: 'home',
    method: 'GET',
    url: '/de?email=someone@example.org',
    request: { headers: { cookie: 'secret', 'user-agent': 'agent' } },
    ...more,
  } as unknown as EndedRequest['exchange'],
  status: 200,
  aborted,
  milliseconds: 1.26,
});

test('A request line shows the request, its kind, outcome and duration, and nothing about the visitor', () => {
  const lines: string[] = [];
  const log = createRequestLog((text) => lines.push(text));
  log.write(ended());
  log.flush();
  const { time, ...line } = JSON.parse(lines.join(''));
  expect(time).toBeGreaterThan(0);
  expect(line).toEqual({
    level: 30,
    id: 'abc-1',
    class: 'page',
    route: 'home',
    method: 'GET',
    status: 200,
    ms: 1.3,
    msg: 'request',
  });
});

test('A request that the client aborted is marked', () => {
  const lines: string[] = [];
  const log = createRequestLog((text) => lines.push(text));
  log.write(ended({}, true));
  log.flush();
  expect(JSON.parse(lines.join(''))).toMatchObject({ aborted: true });
});

test('Lines are written in batches after a short delay, each once', async () => {
  const written: string[] = [];
  const log = createRequestLog((text) => written.push(text), 20);
  log.write(ended({ id: 'a' }));
  log.write(ended({ id: 'b' }));
  expect(written).toEqual([]);
  await eventually(() => expect(written).toHaveLength(1));
  expect(written[0]?.trimEnd().split('\n')).toHaveLength(2);
  log.flush();
  expect(written).toHaveLength(1);
});
