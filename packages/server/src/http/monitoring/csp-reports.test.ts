import { expect, test, vi } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { createServeCspReports } from './csp-reports.ts';

async function startReporting(wait = () => 0) {
  const onViolation = vi.fn();
  const { url } = await answering(createServeCspReports({ onViolation, takeCallToken: wait }));
  const send = (body: string, type = 'application/reports+json', method = 'POST') =>
    fetch(url, { method, headers: { 'content-type': type }, ...(method === 'POST' && { body }) });
  return { onViolation, send };
}

const violationReport = (body: object) => ({
  type: 'csp-violation',
  url: 'https://shop.example/en?me=1',
  body,
});

test('A report from a browser is recorded by directive and origin, without anything else about the visit', async () => {
  const { onViolation, send } = await startReporting();
  const answer = await send(
    JSON.stringify([
      violationReport({
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/a.js?who=me',
      }),
      violationReport({ effectiveDirective: 'style-src-attr', blockedURL: 'inline' }),
      { type: 'deprecation', body: {} },
    ]),
  );
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(onViolation.mock.calls).toEqual([
    [{ directive: 'script-src', blocked: 'https://evil.example' }],
    [{ directive: 'style-src', blocked: 'inline' }],
  ]);
});

test('The older report format is understood as well', async () => {
  const { onViolation, send } = await startReporting();
  const report = { 'violated-directive': 'img-src', 'blocked-uri': 'https://pixel.example/x.gif' };
  await send(JSON.stringify({ 'csp-report': report }), 'application/csp-report');
  expect(onViolation).toHaveBeenCalledWith({ directive: 'img-src', blocked: 'https://pixel.example' });
});

test('The text of an invalid report is not logged', async () => {
  const { onViolation, send } = await startReporting();
  const odd = { effectiveDirective: 'x\nlevel=50', blockedURL: { a: '\n' } };
  expect((await send(JSON.stringify([violationReport(odd), null, 7, 'x']))).status).toBe(204);
  expect(onViolation.mock.calls).toEqual([[{ directive: 'other', blocked: 'other' }]]);
});

test.each([
  ['malformed JSON', '{', undefined, 'POST', 400],
  ['a number', '7', undefined, 'POST', 400],
  ['a body over the limit', `["${'x'.repeat(20_000)}"]`, undefined, 'POST', 413],
  ['another content type', '[]', 'application/json', 'POST', 415],
  ['a GET request', '', undefined, 'GET', 405],
])('The server refuses %s in our error format', async (_, body, type, method, status) => {
  const { onViolation, send } = await startReporting();
  const answer = await send(body, type, method);
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status })]);
  expect(onViolation).not.toHaveBeenCalled();
});

test.each([1, 7])(
  'A client that reports too often is refused with 429 and a retry time: %i',
  async (seconds) => {
    const { onViolation, send } = await startReporting(() => seconds);
    const answer = await send(JSON.stringify([violationReport({ effectiveDirective: 'img-src' })]));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect(onViolation).not.toHaveBeenCalled();
  },
);
