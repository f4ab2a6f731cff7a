import { expect, test } from 'vitest';
import { describeFailures, failedJourneys, failedTests } from './report-failures.mjs';

const spec = (file, title, status, results) => ({
  file,
  line: 38,
  title,
  tests: [{ projectName: 'desktop', status, results }],
});
const passed = spec('home.spec.ts', 'a first visit', 'expected', [{ status: 'passed' }]);
const wrong = { errors: [{ message: 'Expected: \u001b[32m"+351 PT"\u001b[39m' }] };

test('A failed journey is described by its place, its title, its error and its trace; passed journeys are not described', () => {
  const trace = { attachments: [{ name: 'trace', path: '/a/trace.zip' }, { name: 'text' }], ...wrong };
  const failed = spec('suppliers.spec.ts', 'a company applies', 'unexpected', [wrong, trace]);
  const file = { title: 'suppliers.spec.ts', file: 'suppliers.spec.ts' };
  const group = { title: 'on a phone', file: 'suppliers.spec.ts', specs: [failed] };
  const report = { suites: [{ ...file, specs: [passed], suites: [group] }] };
  expect(describeFailures(failedJourneys(report))).toBe(
    [
      'tests/journeys/suppliers.spec.ts:38 on a phone › a company applies (desktop)',
      'Expected: "+351 PT"',
      'trace: npx playwright show-trace /a/trace.zip',
    ].join('\n'),
  );
});

test('A journey that passes only in its second attempt counts as failed', () => {
  const flaky = spec('hold.spec.ts', 'two travellers hold spots', 'flaky', [wrong, { status: 'passed' }]);
  const [failure, ...more] = failedJourneys({ suites: [{ specs: [flaky] }] });
  expect(more).toEqual([]);
  expect(failure).toMatchObject({
    place: 'tests/journeys/hold.spec.ts:38',
    text: expect.stringContaining('It counts as failed'),
  });
});

test('An error outside of any journey is described, and a run without failures has no description', () => {
  const errors = [{ message: 'No port was given.' }];
  expect(describeFailures(failedJourneys({ errors }))).toContain('No port was given.');
  expect(failedJourneys({ suites: [{ specs: [passed] }] })).toEqual([]);
});

test('A failed unit test is described by its file, its title and its error', () => {
  const failed = {
    name: '/project/packages/core/money.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'passed', title: 'an amount has a currency' },
      {
        status: 'failed',
        ancestorTitles: ['refund'],
        title: 'a refund is never more than the price',
        failureMessages: ['AssertionError: expected 98 to be 97'],
      },
    ],
  };
  expect(describeFailures(failedTests({ testResults: [failed] }, '/project/'))).toBe(
    'packages/core/money.test.ts refund › a refund is never more than the price\nAssertionError: expected 98 to be 97',
  );
});

test('A test file that cannot be loaded is described by its message', () => {
  const broken = {
    name: '/project/a.test.ts',
    status: 'failed',
    message: 'Cannot find package',
    assertionResults: [],
  };
  expect(failedTests({ testResults: [broken] }, '/project/')).toEqual([
    { place: 'a.test.ts', title: '', text: 'Cannot find package' },
  ]);
});
