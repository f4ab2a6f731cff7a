import { expect, test, vi } from 'vitest';
import type { Ended } from './open-exchanges.ts';
import { createRequestLog } from './request-log.ts';

const ended = (more: Partial<Ended['exchange']> = {}, aborted = false): Ended => ({
  exchange: {
    id: 'abc-1',
    routeClass: 'page',
    route: 'home',
    method: 'GET',
    url: '/de?email=somebody@example.org',
    request: { headers: { cookie: 'secret', 'user-agent': 'agent' } },
    ...more,
  } as unknown as Ended['exchange'],
  status: 200,
  aborted,
  milliseconds: 1.26,
});

test('a line says which request, what kind, how it ended and how long it took, and nothing about the visitor', () => {
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

test('who hung up before the end is marked', () => {
  const lines: string[] = [];
  const log = createRequestLog((text) => lines.push(text));
  log.write(ended({}, true));
  log.flush();
  expect(JSON.parse(lines.join(''))).toMatchObject({ aborted: true });
});

test('lines are written together, soon, and each once', async () => {
  const written: string[] = [];
  const log = createRequestLog((text) => written.push(text), 20);
  log.write(ended({ id: 'a' }));
  log.write(ended({ id: 'b' }));
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.trimEnd().split('\n')).toHaveLength(2);
  log.flush();
  expect(written).toHaveLength(1);
});
