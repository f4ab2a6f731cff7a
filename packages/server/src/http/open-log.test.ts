import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from './open-log.ts';

async function logFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ashore-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'log');
}

test('lines of both kinds arrive whole, and faults without the data they carry', async () => {
  const file = await logFile();
  const { log, writeLog } = openLog('info', { file });
  log.error({ err: new Error('failed for somebody@example.org') }, 'a call failed');
  writeLog?.('{"msg":"request"}\n');
  await vi.waitFor(async () => expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2));
  const [fault = '', request = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(fault)).toMatchObject({
    level: 50,
    msg: 'a call failed',
    err: { message: 'failed for …@…' },
  });
  expect(JSON.parse(request)).toEqual({ msg: 'request' });
});

test('a disk that is full costs lines, not the server', async () => {
  const { log, writeLog } = openLog('info', { file: '/dev/full' });
  log.info('lost');
  writeLog?.('lost\n');
  const later = await logFile();
  const other = openLog('info', { file: later });
  other.log.info('kept');
  await vi.waitFor(async () => expect(await readFile(later, 'utf8')).toContain('kept'));
});

test('a quiet log has no lines for requests', async () => {
  expect(openLog('warn', { file: await logFile() }).writeLog).toBeUndefined();
});

test('at a terminal both kinds are sentences', async () => {
  const file = await logFile();
  const { log, writeLog } = openLog('info', { file, plain: true });
  log.info('started');
  writeLog?.('{"level":30,"time":0,"method":"GET","status":200,"route":"home","ms":2,"msg":"request"}\n');
  await vi.waitFor(async () =>
    expect(await readFile(file, 'utf8')).toMatch(/ {2}started\n.* 200 GET home, 2 ms\n/),
  );
});
