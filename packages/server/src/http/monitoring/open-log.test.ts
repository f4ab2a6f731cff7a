import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { describeFault, openLog } from './open-log.ts';

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
  const { log, writeRequestLines } = openLog('info', { file, isForTerminal: true });
  log.info('started');
  writeRequestLines?.(
    '{"level":30,"time":0,"method":"GET","status":200,"route":"home","ms":2,"msg":"request"}\n',
  );
  await eventually(async () =>
    expect(await readFile(file, 'utf8')).toMatch(/ {2}started\n.* 200 GET home, 2 ms\n/),
  );
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
