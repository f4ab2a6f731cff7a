import { expect, test } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import type { EndedRequest } from '../server/open-requests.ts';
import { createRequestLog } from './request-log.ts';

const endedRequest = (more: Partial<EndedRequest['exchange']> = {}, aborted = false): EndedRequest => ({
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
  isAborted: aborted,
  milliseconds: 1.26,
});

test('A request line shows the request, its kind, outcome and duration, and nothing about the visitor', () => {
  const lines: string[] = [];
  const log = createRequestLog((text) => lines.push(text));
  log.write(endedRequest());
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
  log.write(endedRequest({}, true));
  log.flush();
  expect(JSON.parse(lines.join(''))).toMatchObject({ aborted: true });
});

test('Lines are written in batches after a short delay, each once', async () => {
  const written: string[] = [];
  const log = createRequestLog((text) => written.push(text), 20);
  log.write(endedRequest({ id: 'a' }));
  log.write(endedRequest({ id: 'b' }));
  expect(written).toEqual([]);
  await eventually(() => expect(written).toHaveLength(1));
  expect(written[0]?.trimEnd().split('\n')).toHaveLength(2);
  log.flush();
  expect(written).toHaveLength(1);
});
