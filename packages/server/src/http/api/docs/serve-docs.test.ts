import { contract } from '@ashore/core/contract/contract.ts';
import type { OpenAPI } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import { expect, test } from 'vitest';
import { answering } from '../../../../test-support/http/request-response.ts';
import { describeApi, docsPage } from './page.ts';
import { createServeDocs } from './serve-docs.ts';

const document = await describeApi('Test API');

test('Every call of the contract is described, with its errors in our format', () => {
  const calls: string[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ path }) => calls.push(path.join('.')));
  const operations = Object.values(document.paths ?? {}).flatMap(
    (item) => Object.values(item ?? {}) as OpenAPI.OperationObject[],
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.sort());
  for (const { responses = {} } of operations) {
    const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect(refusals.length).toBeGreaterThan(0);
    for (const [status, { content }] of refusals as [
      string,
      { content: Record<string, { schema: object }> },
    ][]) {
      expect(content['application/json']?.schema).toMatchObject({
        allOf: [{ $ref: '#/components/schemas/ErrorBody' }],
        properties: {
          status: { const: Number(status) },
          code: { enum: expect.arrayContaining([expect.any(String)]) },
        },
      });
    }
  }
  expect(document.components?.schemas?.ErrorBody).toMatchObject({ required: ['message', 'status'] });
});

test('The page lists every call with its parameters and its errors', () => {
  const html = docsPage(document);
  for (const path of Object.keys(document.paths ?? {})) {
    expect(html.replaceAll('<wbr>', '')).toContain(`/api${path}`);
  }
  for (const word of [
    'Accept-Language',
    'email_address',
    'too_many_requests',
    '_embedded.tourSummaryList[].tourId',
  ]) {
    expect(html).toContain(word);
  }
});

test('The page loads nothing from other sites and runs no script', () => {
  const html = docsPage(document);
  expect(html).not.toMatch(/<script|<style|style=|onclick|https?:\/\//);
  for (const [, target] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect(target).not.toMatch(/^(https?:)?\/\//);
});

test('Markup in the contract appears as text on the page', () => {
  const hostile = structuredClone(document);
  hostile.info.title = '<script>alert(1)</script>"';
  expect(docsPage(hostile)).not.toContain('<script>alert');
});

test.each([
  ['/api/openapi.json', 'application/json', /^default-src 'none'; frame-ancestors 'none'$/],
  ['/api/docs', 'text/html; charset=utf-8', /^default-src 'none'; .*style-src 'self'/],
  ['/api/docs.css', 'text/css; charset=utf-8', /^default-src 'none'; frame-ancestors 'none'$/],
])('The description is served: %s', async (path, type, policy) => {
  const docs = createServeDocs('Test API');
  const { url } = await answering(docs.answer);
  const answer = await fetch(url + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('content-security-policy')).toMatch(policy);
  const again = await fetch(url + path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});
